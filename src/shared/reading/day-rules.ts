import { readMonth } from '../fields/read-day.ts'
import { day } from './days/days.ts'
import type { FoundMeaning as FoundPart, Now } from './days/matcher.ts'
import { time } from './days/times.ts'
import type { Fact } from './fact.ts'
import { type Rule, rule, type Taken } from './rule.ts'

/* Days and times by the reader of tasks, and months of availability. */

/** What a day or a time begins with; the reader decides whether it is one. */
const BEGINNING =
  /(?<![\d.,/:a-z])\d{1,4}|(?<![a-z])(?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec|to(?:day|m|n)|tm|next|this|mon|tue|wed|thu|fri|sat|sun|in|within|end|the|late|early|mid|beginning|start|last|yesterday|month|noon|midnight|midday|at)|วันที่|วันนี้|พรุ่งนี้|วันพรุ่ง|มะรืน|วันมะรืน|สิ้นเดือน|ปลายเดือน|กลางเดือน|เดือนหน้า|ต้นเดือน|เมื่อวาน|เมื่อวัน|(?:วัน)?(?:จันทร์|อังคาร|พุธ|พฤหัส|ศุกร์|เสาร์|อาทิตย์)|สัปดาห์หน้า|อีก\s?\d|ภายใน\s?\d|(?:หนึ่ง|สอง|สาม|สี่|ห้า|หก|เจ็ด|แปด|เก้า|สิบ|สิบเอ็ด)\s?(?:โมง|ทุ่ม)|บ่าย|ตี\s?\d|เที่ยง|เช้านี้|คืนนี้|เย็นนี้|ค่ำนี้|เวลา\s?\d|ตอน\s?\d/g

/** `ม.ค. 70`, `Jan 2027`: the first day of a month. */
const MONTH_YEAR =
  /(?<![a-z\d])(?:(?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)[a-z]{0,6}\.?[ ,-]{1,2}20\d{2})(?!\d)|(?:มกราคม|กุมภาพันธ์|มีนาคม|เมษายน|พฤษภาคม|มิถุนายน|กรกฎาคม|สิงหาคม|กันยายน|ตุลาคม|พฤศจิกายน|ธันวาคม|ม\.?ค\.?|ก\.?พ\.?|มี\.?ค\.?|เม\.?ย\.?|พ\.?ค\.?|มิ\.?ย\.?|ก\.?ค\.?|ส\.?ค\.?|ก\.?ย\.?|ต\.?ค\.?|พ\.?ย\.?|ธ\.?ค\.?)\s?(?:25\d{2}|20\d{2}|[5-9]\d)(?![\d.,])/g
export const monthRules: readonly Rule[] = [
  rule(MONTH_YEAR, ([text]) => {
    const value = readMonth(text.replace('.', '.').replace(/,/g, ' '))
    return value === undefined ? null : { kind: 'day', value }
  }),
]

/** Positions are as in `text`, which is plain. */
export function daysIn(text: string, now: Now, taken: Taken): Fact[] {
  const facts: Fact[] = []
  let from = 0
  for (const match of text.matchAll(BEGINNING)) {
    if (match.index < from) continue
    const found: FoundPart | null = day(text, match.index, now) ?? time(text, match.index, now)
    if (!found || found.only === 'led' || !(found.day ?? found.isPast ?? found.time)) continue
    // `6.35 ลบ.` is no time, `tomorrow 9.30` is one.
    const isFigure = found.only === 'after day' && /\d/.test(match[0])
    const last = facts.at(-1)
    if (isFigure && !(last?.kind === 'day' && text.slice(last.end, match.index).trim() === '')) {
      continue
    }
    // `at 7,950,000` is no time.
    if (/^\d[.,:]?\d/.test(text.slice(found.end - 1, found.end + 2))) continue
    if (!taken.take(match.index, found.end)) continue
    const place = { start: match.index, end: found.end }
    // What is over is no day of an offer or a plan.
    if (found.day) facts.push({ kind: 'day', value: found.day, ...place })
    else if (found.time) facts.push({ kind: 'time', value: found.time, ...place })
    from = found.end
  }
  return facts
}
