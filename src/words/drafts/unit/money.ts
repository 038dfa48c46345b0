import {
  type ChatReading,
  type Stated,
  type Statement,
  wordsAfter,
  wordsBefore,
} from '../reading.ts'
import { isOfThings, isOtherPrice } from './other-price.ts'

/* Which of the sums of a text are the price and the rent. */

/** A home is sold for more than this, and let for less. */
export const MIN_PRICE = 700_000
const MIN_RENT = 2000
const MAX_RENT = 600_000

/** What a tenant pays already: `เช่าอยู่ 38,000`, `tenant in place paying 10k`. */
export const PAID =
  /(?:ผู้เช่า|คนเช่า|เช่าอยู่|เช่าไป|เช่าปัจจุบัน|current(?:ly)?|existing|tenant|paying|pays|they pay|rented (?:out )?(?:for|at))[^\n]{0,24}$/
/** What was paid once, or would be: `ซื้อมา 2.8 ล้าน`. */
export const ONCE =
  /(?:ซื้อมา|bought (?:it )?(?:at|for)|paid|ราคาประเมิน|apprais[a-z]{1,4}|เดิม|เคย[ก-๙]{0,8}|was|จาก|from)\s{0,2}$/
const EACH_BEFORE = /(?<!เดือน)ละ\s?$/
const EACH_AFTER =
  /^\s?(?:(?:per|\/|ต่อ|a)\s?(?:sq|ตร|hour|hr|night|day|person|คน|คืน|วัน|ชั่วโมง|week)|each)/
const NOT_HOME = /(?:ค่าไฟ|ค่าน้ำ|ค่าเน็ต|เงินเดือน|yield|ค่าคอม|commission|ลดให้|discount)\s{0,2}$/

export type Sum = Statement & { field: 'price' | 'rentAmount'; isTenants: boolean }

export function sumsOf(reading: ChatReading, facts: readonly Stated[]): Sum[] {
  return facts.flatMap((fact) => {
    const field = fact.isRange ? null : fieldOf(reading, fact)
    if (!field) return []
    const { value, start, end, message } = fact
    const isTenants = field === 'rentAmount' && PAID.test(wordsBefore(reading, start, 48))
    if (!isTenants && isOtherPrice(reading, fact)) return []
    const isDoubtful = !isTenants && isOfThings(reading, fact)
    return [{ field, value, start, end, message, isTenants, isDoubtful }]
  })
}

function fieldOf(reading: ChatReading, { kind, value, start, end }: Stated): Sum['field'] | null {
  if (kind !== 'price' && kind !== 'rent' && kind !== 'baht') return null
  const sum = Number(value)
  const before = wordsBefore(reading, start, 24)
  if (NOT_HOME.test(before) || ONCE.test(before)) return null
  if (EACH_BEFORE.test(before) || EACH_AFTER.test(wordsAfter(reading, end, 16))) return null
  const words = reading.plain.slice(start, end)
  // `rented till end of Nov 2027`
  if (/^(?:19|20|25)\d{2}$/.test(words)) return null
  // `5555` is laughter.
  if (/^5{4,}$/.test(words)) return null
  if (kind === 'baht' && /ตร|sq|night|day|วัน|คืน|year|yr|ปี/.test(words)) return null
  if (sum >= MIN_PRICE) return 'price'
  return sum >= MIN_RENT && sum <= MAX_RENT ? 'rentAmount' : null
}
