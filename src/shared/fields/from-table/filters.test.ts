import { expect, test } from 'vitest'
import * as z from 'zod/mini'
import { columnConditions } from './column-conditions.ts'
import { filterChips } from './filter-chips.ts'
import { filterFields } from './filter-fields.ts'
import { normalizeRanges, staffParameters } from './filter-ranges.ts'
import { filterSchemas } from './filter-schemas.ts'
import { boatFields as fields } from './test-boat.ts'

const Search = z.object(filterSchemas(fields, 'filter', z.optional))
const searched = {
  ...{ paint: 'red', stripes: ['red', 'dark_blue'], grades: ['a', 'b'], seatsMin: 5 },
  ...{ lengthMin: 2.5, lengthMax: 12, sail: false, insured: true, ownerId: 7 },
}

test('a search parses its parameters', () => {
  const query = {
    ...{ paint: 'Red', stripes: 'dark_blue,red', grades: ['b', 'a'], seatsMin: '5' },
    ...{ lengthMin: '2.5', lengthMax: '12', sail: 'false', insured: 'true', ownerId: '7' },
  }
  expect(Search.parse(query)).toEqual(searched)
  const invalid = { paint: 'pink', seatsMin: 'many', lengthMax: '501', sail: '?', ownerId: '0' }
  expect(Search.safeParse(invalid).error?.issues.map(({ path }) => path[0])).toEqual(
    Object.keys(invalid),
  )
})

test('the ends of a slider set no bound, and a minimum above its maximum is refused', () => {
  const search = { seatsMin: 0, seatsMax: 50, lengthMin: 9, lengthMax: 3 }
  const refusals: string[] = []
  normalizeRanges(fields, search, (min, max) => refusals.push(`${min} above ${max}`))
  expect(search).toEqual({ lengthMin: 9, lengthMax: 3 })
  expect(refusals).toEqual(['lengthMin above lengthMax'])
})

test('a search becomes conditions on columns, without staff-only ones for a visitor', () => {
  const tests = columnConditions(fields, 'filter', searched, 'staff')
  expect(tests.map(({ column, operator, value }) => [column, operator, value])).toEqual([
    ['colour', '=', 'red'],
    ['stripes', '@>', ['red', 'dark_blue']],
    ['grade', '= any', ['a', 'b']],
    ['seats', '>=', 5],
    ['length', '>=', 2.5],
    ['length', '<=', 12],
    ['sailed', '=', false],
    ['is_insured', '=', true],
    ['owner_id', '=', 7],
  ])
  expect(tests.filter(({ orProject }) => orProject).map(({ column }) => column)).toEqual(['grade'])
  const visitors = columnConditions(fields, 'filter', searched, 'visitor')
  expect(visitors.map(({ column }) => column)).not.toContain('is_insured')
  expect(staffParameters(fields)).toEqual(['insured'])
  const several = {
    views: { ...fields.stripes, filter: { name: 'v', by: 'any' } },
  } as const
  expect(columnConditions(several, 'filter', { v: ['red'] }, 'visitor')).toMatchObject([
    { operator: '&&' },
  ])
})

test('each condition has a chip in words', () => {
  const conditions = filterChips(fields, 'filter', searched)
  expect(conditions.map(({ label }) => label)).toEqual([
    ...['Red', 'Red', 'Dark blue', 'Grade A boats', 'Grade B boats', 'Seats: from 5'],
    ...['2.5 - 12 m', 'Motor', 'Insured'],
  ])
  expect(conditions[1]).toEqual({
    field: 'stripes',
    label: 'Red',
    parameters: ['stripes'],
    member: 'red',
  })
  expect(conditions[6]?.parameters).toEqual(['lengthMin', 'lengthMax'])
  const chips = filterChips(fields, 'filter', { seatsMax: 4, insured: false })
  expect(chips.map(({ label }) => label)).toEqual(['Seats: up to 4', 'Not insured'])
})

test('the panel and the plain form offer what the entries define', () => {
  expect(filterFields(fields, 'filter')).toMatchObject([
    { field: 'colour', part: 'terms', kind: 'one', parameter: 'paint', any: 'Any colour' },
    { field: 'stripes', kind: 'several', note: 'All that are ticked' },
    { field: 'seats', part: 'home', kind: 'range', parameters: ['seatsMin', 'seatsMax'] },
    {
      ...{ field: 'hasSail', kind: 'one', look: 'segments', any: 'Any', isFlag: true },
      options: [
        { value: 'true', label: 'Sail' },
        { value: 'false', label: 'Motor' },
      ],
    },
  ])
  expect(filterFields(fields, 'unitFilter')).toEqual([])
})
