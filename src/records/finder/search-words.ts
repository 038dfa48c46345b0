import { nameWords, plainText } from '../../city/places/rules/spelling.ts'

/* The words of a whole sentence that name no place: `condo for rent near Asok`, `ใกล้จุฬา`. */

const WORDS = new Set(
  `condo condos condominium condominiums apartment apartments flat flats home homes house houses property properties
  room rooms studio for rent rental renting lease sale sell selling buy buying purchase a an the in on at of near
  nearby around close next by to from with and or any within walking walk distance under below over above about
  less more than up max maximum min minimum budget pool swimming gym pet pets friendly allowed furnished unfurnished
  freehold leasehold new cheap luxury please want need looking`.split(/\s+/),
)
/** What a number before them counts. */
const UNITS = new Set(
  `bed beds bedroom bedrooms br bath baths bathroom bathrooms k m mb mil million thb baht sqm sqft km metres meters min
  mins minute minutes`.split(/\s+/),
)
const THAI =
  `คอนโดมิเนียม คอนโด อพาร์ทเมนท์ ห้องนอน ห้องน้ำ ห้อง นอน ให้เช่า เช่า ขาย ซื้อ ต้องการ หา ใกล้ ใกล้กับ ติด แถว ย่าน
  แถวๆ งบ งบประมาณ ไม่เกิน ราคา ถูก เลี้ยงสัตว์ได้ เลี้ยงสัตว์ สระว่ายน้ำ บาท ล้าน นาที ต่อเดือน เดือน รถไฟฟ้า ที่ มี ได้`
    .split(/\s+/)
    .map(plainText)
    .sort((a, b) => b.length - a.length)
// Sums of money; a postcode is found as one.
const LONG_NUMBER = /^\d{4,}$/

/** The words of a text without those that only say what is searched for. */
export function withoutSearchWords(text: string): string[] {
  const words = nameWords(text)
  return words.flatMap((word, i) => {
    if (WORDS.has(word) || UNITS.has(word) || LONG_NUMBER.test(word)) return []
    if (/^\d/.test(word)) return isCounting(words[i + 1]) ? [] : [word]
    const rest = /^[a-z]/.test(word) ? word : withoutThai(word)
    return rest === '' ? [] : [rest]
  })
}

function isCounting(next: string | undefined): boolean {
  return next !== undefined && (UNITS.has(next) || THAI.some((term) => next.startsWith(term)))
}

function withoutThai(word: string): string {
  let rest = word
  for (;;) {
    const first = THAI.find((term) => rest.startsWith(term))
    const last = THAI.find((term) => rest.endsWith(term))
    if (first) rest = rest.slice(first.length)
    else if (last) rest = rest.slice(0, -last.length)
    else return rest
  }
}
