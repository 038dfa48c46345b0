import { expect, test } from 'vitest'
import { undoneText, undoQuestion } from './import-texts.ts'

test.each([
  [2, 1, 'Remove 2 listings and restore 1?', '2 listings removed, 1 restored'],
  [1, 0, 'Remove 1 listing?', '1 listing removed'],
  [0, 1200, 'Restore 1,200 listings?', '1,200 listings restored'],
])('%i created and %i updated: %s %s', (done, updated, question, text) => {
  expect(undoQuestion('units', { done, updated })).toBe(question)
  expect(undoneText('units', { removed: done, restored: updated })).toBe(text)
})
