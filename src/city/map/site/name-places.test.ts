import fc from 'fast-check'
import { expect, test } from 'vitest'
import { aimAt } from './camera.ts'
import { type Name, namePlaces } from './name-places.ts'

const camera = {
  ...aimAt({ latitude: 13.75, longitude: 100.5 }, 12),
  ...{ width: 800, height: 400 },
}

const names = fc
  .array(
    fc.record({
      dx: fc.double({ min: -600, max: 600, noNaN: true }),
      dy: fc.double({ min: -300, max: 300, noNaN: true }),
      width: fc.integer({ min: 20, max: 140 }),
      gap: fc.constantFrom(0, 9),
    }),
    { maxLength: 60 },
  )
  .map((drawn) =>
    drawn.map(
      ({ dx, dy, width, gap }, i): Name => ({
        id: String(i),
        at: { x: camera.x + dx / 2 ** 21, y: camera.y + dy / 2 ** 21 },
        ...{ width, height: 18, gap, mark: gap && 6 },
      }),
    ),
  )
const mark = { left: 380, right: 460, top: 180, bottom: 220 }

test('no name overlaps another one or an occupied box, wherever they are', () => {
  fc.assert(
    fc.property(names, (all) => {
      const boxes = namePlaces(camera, all, [mark]).map(({ id, off }) => {
        const name = all.find((candidate) => candidate.id === id)
        if (!name) throw new Error('An unexpected name')
        const left = (name.at.x - camera.x) * 2 ** 21 + 400 + off.x
        const top = (name.at.y - camera.y) * 2 ** 21 + 200 + off.y
        return { left, top, right: left + name.width, bottom: top + 18 }
      })
      for (const [i, a] of [mark, ...boxes].entries()) {
        for (const b of boxes.slice(i)) {
          if (a === b) continue
          const isApart =
            a.right <= b.left || b.right <= a.left || a.bottom <= b.top || b.bottom <= a.top
          expect(isApart).toBe(true)
        }
      }
    }),
  )
})

test('the first of two names for one place is shown', () => {
  const first = { at: camera, width: 60, height: 18, gap: 0, mark: 0 }
  const places = namePlaces(
    camera,
    [
      { ...first, id: 'first' },
      { ...first, id: 'second' },
    ],
    [],
  )
  expect(places.map(({ id }) => id)).toEqual(['first'])
})

test('a name beside a mark is placed where there is room', () => {
  const station: Name = { id: 'Asok', at: camera, width: 60, height: 18, gap: 9, mark: 6 }
  expect(namePlaces(camera, [station], [])[0]?.off).toEqual({ x: 9, y: -9 })
  const right = { left: 405, right: 500, top: 180, bottom: 220 }
  expect(namePlaces(camera, [station], [right])[0]?.off).toEqual({ x: -69, y: -9 })
})

test('the name of an interchange does not lie on the rest of its mark', () => {
  const station = { id: 'Asok', at: camera, width: 60, height: 18, gap: 11, mark: 7 }
  const east = { x: camera.x + 20 / 2 ** 21, y: camera.y }
  expect(namePlaces(camera, [station], [])[0]?.off).toEqual({ x: 11, y: -9 })
  expect(namePlaces(camera, [{ ...station, rest: [east] }], [])[0]?.off).toEqual({ x: -71, y: -9 })
})

test('a turned name takes only the room along its road', () => {
  const road: Name = {
    id: 'Sukhumvit Road',
    at: camera,
    ...{ width: 120, height: 18, gap: 0, mark: 0, turn: { angle: 45, above: 0 } },
  }
  // In the corner of the rectangle around it, but not on it.
  const corner = { left: 430, right: 450, top: 160, bottom: 180 }
  expect(namePlaces(camera, [road], [corner])).toHaveLength(1)
  const onIt = { left: 430, right: 450, top: 225, bottom: 240 }
  expect(namePlaces(camera, [road], [onIt])).toEqual([])
  const shifted = { ...road, turn: { angle: 0, above: 16 } }
  expect(namePlaces(camera, [shifted], [{ ...corner, top: 176, bottom: 190 }])).toEqual([])
  expect(namePlaces(camera, [shifted], [{ ...corner, top: 200, bottom: 210 }])).toHaveLength(1)
})
