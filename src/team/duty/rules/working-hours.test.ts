import { expect, test } from 'vitest'
import { afterWorkingMinutes, isOpenAt, nextOpening, type OpeningTimes } from './working-hours.ts'

const week = [1, 2, 3, 4, 5, 6].map((day) => ({ day, from: '09:00', to: '19:00' }))
const times = (closedDays: string[] = []): OpeningTimes => ({
  hours: week,
  closedDays: new Set(closedDays),
})
/** A time in Bangkok. */
const at = (time: string) => new Date(`${time}+07:00`)

test('the agency is open within the hours of the day of the week, in Bangkok', () => {
  expect(isOpenAt(times(), at('2026-11-26T08:59'))).toBe(false)
  expect(isOpenAt(times(), at('2026-11-26T09:00'))).toBe(true)
  expect(isOpenAt(times(), at('2026-11-26T18:59'))).toBe(true)
  expect(isOpenAt(times(), at('2026-11-26T19:00'))).toBe(false)
  // A Sunday.
  expect(isOpenAt(times(), at('2026-11-29T12:00'))).toBe(false)
})

test('it is closed on holidays', () => {
  expect(isOpenAt(times(['2026-12-10']), at('2026-12-10T12:00'))).toBe(false)
  expect(isOpenAt(times(['2026-12-10']), at('2026-12-11T12:00'))).toBe(true)
})

test('it opens next on the next day that is not closed', () => {
  expect(nextOpening(times(), at('2026-11-26T07:00'))).toEqual(at('2026-11-26T09:00'))
  expect(nextOpening(times(), at('2026-11-26T12:00'))).toEqual(at('2026-11-27T09:00'))
  expect(nextOpening(times(['2026-11-30']), at('2026-11-28T20:00'))).toEqual(at('2026-12-01T09:00'))
  expect(nextOpening({ hours: [], closedDays: new Set() }, at('2026-11-26T12:00'))).toBe(null)
})

test('minutes of working hours go on when the agency opens again', () => {
  const after = (from: string, minutes: number, closed: string[] = []) =>
    afterWorkingMinutes(times(closed), at(from), minutes)
  expect(after('2026-11-26T10:00', 60)).toEqual(at('2026-11-26T11:00'))
  expect(after('2026-11-26T07:00', 60)).toEqual(at('2026-11-26T10:00'))
  expect(after('2026-11-26T20:00', 60)).toEqual(at('2026-11-27T10:00'))
  expect(after('2026-11-28T20:00', 60, ['2026-11-30'])).toEqual(at('2026-12-01T10:00'))
  expect(afterWorkingMinutes({ hours: [], closedDays: new Set() }, at('2026-11-26T12:00'), 5)).toBe(
    null,
  )
})
