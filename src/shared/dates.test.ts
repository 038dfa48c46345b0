import { expect, test } from 'vitest'
import { confirmationLine, isStale, timeAgo } from './dates.ts'

test('a confirmation more than fourteen days ago is stale', () => {
  const isStaleOn = (day: string) => isStale(`${day}T03:00:00Z`, '2026-11-21')
  expect(isStaleOn('2026-11-07')).toBe(false)
  expect(isStaleOn('2026-11-06')).toBe(true)
  expect(isStaleOn('2027-01-01')).toBe(false)
  expect(isStale(null, '2026-11-21')).toBe(false)
})

test('the time since an event is written in words', () => {
  const now = new Date('2026-11-22T02:00:00Z')
  const ago = (moment: string) => timeAgo(moment, now)
  expect(ago('2026-11-22T01:59:40Z')).toBe('just now')
  expect(ago('2026-11-22T01:58:50Z')).toBe('1 minute ago')
  expect(ago('2026-11-22T01:01:00Z')).toBe('59 minutes ago')
  expect(ago('2026-11-22T01:00:00Z')).toBe('1 hour ago')
  expect(ago('2026-11-21T02:01:00Z')).toBe('23 hours ago')
  expect(ago('2026-11-20T18:00:00Z')).toBe('on 21 Nov 2026')
})

test('an available home shows the day in Bangkok when it was confirmed, or from when it is free', () => {
  const line = (moment: string | null, status = 'available') =>
    confirmationLine(status, moment, '2026-11-22')
  expect(line('2026-11-21T17:00:00Z')).toBe('Confirmed today')
  expect(line('2026-11-21T16:59:00Z')).toBe('Confirmed 1 day ago')
  expect(line('2026-11-20T03:00:00Z')).toBe('Confirmed 2 days ago')
  expect(line('2026-10-13T03:00:00Z')).toBe('Confirmed 40 days ago')
  expect(line('2027-01-05T03:00:00Z')).toBe('Available from 5 Jan 2027')
  expect(line('2026-11-22T03:00:00Z', 'reserved')).toBeNull()
  expect(line(null)).toBeNull()
})
