import { STATION_WORDS } from '../../places/rules/station-names.ts'
import { addressTokens, keyOf, type Token } from './address-tokens.ts'

/** What a word of an address tells about the name beside it. */
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
  /** On which side the name is: `soi Ari`, `Sukhumvit Road`, `BTS Asok` or `Asok BTS`. */
  name: 'after' | 'before' | 'either'
  /** The prefix of the line ids that the word refers to. */
  lines?: string
  /** Whether the name that follows is only nearby: `opposite Soi Ari`. */
  isNear?: boolean
}

/** Letters of the longest such word. */
export const MAX_WORD = 24

/** The meaning of a sequence of tokens, or undefined when it is not such a word. */
export function addressWord(tokens: readonly Token[]): AddressWord | undefined {
  return words.get(keyOf(tokens))
}

const words = new Map<string, AddressWord>()
const NEAR = { isNear: true }

define('road', 'before', 'road rd')
define('road', 'after', 'thanon ถนน off')
define('soi', 'before', 'alley lane')
define('soi', 'after', 'soi ซอย ปากซอย ตรอก trok')
define('district', 'before', 'district')
define('district', 'after', 'khet amphoe amphur เขต อำเภอ')
define('subdistrict', 'before', 'subdistrict')
define('subdistrict', 'after', 'khwaeng kwaeng tambon tambol แขวง ตำบล')
for (const { words, lines } of STATION_WORDS) define('station', 'either', words, { lines })
define('kilometre', 'after', 'km kilometre kilometer กม กิโลเมตร กิโลเมตรที่')
define('village', 'after', 'moo mu หมู่ หมู่ที่')
define('filler', 'either', 'bangkok thailand krungthep bkk province changwat city')
define('filler', 'either', 'กรุงเทพ กรุงเทพฯ กรุงเทพมหานคร กทม ประเทศไทย ไทย จังหวัด')
define('filler', 'either', 'near nearby opposite behind beside between and to around', NEAR)
define('filler', 'either', 'next at by close from the in on of')
define('filler', 'either', 'along area walk minutes min m metres meters exit no number')
define('filler', 'either', 'condo condominium apartment building house unit floor corner junction')
define('filler', 'either', 'ใกล้ ติด ตรงข้าม หน้า หลัง ข้าง ย่าน แถว และ ระหว่าง', NEAR)
define('filler', 'either', 'ที่ ใน เลขที่ บ้านเลขที่ ทางออก')
define(
  'filler',
  'either',
  'คอนโด คอนโดมิเนียม อาคาร ชั้น ห้อง โครงการ ห้าง ห้างสรรพสินค้า แยก บริเวณ ถึง จาก เมตร นาที',
)
// Everyday words that begin with a place's name: Nana in "international", Siam in "Siam country".
define('noise', 'either', 'นานาชาติ นานาพันธุ์ ประเทศสยาม siamese')

function define(
  role: WordRole,
  name: AddressWord['name'],
  list: string,
  options: Pick<AddressWord, 'lines' | 'isNear'> = {},
): void {
  for (const word of list.split(' '))
    words.set(keyOf(addressTokens(word)), { role, name, ...options })
}
