import { type Reading, type Said, type Stated, wordsAfter, wordsBefore } from '../reading.ts'

/* What the days of a text are for: from which day a home is free, or until which it is let. */

const FREE =
  /from|avail[a-z]{0,6}|avl|free|ready|move[sd]?\s?(?:in|out)|moving (?:in|out)|vacant|have it|check in|ว่าง|เข้าอยู่|เข้าได้|ตั้งแต่|ย้ายเข้า|ย้ายออก|พร้อม/g
const LET =
  /until|till?(?![a-z])|ถึง|หมด|สิ้นสุด|expires?|ends?(?![a-z])|tenant (?:leaves|out)|leaves?/g
const OTHER = /ซื้อ|bought|built|สร้าง|closed|นัด|viewing|ดูห้อง|ปิดภายใน/g
/** A day that this text follows is only refined by it: `next month, the 10th`. */
const REFINED = 4

export function daysOf(reading: Reading, facts: readonly Stated[]): Said[] {
  const days = facts.filter(({ kind }) => kind === 'day')
  return days.flatMap((day, index): Said[] => {
    const next = days[index + 1]
    if (next && next.start - day.end <= REFINED && next.message === day.message) return []
    const field = fieldOf(reading, day)
    if (!field) return []
    const { value, start, end, message } = day
    const words = reading.plain.slice(start, end)
    return [{ field, value, start, end, message, ...(!hasYear(words) && { guess: 'year' }) }]
  })
}

function fieldOf(reading: Reading, { start, end }: Stated): string | null {
  const before = wordsBefore(reading, start, 40)
  const cues = [
    { field: 'availabilityDate', at: lastOf(FREE, before) },
    { field: 'rentedUntil', at: lastOf(LET, before) },
    { field: null, at: lastOf(OTHER, before) },
  ].toSorted((a, b) => b.at - a.at)
  const [nearest] = cues
  if (nearest && nearest.at >= 0) return nearest.field
  return /^\s?(?:ว่าง|เข้าอยู่|available|onwards?|เป็นต้นไป)/.test(wordsAfter(reading, end, 16))
    ? 'availabilityDate'
    : null
}

function lastOf(expression: RegExp, text: string): number {
  return [...text.matchAll(expression)].at(-1)?.index ?? -1
}

function hasYear(words: string): boolean {
  return /\d{4}|[/.-]\d{1,2}[/.-]\d{2}|[a-zก-๙.]\s?\d{2}$/.test(words) || !/\d/.test(words)
}
