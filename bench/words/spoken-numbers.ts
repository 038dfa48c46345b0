/**
 * The numbers a text says, with their multiples carried out (`45k`, `4.5 ลบ.`, `2 หมื่น 3`), in order. Phone numbers
 * are texts of digits. Made for checking rewritten texts of `listings.json`, and on purpose not shared with the
 * readers that are measured.
 */
export function spokenNumbers(text: string): (number | string)[] {
  const found: [number, number | string][] = []
  const rest = latinDigits(text)
    .replaceAll(/\S+@\S+/g, blank)
    .replaceAll(/[mM][2²]/g, blank)
    .replaceAll(PHONE, (phone: string, at: number) => {
      found.push([at, phone.replaceAll(/\D/g, '')])
      return blank(phone)
    })
  for (const match of rest.matchAll(NUMBER)) {
    const size = MULTIPLES[(match[2] ?? '').toLowerCase()] ?? 1
    const more = match[3] === undefined ? 0 : Number(match[3]) * (match[4] ? 100_000 : size / 10)
    const value = Number(match[1]?.replaceAll(',', '')) * size + more
    found.push([match.index, Math.round(value * 1000) / 1000])
  }
  return found.sort(([one], [other]) => one - other).map(([, value]) => value)
}

/** The numbers of `expected` that are not said in the text as often, and those it says beyond them. */
export function numberFaults(expected: readonly (number | string)[], text: string) {
  const extra = spokenNumbers(text)
  const lost = expected.filter((value) => {
    const at = extra.indexOf(value)
    if (at >= 0) extra.splice(at, 1)
    return at < 0
  })
  return { lost, extra }
}

const PHONE = /(?<!\d)(?:\+66[ -]?|0)\d{1,2}[ -]?000[ -]?\d{4}(?!\d)/g

const MULTIPLES: Record<string, number> = {
  k: 1e3,
  พัน: 1e3,
  หมื่น: 1e4,
  แสน: 1e5,
  m: 1e6,
  mb: 1e6,
  mil: 1e6,
  million: 1e6,
  ล้าน: 1e6,
  ลบ: 1e6,
  'ล.': 1e6,
}

/** A number, its multiple, and the digit after it that is said in tenths (`2 หมื่น 3`) or with its own (`2แสน`). */
const NUMBER =
  /(\d+(?:,\d{3})*(?:\.\d+)?)(?:\s?(พัน|หมื่น|แสน|ล้าน|ลบ|ล\.|million|mil(?![a-z])|MB|[mM]b(?![a-z])|mb(?![a-z])|M(?![a-zA-Z])|m(?= neg| thb|, incl)|[kK](?![a-z]))(?:(?<=หมื่น|ล้าน)\s?(\d)(?![\d.,]|\s?(?:น|ห้อง|bed|br|ตร|ถ้า|%|\/))(แสน)?)?)?/gu

function blank(text: string): string {
  return ' '.repeat(text.length)
}

function latinDigits(text: string): string {
  return text.replaceAll(/[๐-๙]/g, (digit) => String((digit.codePointAt(0) ?? 0) - 0xe50))
}
