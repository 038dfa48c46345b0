import { expect, test } from 'vitest'
import { namesOf } from '../../city/places/station-mentions.ts'
import { readDraft } from './read-draft.ts'
import { readText } from './reading.ts'
import { MAX_CHARS } from './rules/draft.ts'
import { ProjectNames } from './unit/project-names.ts'

const asok = { name: 'Asok', nameTh: 'อโศก' }
const vocabulary = {
  stations: namesOf([{ ...asok, aliases: ['Asoke'] }]),
  projects: new ProjectNames([
    { id: 1, name: 'Asok Cadence', nameTh: 'อโศก คาเดนซ์', stations: [asok] },
  ]),
  staff: new Set<string>(),
  now: new Date('2026-11-25T05:00:00Z'),
}

const homes = Array.from(
  { length: 1700 },
  (_, at) => `${at}. Home 2br ${30 + (at % 50)} sqm rent ${20 + (at % 9)}k`,
)

// The time-out of every test instead of an assertion on time: what is not linear takes minutes.
test.each([
  homes.join('\n'),
  `sorry ${homes.join('\n')}`,
  '2br 45k\n'.repeat(6000),
  'Asok Cadence 2br 35 sqm 25k floor 3\n'.repeat(1300),
  '10:30 Mint 2br 45k\n'.repeat(2500),
  'sorry 8,500 9,500 '.repeat(2500),
  'Asok Cadence Asok '.repeat(2700),
  '10:30 Mint สนใจห้องค่ะ งบ 25,000 ใกล้ bts อโศก\n10:31 Ploy ว่างครับ 2 ห้องนอน can he view at 3pm?\n'.repeat(
    600,
  ),
])('a long text is read: %.40s', (text) => {
  const reading = readText(text.slice(0, MAX_CHARS), vocabulary)
  for (const kind of ['unit', 'contact'] as const) {
    expect(readDraft(reading, kind, new Map([['Asok', 1]]))).toHaveProperty('fields')
  }
})
