import { expect, test } from 'vitest'
import { DEFAULT_QUIET, type Quiet } from './notification-settings.ts'
import { quietAt } from './quiet-hours.ts'

const night: Quiet = { ...DEFAULT_QUIET, isOn: true, from: '21:00', to: '08:00' }
/** A time in Bangkok. */
const at = (time: string) => new Date(`${time}+07:00`)
const until = (quiet: Quiet, time: string) => quietAt(quiet, at(time))?.until ?? null

test('quiet hours go past midnight, in Bangkok', () => {
  expect(until(night, '2026-11-26T20:59')).toBe(null)
  expect(until(night, '2026-11-26T21:00')).toEqual(at('2026-11-27T08:00'))
  expect(until(night, '2026-11-27T07:59')).toEqual(at('2026-11-27T08:00'))
  expect(until(night, '2026-11-27T08:00')).toBe(null)
  expect(quietAt(night, at('2026-11-27T03:00'))?.since).toEqual(at('2026-11-26T21:00'))
})

test('quiet hours within a day end on it', () => {
  const noon: Quiet = { ...night, from: '12:00', to: '13:00' }
  expect(until(noon, '2026-11-26T12:30')).toEqual(at('2026-11-26T13:00'))
  expect(until(noon, '2026-11-26T13:00')).toBe(null)
})

test('quiet hours belong to the day on which they begin', () => {
  const weekdays: Quiet = { ...night, days: 'weekdays' }
  // Friday evening into Saturday, and Saturday evening.
  expect(until(weekdays, '2026-11-28T02:00')).toEqual(at('2026-11-28T08:00'))
  expect(until(weekdays, '2026-11-28T22:00')).toBe(null)
  const weekends: Quiet = { ...night, days: 'weekends' }
  expect(until(weekends, '2026-11-30T02:00')).toEqual(at('2026-11-30T08:00'))
  expect(until(weekends, '2026-11-30T22:00')).toBe(null)
})

test('quiet hours that are off, never begin; equal times are a whole day', () => {
  expect(until({ ...night, isOn: false }, '2026-11-26T22:00')).toBe(null)
  expect(until({ ...night, from: '09:00', to: '09:00' }, '2026-11-26T10:00')).toEqual(
    at('2026-11-27T09:00'),
  )
})
