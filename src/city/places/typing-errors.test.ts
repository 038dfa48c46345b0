import { expect, it } from 'vitest'
import { isOneErrorAway, similarNames } from './typing-errors.ts'

it.each([
  ['sukhumvit', 'sukhumit', true],
  ['sukhumvit', 'sukhumviit', true],
  ['sukhumvit', 'sukhunvit', true],
  ['sukhumvit', 'sukhmuvit', true],
  ['sukhumvit', 'ukhumvit', true],
  ['sukhumvit', 'sukhumvi', true],
  ['sukhumvit', 'sukhumvit', true],
  ['sukhumvit', 'sukumit', false],
  ['sukhumvit', 'skhmuvit', false],
  ['สุขุมวิท', 'สุขมวิท', true],
])('%s and %s are one error apart: %s', (a, b, expected) => {
  expect(isOneErrorAway(a, b)).toBe(expected)
  expect(isOneErrorAway(b, a)).toBe(expected)
})

it('finds every name that is one error away, each once', () => {
  const near = similarNames(
    new Map([
      ['phayathai', [1]],
      ['phayatai', [2]],
      ['phyathai', [3, 4]],
      ['hayathai', [5]],
      ['sathon', [6]],
    ]),
  )
  expect(near('phayathai').toSorted()).toEqual([1, 2, 3, 4, 5])
  expect(near('silom')).toEqual([])
})
