import { expect, test } from 'vitest'
import * as z from 'zod/mini'
import { fieldRefusals } from './fields.ts'
import { issueFault } from './issue-fault.ts'
import { refusal } from './refusal.ts'
import { isRefusalCode, refusals, refusalText } from './refusals.ts'

const faultOf = (schema: z.ZodMiniType, value: unknown) => {
  const { error } = schema.safeParse(value)
  return error?.issues.map(issueFault).map(({ code, params }) => ({ code, params }))
}

test("a schema's refusal is found by its sentence and the issue's values", () => {
  const most = z.string().check(z.maxLength(3, fieldRefusals.at_most_characters({ most: 3 })))
  expect(faultOf(most, 'four')).toEqual([refusal('at_most_characters', { most: 3 })])
  const figure = z
    .number({ error: fieldRefusals.must_be_number })
    .check(z.gte(1, fieldRefusals.at_least({ least: 1 })))
  expect(faultOf(figure, 0)).toEqual([refusal('at_least', { least: 1 })])
  expect(faultOf(figure, 'x')).toEqual([refusal('must_be_number')])
  const oneOf = z.enum(['a', 'b'], { error: fieldRefusals.choose_one_of({ choices: ['a', 'b'] }) })
  expect(faultOf(oneOf, 'c')).toEqual([refusal('choose_one_of', { choices: ['a', 'b'] })])
})

test('a figure is grouped, a year is not', () => {
  const figure = z.number().check(z.lte(2026, fieldRefusals.at_most({ most: 2026 })))
  const year = z.number().check(z.lte(2026, fieldRefusals.year_at_most({ most: 2026 })))
  expect(figure.safeParse(9999).error?.issues[0]?.message).toBe('At most 2,026')
  expect(year.safeParse(9999).error?.issues[0]?.message).toBe('At most 2026')
  expect(faultOf(figure, 9999)).toEqual([refusal('at_most', { most: 2026 })])
  expect(faultOf(year, 9999)).toEqual([refusal('year_at_most', { most: 2026 })])
})

test('any other message is passed on unchanged', () => {
  expect(faultOf(z.string({ error: 'Say it otherwise' }), 1)).toEqual([
    refusal('not_valid', { reason: 'Say it otherwise' }),
  ])
})

test('no two codes without values have the same sentence, which would be ambiguous', () => {
  const sentences = Object.entries(refusals).flatMap(([code, sentence]) =>
    isRefusalCode(code) && typeof sentence === 'string' ? [refusalText({ code, params: {} })] : [],
  )
  expect(sentences.length).toBeGreaterThan(50)
  expect(sentences.filter((sentence, i) => sentences.indexOf(sentence) !== i)).toEqual([])
})
