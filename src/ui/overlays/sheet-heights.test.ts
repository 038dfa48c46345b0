import { expect, test } from 'vitest'
import { higher, lower, pixelsOf, type SheetHeight, settled } from './sheet-heights.ts'

const sizes = { peek: 11, half: 0.5, above: 8 }
const at = (height: SheetHeight) => pixelsOf(height, sizes, 844, 16)

test('the next height is one higher, and after the highest the lowest', () => {
  expect([higher('peek'), higher('half'), higher('full')]).toEqual(['half', 'full', 'peek'])
  expect([lower('full'), lower('half'), lower('peek')]).toEqual(['half', 'peek', null])
})

test('a released sheet settles at the nearest height', () => {
  expect(settled(at('half') - 40, 0, at)).toBe('half')
  expect(settled(at('half') + 40, 0, at)).toBe('half')
  expect(settled(at('full') - 60, 0, at)).toBe('full')
})

test('a flick settles at the next height in its direction', () => {
  expect(settled(at('half') + 10, 1, at)).toBe('full')
  expect(settled(at('half') - 10, -1, at)).toBe('peek')
  expect(settled(at('peek'), -1, at)).toBe('peek')
  expect(settled(at('full') + 20, 1, at)).toBe('full')
})
