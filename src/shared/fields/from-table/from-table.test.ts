import { expect, test } from 'vitest'
import * as z from 'zod/mini'
import { english } from '../../language.ts'
import { words } from '../field-kinds.ts'
import { factsOf, inputsOf, publicFields, responseShape, staffOnlyFields } from '../field-table.ts'
import { cellText, exportCells } from './export-cells.ts'
import { formSchema, requiredInForm } from './form-schema.ts'
import { changedInput, formLabels, formValues, newInput } from './form-values.ts'
import { importColumns } from './import-columns.ts'
import { inOrder } from './in-order.ts'
import { storedRow } from './stored-row.ts'
import { boat, boatFields, boatSpellings } from './test-boat.ts'

const fields = boatFields
const stored = boat
const response = { ...stored, id: 1, ownerContact: { id: 7, name: 'Somchai', phone: '081' } }
const now = new Date('2026-11-20T03:00:00Z')

test('the schemas of an input and of a response', () => {
  const Input = z.object(inputsOf(fields))
  expect(Input.parse({ ...stored, colour: 'CRIMSON', extras: null, note: ' ' })).toEqual({
    ...stored,
    colour: 'red',
    extras: [],
    note: null,
  })
  const invalid = Input.safeParse({ name: '', length: 'x', cabins: 12, seats: 100, dueOn: 'soon' })
  expect(invalid.error?.issues.map(({ path }) => path[0])).toEqual([
    ...['name', 'seats', 'length', 'cabins', 'dueOn'],
  ])
  expect(z.object(responseShape(fields)).parse(stored)).toEqual(stored)
})

test('visitors read only public fields', () => {
  expect(Object.keys(staffOnlyFields(fields))).toEqual(['isInsured', 'dueOn', 'seenAt', 'ownerId'])
  const bothForms = [
    ...Object.keys(publicFields(fields)),
    ...Object.keys(staffOnlyFields(fields)),
  ].toSorted()
  expect(bothForms).toEqual(Object.keys(fields).toSorted())
  const undecided = { name: words('Name', 20) }
  expect(publicFields(undecided)).toEqual({})
  expect(Object.keys(staffOnlyFields(undecided))).toEqual(['name'])
})

test('a new row holds what was entered or the defaults, by column', () => {
  const row = storedRow(fields, { name: 'A', length: 3, cabins: 1, hasSail: true, extras: ['x'] })
  expect(row).toEqual({
    ...{ name: 'A', note: null, colour: null, stripes: [], grade: 'b', seats: null, length: 3 },
    ...{ price: null, cabins: 1, sailed: true, extras: ['x'], isInsured: true },
    ...{ dueOn: null, seenAt: null, ownerId: null },
  })
})

test('a form starts empty, shows a record, and sends it back unchanged', () => {
  const blank = formValues(fields, null)
  expect(blank).toEqual({
    ...{ name: '', note: '', colour: null, stripes: [], grade: 'b', seats: null, length: null },
    ...{ price: null, cabins: 1, hasSail: null, extras: [], images: [], isInsured: true },
    ...{ dueOn: null, owner: null },
  })
  const values = formValues(fields, response)
  expect(values).toMatchObject({ name: 'Mae Nak', note: '', owner: { id: 7, name: 'Somchai' } })
  expect(values).not.toHaveProperty('seenAt')
  const { seenAt, ...entered } = stored
  expect(z.object(inputsOf(fields)).parse(newInput(fields, values))).toEqual(entered)
  expect(changedInput(fields, { seats: 3, owner: null })).toEqual({ seats: 3, ownerId: null })
  expect(Object.keys(formLabels(fields))).toEqual(Object.keys(blank))
  expect(formLabels(fields)).toMatchObject({ seats: 'Seats', owner: 'Whose it is' })
})

test('a form validates like the endpoint, plus its own requirements', () => {
  const Complete = formSchema(fields)
  const faults = (changes: object) => {
    const { error } = Complete.safeParse({ ...formValues(fields, response), ...changes })
    return error?.issues.map(({ path, message }) => `${path.join('.')}: ${message}`) ?? []
  }
  expect(faults({})).toEqual([])
  expect(faults({ owner: null })).toEqual([])
  expect(faults({ colour: null })).toEqual(['colour: Required'])
  expect(faults({ length: null })).toEqual(['length: Required'])
  expect(requiredInForm(fields)).toEqual(['name', 'colour', 'grade', 'length', 'cabins'])
  expect(faults({ name: ' ', seats: -1 })).toEqual(['name: Required', 'seats: At least 0'])
})

test('a file has a column for each field, read in its spellings', () => {
  const columns = importColumns(fields, boatSpellings)
  expect(Object.keys(columns)).toEqual(Object.keys(fields).filter((name) => name !== 'images'))
  expect(columns.name.names).toEqual(['boat', 'ship', 'เรือ'])
  const cells = {
    ...{ name: 'Nak', note: 'x', colour: 'สีแดง', stripes: 'Red; dark-blue', grade: 'Grade A' },
    ...{ seats: '1,200', length: '9.5', price: '2.5 ล้าน', cabins: 'Studio', hasSail: 'ใช่' },
    ...{ extras: 'a, b', isInsured: 'no', dueOn: '31/1/2570', seenAt: 'today', ownerId: '7' },
  }
  const parsed = Object.entries(cells).map(([name, cell]) => [
    name,
    Object.entries(columns)
      .find(([field]) => field === name)?.[1]
      .read(cell, now),
  ])
  expect(Object.fromEntries(parsed)).toEqual({
    ...{ name: 'Nak', note: 'x', colour: 'red', stripes: ['red', 'dark_blue'], grade: 'a' },
    ...{ seats: 1200, length: 9.5, price: 2_500_000, cabins: 0, hasSail: true },
    ...{ extras: ['a', 'b'], isInsured: false, dueOn: '2027-01-31', seenAt: '2026-11-20' },
    ownerId: 7,
  })
})

test('an exported file can be imported unchanged', () => {
  const cells = exportCells(fields, stored)
  expect(cells).toMatchObject({
    ...{ name: 'Mae Nak', note: '', colour: 'Dark blue', stripes: 'Red; Dark blue', grade: 'a' },
    ...{ cabins: 'Studio', hasSail: '', extras: 'Oars, two;', isInsured: 'no' },
    ...{ seenAt: '2026-11-20', ownerId: '7' },
  })
  for (const [name, { read }] of Object.entries(importColumns(fields, boatSpellings))) {
    const cell = cells[name] ?? ''
    const value = cell === '' ? null : read(cell, now)
    const original = Object.entries(stored).find(([field]) => field === name)?.[1]
    // A time is written as its day in Bangkok.
    expect([name, value]).toEqual([name, name === 'seenAt' ? '2026-11-20' : original])
  }
  expect(cellText(undefined)).toBe('')
})

test('facts are the fields marked as such that have a text', () => {
  const withFacts = { ...fields, note: { ...fields.note, fact: 'wide' as const } }
  expect(factsOf(withFacts, { ...stored, note: 'Leaks' }, english)).toEqual([
    { name: 'note', label: 'Note', value: 'Leaks', isWide: true },
  ])
})

test('entries can be reordered without changing them', () => {
  expect(Object.keys(inOrder({ a: 1, b: 2, c: 3, d: 4 }, { d: 'a', b: 'd' }))).toEqual([
    ...['a', 'd', 'b', 'c'],
  ])
})
