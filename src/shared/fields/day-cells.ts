import { bangkokDate } from '../dates.ts'
import { type CellReader, possible, Readings } from './cells.ts'
import { comingDay } from './coming-day.ts'
import { readDay, readMonth } from './read-day.ts'

/* Readers of cells that say days. */

const DAY_MS = 86_400_000

/** A day in any notation that a form accepts, or relative to today: `3 days ago`, `วันนี้`. */
export const asDay: CellReader = (cell, now) => {
  const word = cell.toLowerCase()
  if (END_OF_MONTH.has(word)) return lastOfMonth(bangkokDate(now))
  const days = daysAhead(word)
  if (days !== null) return bangkokDate(new Date(now.getTime() + days * DAY_MS))
  return readDay(cell.replace(/\s0?0:00(:00)?$/, '').trimEnd()) ?? cell
}

/** The same for a day from which on something holds: a month alone is its first day. */
export const asDayOn: CellReader = (cell, now) => {
  const day = readMonth(cell) ?? asNearDay(cell, now)
  return day === cell ? possible(daysWithin(cell, now), cell) : day
}

/** The same for a day until which something holds: of a month alone it is asked. */
export const asDayUntil: CellReader = (cell, now) => {
  if (MONTH_ALONE.test(cell)) return cell
  const month = readMonth(cell)
  if (month) return new Readings([lastOfMonth(month), month])
  const day = asNearDay(cell, now)
  return day === cell ? possible(daysWithin(cell, now), cell) : day
}

const MONTH_ALONE = /^[a-z]{3,9}\.?,?\s?\d{2}$/i

/** Longer texts are notes. */
const MAX = 60
const MAX_WORDS_BEFORE = 3
const MIDDLE = /^(?:mid|middle of|กลางเดือน|กลาง)[\s-]?/i

/** The day at the end of a text that is none by itself: `หลัง 5 ธ.ค.`, `Mid Dec`. It is what the text may mean. */
function daysWithin(cell: string, now: Date): string[] {
  if (cell.length > MAX) return []
  if (MIDDLE.test(cell)) return comingDay(`15 ${cell.replace(MIDDLE, '')}`, now)?.slice(0, 1) ?? []
  const words = cell.split(/\s+/)
  for (let count = 1; count <= MAX_WORDS_BEFORE && count < words.length; count += 1) {
    const rest = words.slice(count).join(' ').replace(/[).]$/, '')
    const day = readMonth(rest) ?? readDay(rest) ?? comingDay(rest, now)?.[0]
    if (day) return [day]
  }
  return []
}

/** The last day of the month of a day. */
function lastOfMonth(day: string): string {
  const [year = 0, month = 0] = day.split('-').map(Number)
  return new Date(Date.UTC(year, month, 0)).toISOString().slice(0, 10)
}

/** A day that may lack its year: the next one, or asked. */
const asNearDay: CellReader = (cell, now) => {
  const day = asDay(cell, now)
  if (day !== cell) return day
  const [first, second] = comingDay(cell, now) ?? []
  if (first === undefined) return cell
  return second === undefined ? first : new Readings([first, second])
}

const END_OF_MONTH = new Set(['end of month', 'end of the month', 'สิ้นเดือน', 'สิ้นเดือนนี้'])

const NEAR_DAYS: Record<string, number> = {
  ...{ today: 0, now: 0, immediately: 0, yesterday: -1, tomorrow: 1 },
  // Of a day from which on a home is free.
  ...{ ready: 0, vacant: 0, free: 0, available: 0, ว่าง: 0, พร้อมอยู่: 0, พร้อมเข้าอยู่: 0, ว่างพร้อมอยู่: 0 },
  ...{ วันนี้: 0, ทันที: 0, เมื่อวาน: -1, พรุ่งนี้: 1 },
}

function daysAhead(cell: string): number | null {
  const [, past, to] = /^(?:(\d{1,4}) days? ago|in (\d{1,4}) days?)$/.exec(cell) ?? []
  if (past) return -Number(past)
  return to ? Number(to) : (NEAR_DAYS[cell] ?? null)
}
