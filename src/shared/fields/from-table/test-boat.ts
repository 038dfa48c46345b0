import * as z from 'zod/mini'
import { spellingsOf } from '../cells.ts'
import {
  choice,
  choices,
  day,
  flag,
  headers,
  kindOf,
  moment,
  money,
  number,
  pictures,
  record,
  requiredWords,
  rooms,
  texts,
  words,
  yesNoUnknown,
} from '../field-kinds.ts'
import { forStaff, forVisitors } from '../field-table.ts'
import { valueSet } from '../value-set.ts'

const Colours = valueSet('Colours', { red: 'Red', dark_blue: 'Dark blue' }, { crimson: 'red' })
const Grades = valueSet('Grades', { a: 'Grade A', b: 'Grade B' })

/** Spellings of its colours in imported files. */
export const boatSpellings = new Map([spellingsOf(Colours, { สีแดง: 'red' })])

/** A made-up record: one field of each kind. */
export const boatFields = {
  ...forVisitors({
    name: { ...requiredWords('Name', 20), importNames: headers('boat, ship', 'เรือ') },
    note: { ...words('Note', 20), importNames: headers('remark') },
    colour: {
      ...choice('Colour', Colours),
      formNeeds: true,
      importNames: headers('paint'),
      filter: {
        name: 'paint',
        by: 'one',
        panel: { part: 'terms', label: 'Colour', any: 'Any colour' },
      },
    },
    stripes: {
      ...choices('Stripes', Colours),
      importNames: headers('lines'),
      filter: { name: 'stripes', by: 'all', panel: { part: 'other', label: 'Stripes' } },
    },
    grade: {
      ...kindOf('Grade', Grades, 'b'),
      exportsIds: true,
      importNames: headers('class'),
      filter: {
        name: 'grades',
        by: 'any',
        orProject: true,
        chip: (label: string) => `${label} boats`,
      },
    },
    seats: {
      ...number('Seats', 0, 99),
      importNames: headers('places'),
      filter: {
        name: ['seatsMin', 'seatsMax'],
        by: 'range',
        slider: { max: 50, step: 5 },
        panel: { part: 'home', label: 'Seats' },
      },
    },
    length: {
      kind: 'decimal',
      label: 'Length',
      input: z.number(),
      response: z.number(),
      empty: null,
      importNames: headers('metres'),
      filter: {
        name: ['lengthMin', 'lengthMax'],
        by: 'range',
        slider: { max: 100, step: 1 },
        unit: 'm',
        limit: 500,
      },
    },
    price: { ...money('Price', 1_000_000), importNames: headers('cost') },
    cabins: { ...rooms('Cabins', 0, 9), importNames: headers('rooms') },
    hasSail: {
      ...yesNoUnknown('Sail', 'Under sail', 'Motor only'),
      importNames: headers('sail'),
      column: 'sailed',
      filter: {
        name: 'sail',
        by: 'one',
        words: ['Sail', 'Motor'],
        panel: { part: 'other', label: 'Sail', look: 'segments' },
      },
    },
    extras: { ...texts('Extras', 5, 20), importNames: headers('more') },
    images: pictures('Pictures', 3, 'Too many'),
  }),
  ...forStaff({
    isInsured: {
      ...flag('Insured', true),
      importNames: headers('insurance'),
      filter: { name: 'insured', by: 'one', staffOnly: true },
    },
    dueOn: { ...day('Due'), importNames: headers('due date') },
    seenAt: { ...moment('Seen'), form: false, importNames: headers('last seen') },
    ownerId: {
      ...record('Owner', 'owner', 'ownerContact'),
      formLabel: 'Whose it is',
      importNames: headers('owner no'),
      filter: { name: 'ownerId', by: 'one', chip: null },
    },
  }),
}

/** A stored boat. */
export const boat = {
  name: 'Mae Nak',
  note: null,
  colour: 'dark_blue',
  stripes: ['red', 'dark_blue'],
  grade: 'a',
  seats: 12,
  length: 9.5,
  price: 250_000,
  cabins: 0,
  hasSail: null,
  extras: ['Oars, two'],
  images: ['/images/1'],
  isInsured: false,
  dueOn: '2027-01-31',
  seenAt: '2026-11-19T20:00:00.000Z',
  ownerId: 7,
}
