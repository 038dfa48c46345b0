import { expect, test } from 'vitest'
import { smallerSize } from './smaller-size.ts'

test('the longer side is limited and the other scaled, to at least one pixel', () => {
  expect(smallerSize({ width: 4000, height: 3000 }, 2560)).toEqual({ width: 2560, height: 1920 })
  expect(smallerSize({ width: 3000, height: 4000 }, 2560)).toEqual({ width: 1920, height: 2560 })
  expect(smallerSize({ width: 9000, height: 1 }, 2560)).toEqual({ width: 2560, height: 1 })
  expect(smallerSize({ width: 2560, height: 100 }, 2560)).toBeNull()
})
