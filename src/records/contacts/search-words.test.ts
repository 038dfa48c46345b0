import { expect, test } from 'vitest'
import { searchedWords } from './search-words.ts'

test('every word is looked for once, however often it is typed', () => {
  expect(searchedWords('Anna berg ANNA  Anna')).toEqual([['anna'], ['berg']])
  expect(searchedWords('081 234 Anna 081 234')).toEqual([['081 234', '081234'], ['anna']])
})
