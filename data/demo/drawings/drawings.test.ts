import { expect, test } from 'vitest'
import { pictureNames } from '../../../src/demo/pictures/demo-pictures.ts'
import { drawings } from './drawings.ts'

test('every picture of the demo is drawn, the same way every time and unlike any other', () => {
  const drawn = new Map(drawings().map(({ name, svg }) => [name, svg()]))
  expect([...drawn.keys()].sort()).toEqual(pictureNames().sort())
  expect(new Set(drawn.values()).size).toBe(drawn.size)
  const again = drawings().filter((_, index) => index % 10 === 0)
  for (const { name, svg } of again) expect(drawn.get(name), name).toBe(svg())
  for (const [name, svg] of drawn) {
    expect(/NaN|undefined|Infinity|<text/.exec(svg), name).toBeNull()
  }
})
