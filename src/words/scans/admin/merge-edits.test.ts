import { expect, test } from 'vitest'
import { mergeEdits } from './merge-edits.ts'

const edit = (texts: string[], steps: string[] = [], contacts: string[] = []) => ({
  texts,
  choice: { steps, contacts },
})
const merge = (base: string[], mine: string[], theirs: string[]) =>
  mergeEdits(edit(base), edit(mine), edit(theirs)).texts

test('lines that were changed in two places are both kept', () => {
  expect(merge(['a', 'b'], ['A', 'b'], ['a', 'B'])).toEqual(['A', 'B'])
  expect(merge(['a', 'b'], ['a', 'b'], ['a', 'B'])).toEqual(['a', 'B'])
})

test('a line that was changed in both places stays as it was typed here', () => {
  expect(merge(['a'], ['mine'], ['theirs'])).toEqual(['mine'])
})

test('lines that were added in both places are all there', () => {
  expect(merge(['a'], ['a', 'mine'], ['A', 'theirs'])).toEqual(['A', 'theirs', 'mine'])
  expect(merge(['a', 'b'], ['a', 'B'], ['a'])).toEqual(['a', 'B'])
})

test('each tick is as whoever changed it left it', () => {
  const merged = mergeEdits(
    edit([], ['was', 'stays'], ['x']),
    edit([], ['stays', 'mine'], ['x']),
    edit([], ['was', 'stays', 'theirs'], []),
  )
  expect(merged.choice).toEqual({ steps: ['stays', 'theirs', 'mine'], contacts: [] })
})
