import type { ChatReading, Statement } from '../reading.ts'

/** Words that take back what was said before. */
const CORRECTION =
  /sorry|ah no|oh no|no wait|correction|i mean|actually|mistake|typo|wrong|not \d|instead|change(?:d)? to|update|make it|ขอโทษ|โทษที|ผิด|แก้(?:เป็น|ไข|นะ)|ไม่ใช่|เปลี่ยนเป็น|ปรับเป็น|ขอเป็น|ลดเหลือ|ลดให้เหลือ|เหลือ|->|→|=>|last price|สุดท้าย/g

/** Fields that have several values at once. */
const SEVERAL = new Set(['propertyView'])

/**
 * What counts of what was said: of a field the first, unless a later message of the same person says it anew, or
 * words of correction stand between. Of views all count.
 */
export function latest(reading: ChatReading, said: readonly Statement[]): Statement[] {
  const fields = Map.groupBy(
    said.toSorted((a, b) => a.start - b.start),
    ({ field }) => field,
  )
  return [...fields].flatMap(([field, all]) =>
    SEVERAL.has(field) ? distinct(all) : chosen(reading, all),
  )
}

function chosen(reading: ChatReading, everything: readonly Statement[]): Statement[] {
  const sure = everything.filter(({ isDoubtful }) => !isDoubtful)
  const all = sure.length > 0 ? sure : everything
  let [current] = all
  if (!current) return []
  for (const next of all) {
    if (next.value === current.value) continue
    const isLater = next.message > current.message
    if (isLater || takesBack(reading, current.end, next.start)) current = next
  }
  const { value } = current
  // Rent and sale are said apart.
  return all.filter(
    (each) => each.value === value && (each === current || each.field === 'listingType'),
  )
}

function distinct(all: readonly Statement[]): Statement[] {
  return all.filter(({ value }, index) => all.findIndex((other) => other.value === value) === index)
}

/** Where words of correction stand in a reading, found once: a text may offer many homes. */
const corrections = new WeakMap<ChatReading['facts'], { start: number; end: number }[]>()

/** Whether words that take something back stand between two places. */
export function takesBack({ plain, facts }: ChatReading, from: number, to: number): boolean {
  const found =
    corrections.get(facts) ??
    [...plain.matchAll(CORRECTION)].map(({ 0: words, index }) => ({
      start: index,
      end: index + words.length,
    }))
  corrections.set(facts, found)
  let [low, high] = [0, found.length]
  while (low < high) {
    const middle = (low + high) >> 1
    if ((found[middle]?.start ?? 0) < from) low = middle + 1
    else high = middle
  }
  const next = found[low]
  return next !== undefined && next.end <= to
}
