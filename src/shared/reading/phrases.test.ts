import { expect, test } from 'vitest'
import table from './phrases.json' with { type: 'json' }
import { readFacts } from './read-facts.ts'

const [head, ...phrases] = table
const now = new Date('2026-11-25T05:00:00Z')
const said = (text: string) =>
  readFacts(text, { stations: () => [], now }).map(({ kind, value }) => `${kind} ${value}`)

test('every line of the table has its five parts, and stands there once', () => {
  expect(head).toEqual(['kind', 'value', 'language', 'form', 'phrase'])
  for (const row of phrases) {
    const [, , language = '', form = '', phrase = ''] = row
    expect(row, row.join()).toHaveLength(5)
    expect(['en', 'th']).toContain(language)
    expect(['whole', 'short', 'also']).toContain(form)
    expect(phrase).toBe(phrase.trim().toLowerCase())
  }
  const wordings = phrases.map(([, , , , phrase]) => phrase)
  expect(wordings.filter((phrase, at) => wordings.indexOf(phrase) !== at)).toEqual([])
})

test('a value is written in one way in each language, and shorthand has one to be written as', () => {
  const named = (form: string) =>
    phrases
      .filter((row) => row[3] === form)
      .map(([kind, value, language]) => `${kind} ${value} ${language}`)
  const wholes = named('whole')
  expect(wholes.filter((name, at) => wholes.indexOf(name) !== at)).toEqual([])
  expect(named('short').filter((name) => !wholes.includes(name))).toEqual([])
})

test.each(phrases)('%s %s: %s %s “%s”', (kind, value, _, __, phrase = '') => {
  expect(said(phrase)).toContain(`${kind} ${value}`)
})

test.each([
  ['ห้องไม่มีเฟอร์นิเจอร์', 'furnishing unfurnished'],
  ['วิวแม่นํ้า', 'view river_view'],
  ['วิวแม่น้ํา', 'view river_view'],
])('sara am in two letters is read: %s', (text, fact) => {
  expect(said(text)).toContain(fact)
})
