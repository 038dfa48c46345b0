import { expect, test } from 'vitest'
import { firstName, thaiAddress } from './first-name.ts'

test.each([
  ['Henrik Dahl', 'Henrik'],
  ['Mr. Henrik Dahl', 'Henrik'],
  ['K. Nok', 'Nok'],
  ['Khun Nok', 'Nok'],
  ['Kanya Srisuk', 'Kanya'],
  ['คุณณิชา อุดมโชค', 'ณิชา'],
  ['นางสาว ณิชา อุดมโชค', 'ณิชา'],
  ['ณิชา อุดมโชค', 'ณิชา'],
  ['O’Brien Sean', 'O’Brien'],
  ['081 234 5678', null],
  ['nok@people.example', null],
  ['', null],
])('%s is called %s', (name, called) => {
  expect(firstName(name)).toBe(called)
})

test('Thai puts a space before a foreign name only', () => {
  expect(thaiAddress('ณิชา')).toBe('คุณณิชา')
  expect(thaiAddress('Henrik')).toBe('คุณ Henrik')
})
