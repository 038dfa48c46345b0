import { expect, test } from 'vitest'
import { describeSchema, fieldsOf, type Schema } from './shape.ts'

test.each<[Schema, string]>([
  [{ type: 'integer', minimum: 1, maximum: 1000 }, 'a whole number, 1 to 1,000'],
  [
    { type: 'integer', minimum: Number.MIN_SAFE_INTEGER, maximum: Number.MAX_SAFE_INTEGER },
    'a whole number',
  ],
  [{ type: 'number', minimum: 0 }, 'a number, at least 0'],
  [{ type: 'string', maxLength: 50 }, 'text, at most 50 characters'],
  [{ type: 'string', format: 'date' }, 'a date, YYYY-MM-DD'],
  [{ type: ['string', 'null'], maxLength: 50 }, 'text, at most 50 characters, or null'],
  [{ type: 'string', enum: ['rent', 'sell'] }, 'one of rent, sell'],
  [{ anyOf: [{ type: 'integer' }, { const: 'studio' }] }, 'a whole number, or studio'],
  [{ type: 'array', items: { type: 'string' }, maxItems: 9 }, 'a list of at most 9, each text'],
  [{ type: 'array', items: { type: 'string', enum: ['north'] } }, 'a list, each one of north'],
  [{ type: 'array', items: { properties: { id: {} } } }, 'a list'],
  [{ type: 'integer', minimum: 1, maximum: 2_147_483_647 }, 'a whole number, at least 1'],
  [{ $ref: '#/components/schemas/Problem' }, 'Problem'],
  [{}, 'anything'],
])('%j is described as: %s', (schema, expected) => {
  expect(describeSchema(schema)).toBe(expected)
})

test('the fields of a record are found within lists and nullable values', () => {
  const record = { properties: { id: { type: 'integer' } }, required: ['id'] }
  const fields = [{ name: 'id', required: true, schema: { type: 'integer' } }]
  expect(fieldsOf(record)).toEqual(fields)
  expect(fieldsOf({ type: 'array', items: record })).toEqual(fields)
  expect(fieldsOf({ anyOf: [record, { type: 'null' }] })).toEqual(fields)
  expect(fieldsOf({ type: 'string' })).toEqual([])
})
