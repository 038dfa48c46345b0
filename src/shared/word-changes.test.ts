import { expect, test } from 'vitest'
import { changePercentage, wordChanges } from './word-changes.ts'

const changed = (before: string, after: string) =>
  wordChanges(before, after)
    .filter(({ isChanged }) => isChanged)
    .map((change) => [change.before, change.after])

test('each word that changes its form begins a change of its own', () => {
  expect(
    changed('corner 2br 65sqm near bts', 'Corner home with 2 bedrooms, 65 sqm near BTS'),
  ).toEqual([
    ['corner ', 'Corner home with '],
    ['2br ', '2 bedrooms, '],
    ['65sqm ', '65 sqm '],
    ['bts', 'BTS'],
  ])
})

test('Thai is compared by words', () => {
  expect(changed('ห้องใหม่ใกล้bts', 'ห้องใหม่ใกล้ BTS')).toEqual([['ใกล้bts', 'ใกล้ BTS']])
})

test('the parts of either side are its text', () => {
  const [before, after] = ['  a, b\n2 cats!', 'A b\n\n3 cats and dogs.']
  const changes = wordChanges(before, after)
  expect(changes.map((change) => change.before).join('')).toBe(before)
  expect(changes.map((change) => change.after).join('')).toBe(after)
})

test('the percentage is of the letters of changed words', () => {
  expect(changePercentage('same words', 'same words')).toBe(0)
  expect(changePercentage('', '')).toBe(0)
  expect(changePercentage('', 'new')).toBe(100)
  expect(changePercentage('one two', 'one six')).toBe(43)
})

test('long texts are compared by lines', () => {
  const long = 'a line of words\n'.repeat(2000)
  expect(changed(long, `${long}more`)).toEqual([['', 'more']])
})

test('texts that differ in more than a thousand words are compared by lines', () => {
  const words = (every: (at: number) => string) =>
    Array.from({ length: 1500 }, (_, at) => every(at)).join(' ')
  const before = words((at) => (at % 2 ? 'and' : `a${at}`))
  const after = words((at) => (at % 2 ? 'and' : `b${String.fromCharCode(97 + (at % 26))}`))
  expect(changed(`Same line.\n${before}`, `Same line.\n${after}`)).toEqual([[before, after]])
})
