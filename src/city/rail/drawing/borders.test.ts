import { expect, test } from 'vitest'
import { bordersOf } from './borders.ts'
import { readCity } from './read-city.ts'

test('two squares side by side have three borders, the one between them once', () => {
  const left = [
    [0, 0],
    [1, 0],
    [1, 1],
    [0, 1],
    [0, 0],
  ]
  const right = [
    [1, 0],
    [2, 0],
    [2, 1],
    [1, 1],
    [1, 0],
  ]
  const borders = bordersOf([left, right]).map((border) => border.length)
  expect(borders.toSorted()).toEqual([2, 4, 4])
})

test('a ring without neighbours is one closed border', () => {
  const [border, ...others] = bordersOf([
    [
      [0, 0],
      [1, 0],
      [1, 1],
      [0, 0],
    ],
  ])
  expect(others).toEqual([])
  expect(border).toHaveLength(4)
  expect(border?.at(0)).toEqual(border?.at(-1))
})

test('the districts’ borders contain each of their edges once', async () => {
  const { districts } = await readCity()
  const edges = (lines: readonly (readonly (readonly number[])[])[]) =>
    lines.flatMap((line) =>
      line.slice(1).map((b, i) => [String(line[i]), String(b)].toSorted().join(' ')),
    )
  const borderEdges = edges(bordersOf(districts))
  expect(new Set(borderEdges)).toEqual(new Set(edges(districts)))
  expect(borderEdges).toHaveLength(new Set(borderEdges).size)
})
