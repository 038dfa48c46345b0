import { addressTokens, keyOf, type Token } from './address-tokens.ts'
import { STATION_WORDS } from './station-rules.ts'

/** What a word of an address says about the name beside it. */
export type WordRole =
  | 'road'
  | 'soi'
  | 'station'
  | 'district'
  | 'subdistrict'
  | 'village'
  | 'kilometre'
  | 'filler'
  | 'noise'
export type AddressWord = {
  role: WordRole
  /** Where the name stands: `soi Ari`, `Sukhumvit Road`, `BTS Asok` or `Asok BTS`. */
  name: 'after' | 'before' | 'either'
  /** Which lines the word speaks of, by the beginning of their ids. */
  lines?: string
  /** Whether what follows is only near: `opposite Soi Ari`. */
  isNear?: boolean
}

/** The longest word is this many letters. */
export const LONGEST_WORD = 24

/** What a row of tokens says, or undefined when it is no such word. */
export function addressWord(tokens: readonly Token[]): AddressWord | undefined {
  return words.get(keyOf(tokens))
}

const words = new Map<string, AddressWord>()
const NEAR = { isNear: true }

say('road', 'before', 'road rd')
say('road', 'after', 'thanon ถนน off')
say('soi', 'before', 'alley lane')
say('soi', 'after', 'soi ซอย ปากซอย ตรอก trok')
say('district', 'before', 'district')
say('district', 'after', 'khet amphoe amphur เขต อำเภอ')
say('subdistrict', 'before', 'subdistrict')
say('subdistrict', 'after', 'khwaeng kwaeng tambon tambol แขวง ตำบล')
for (const { words, lines } of STATION_WORDS) say('station', 'either', words, { lines })
say('kilometre', 'after', 'km kilometre kilometer กม กิโลเมตร กิโลเมตรที่')
say('village', 'after', 'moo mu หมู่ หมู่ที่')
say('filler', 'either', 'bangkok thailand krungthep bkk province changwat city')
say('filler', 'either', 'กรุงเทพ กรุงเทพฯ กรุงเทพมหานคร กทม ประเทศไทย ไทย จังหวัด')
say('filler', 'either', 'near nearby opposite behind beside between and to around', NEAR)
say('filler', 'either', 'next at by close from the in on of')
say('filler', 'either', 'along area walk minutes min m metres meters exit no number')
say('filler', 'either', 'condo condominium apartment building house unit floor corner junction')
say('filler', 'either', 'ใกล้ ติด ตรงข้าม หน้า หลัง ข้าง ย่าน แถว และ ระหว่าง', NEAR)
say('filler', 'either', 'ที่ ใน เลขที่ บ้านเลขที่ ทางออก')
say(
  'filler',
  'either',
  'คอนโด คอนโดมิเนียม อาคาร ชั้น ห้อง โครงการ ห้าง ห้างสรรพสินค้า แยก บริเวณ ถึง จาก เมตร นาที',
)
// Words of everyday use that begin with a place's name: Nana in international, Siam in the old country.
say('noise', 'either', 'นานาชาติ นานาพันธุ์ ประเทศสยาม siamese')

function say(
  role: WordRole,
  name: AddressWord['name'],
  list: string,
  more: Pick<AddressWord, 'lines' | 'isNear'> = {},
): void {
  for (const word of list.split(' ')) words.set(keyOf(addressTokens(word)), { role, name, ...more })
}
