import { expect, test } from 'vitest'
import { joinLines } from './join-lines.ts'

const [a, b, c, d] = [
  [0, 0],
  [1, 0],
  [2, 0],
  [3, 1],
] as const

test('lines that follow each other become one, whatever their direction', () => {
  expect(
    joinLines([
      [a, b],
      [d, c],
      [b, c],
    ]),
  ).toEqual([[a, b, c, d]])
})

test('lines stay apart at a crossing', () => {
  expect(
    joinLines([
      [a, b],
      [b, c],
      [b, d],
    ]),
  ).toHaveLength(3)
})

test('a ring stays a ring', () => {
  const [ring] = joinLines([
    [a, b, d],
    [d, c, a],
  ])
  expect(ring?.[0]).toEqual(ring?.at(-1))
  expect(ring).toHaveLength(5)
})
