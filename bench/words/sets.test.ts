import { readFileSync } from 'node:fs'
import { parse } from 'csv-parse/sync'
import { describe, expect, test } from 'vitest'
import { numberFaults } from './spoken-numbers.ts'

/** Checks that the marks of the sets agree with their texts and with our projects and stations. */

interface Listing {
  id: string
  apart: boolean
  text: string
  numbers: (number | string)[]
  facts: Record<string, unknown>
}
interface Chat {
  id: string
  apart: boolean
  kind: 'unit' | 'contact'
  text: string
  fields: Record<string, unknown>
  others?: Record<string, unknown>[]
}
interface Note {
  id: string
  apart: boolean
  lines: string[]
  expected: Record<string, unknown[]> & { steps: { text: string; dueDate: string | null }[] }
}

const set = <T>(name: string): T[] =>
  JSON.parse(readFileSync(new URL(`${name}.json`, import.meta.url), 'utf8'))
const names = (file: string): Set<string> => {
  const text = readFileSync(new URL(`../../data/${file}`, import.meta.url))
  const rows: { name: string }[] = parse(text, { bom: true, columns: true })
  return new Set(rows.map(({ name }) => name))
}

const listings = set<Listing>('listings')
const chats = set<Chat>('chats')
const notes = set<Note>('notes')
const stations = names('stations.csv')
const homes = chats.filter(
  ({ kind, fields }) => kind === 'unit' && ('rentAmount' in fields || 'price' in fields),
)

describe('all sets', () => {
  test.each([
    ['listings', listings, 300, 1 / 3],
    ['chats', chats, 288, 1 / 7],
    ['notes', notes, 80, 1 / 4],
  ] as const)(
    '%s are as many as said, and the said part is kept apart',
    (_, records, count, part) => {
      expect(new Set(records.map(({ id }) => id)).size).toBe(count)
      expect(records.filter(({ apart }) => apart).length / count).toBeCloseTo(part, 1)
    },
  )

  test('all stations are on our list', () => {
    const named = [
      ...listings.map(({ facts }) => facts.stations),
      ...chats.map(
        ({ fields }) => (fields.wishes as { stations?: string[] } | undefined)?.stations,
      ),
      ...notes.map(({ expected }) => expected.stations),
    ].flatMap((list) => (Array.isArray(list) ? list : []))
    expect(named.length).toBeGreaterThan(150)
    expect(named.filter((name) => !stations.has(name))).toEqual([])
  })

  test('all phone numbers are invented ones', () => {
    const texts = [...listings, ...chats].map(({ text }) => text)
    const all = [...texts, ...notes.map(({ lines }) => lines.join('\n'))].join('\n')
    const phones = all.match(/(?<!\d)0[689]\d[ -]?\d{3}[ -]?\d{4}(?!\d)/g) ?? []
    expect(phones.length).toBeGreaterThan(60)
    expect(phones.filter((phone) => !/^0\d\d[ -]?000/.test(phone))).toEqual([])
  })
})

test('the numbers of a listing are those of its text', () => {
  const faults = listings
    .map(({ id, numbers, text }) => ({ id, ...numberFaults(numbers, text) }))
    .filter(({ lost, extra }) => lost.length + extra.length > 0)
  expect(faults).toEqual([])
})

test('no two listings are the same but for their numbers', () => {
  const shapes = listings.map(({ text }) => text.replaceAll(/[\d๐-๙.,]+/g, '#'))
  expect(new Set(shapes).size).toBe(listings.length)
})

test('most homes of the chats are in projects of the demo agency', () => {
  const ours = names('demo/projects.csv')
  const known = homes.filter(({ fields }) => ours.has(String(fields.projectName)))
  expect([homes.length, known.length]).toEqual([187, 150])
})

test('the steps of a note are lines of it', () => {
  const strange = notes.flatMap(({ lines, expected }) =>
    expected.steps.filter(({ text }) => !lines.some((line) => line.endsWith(text))),
  )
  expect(strange).toEqual([])
})
