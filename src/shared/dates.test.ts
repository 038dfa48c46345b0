import { expect, test } from 'vitest'
import { agoWords, isStale } from './dates.ts'

test('what was confirmed more than thirty days ago is stale', () => {
  const on = (day: string) => isStale(`${day}T03:00:00Z`, '2026-11-21')
  expect(on('2026-10-22')).toBe(false)
  expect(on('2026-10-21')).toBe(true)
  expect(on('2027-01-01')).toBe(false)
  expect(isStale(null, '2026-11-21')).toBe(false)
})

test('how long ago a moment was reads as people say it', () => {
  const now = new Date('2026-11-22T02:00:00Z')
  const ago = (moment: string) => agoWords(moment, now)
  expect(ago('2026-11-22T01:59:40Z')).toBe('just now')
  expect(ago('2026-11-22T01:58:50Z')).toBe('1 minute ago')
  expect(ago('2026-11-22T01:01:00Z')).toBe('59 minutes ago')
  expect(ago('2026-11-22T01:00:00Z')).toBe('1 hour ago')
  expect(ago('2026-11-21T02:01:00Z')).toBe('23 hours ago')
  expect(ago('2026-11-20T18:00:00Z')).toBe('on 21 Nov 2026')
})
