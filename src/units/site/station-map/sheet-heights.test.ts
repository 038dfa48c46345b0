import { expect, test } from 'vitest'
import { higher, lower, pixelsOf, settled } from './sheet-heights.ts'

const SCREEN = 844

test('a press on the header goes up one, and from the top to the first again', () => {
  expect([higher('peek'), higher('half'), higher('full')]).toEqual(['half', 'full', 'peek'])
  expect([lower('full'), lower('half'), lower('peek')]).toEqual(['half', 'peek', null])
})

test('a sheet that is let go rests at the nearest height', () => {
  const half = pixelsOf('half', SCREEN)
  expect(settled('peek', half - 40, 0, SCREEN)).toBe('half')
  expect(settled('half', half + 40, 0, SCREEN)).toBe('half')
  expect(settled('half', pixelsOf('full', SCREEN) - 60, 0, SCREEN)).toBe('full')
})

test('a flick goes to the next height, however far it was dragged', () => {
  const half = pixelsOf('half', SCREEN)
  expect(settled('half', half + 10, 1, SCREEN)).toBe('full')
  expect(settled('half', half - 10, -1, SCREEN)).toBe('peek')
  expect(settled('peek', pixelsOf('peek', SCREEN), -1, SCREEN)).toBe('peek')
})
