import { describe, expect, test } from 'vitest'
import * as z from 'zod/mini'
import { Refused } from '../../refused.ts'
import { queryRecord, read } from './validate.ts'

const refusal = (work: () => unknown) => {
  try {
    work()
  } catch (error) {
    if (error instanceof Refused) return error
    throw error
  }
  return null
}
const paths = (work: () => unknown) => refusal(work)?.errors?.map((fault) => fault.path)

const Body = z.object({
  name: z.string(),
  tags: z.optional(z.array(z.string())),
  more: z.optional(z.record(z.string(), z.unknown())),
})

test('every invalid field is named as the sender wrote it, with a message', () => {
  const error = refusal(() => read(Body, { tags: ['a', 7] }))
  expect(error?.status).toBe(400)
  expect(error?.errors).toMatchObject([
    { path: 'name', message: 'Invalid input: expected string, received undefined' },
    { path: 'tags.1', message: 'Invalid input: expected string, received number' },
  ])
  expect(error?.message).toContain('name: Invalid input')
})

test('a body that is not an object is named `body`', () => {
  for (const body of [null, 7, 'text', [], true]) {
    expect(paths(() => read(Body, body))).toEqual(['body'])
  }
})

test('unknown keys are dropped', () => {
  expect(read(Body, JSON.parse('{"name":"a","admin":true,"__proto__":{"admin":true}}'))).toEqual({
    name: 'a',
  })
})

test('what PostgreSQL cannot store is refused at any depth', () => {
  for (const bad of ['a\0b', '\ud800', 'x\udfff']) {
    expect(paths(() => read(Body, { name: bad }))).toEqual(['name'])
    expect(paths(() => read(Body, { name: 'a', tags: ['b', bad] }))).toEqual(['tags.1'])
    expect(paths(() => read(Body, { name: 'a', more: { deep: [{ er: bad }] } }))).toEqual([
      'more.deep.0.er',
    ])
    expect(paths(() => read(Body, { name: 'a', more: { [bad]: 1 } }))).toEqual(['more'])
  }
  expect(read(Body, { name: '\u{1f600} \u0e40\u0e21\u0e37\u0e2d\u0e07' }).name).toHaveLength(8)
})

test('excessive nesting is refused', () => {
  const nested = JSON.parse(`${'['.repeat(100_000)}${']'.repeat(100_000)}`)
  expect(paths(() => read(Body, { name: 'a', more: { deep: nested } }))).toEqual(['more'])
  // A schema would look into it level by level, on the stack.
  const Tree: z.ZodMiniType = z.array(z.lazy(() => Tree))
  expect(paths(() => read(Tree, nested))).toEqual(['body'])
})

test('at most the first hundred faults are listed', () => {
  const tags = Array.from({ length: 50_000 }, () => 7)
  expect(refusal(() => read(Body, { name: 'a', tags }))?.errors).toHaveLength(100)
  const hostile = Array.from({ length: 50_000 }, () => '\0')
  expect(paths(() => read(Body, { name: 'a', tags: hostile }))).toHaveLength(100)
})

test('in a query empty, `all` and `any` are absent, and repeated keys are a list', () => {
  const query = new URLSearchParams('a=&b=all&c=ANY&d=1&e=1&e=2&e=&f=%20&__proto__=x')
  expect({ ...queryRecord(query) }).toEqual({ d: '1', e: ['1', '2'], ['__proto__']: 'x' })
})

test('a message that names its field itself is kept as it is', () => {
  const Named = z.object({ username: z.string({ error: 'Username is required' }) })
  expect(refusal(() => read(Named, {}))?.message).toBe('Username is required')
  expect(refusal(() => read(Body, { name: 7 }))?.message).toMatch(/^name: /)
})

describe('query parameters', () => {
  test('are read in one pass: repeated keys are lists, empty values are absent', () => {
    const query = new URLSearchParams('a=1&b=x&a=&a=2&c=any&d= ALL &b=all&__proto__=y')
    expect(Object.entries(queryRecord(query))).toEqual([
      ['a', ['1', '2']],
      ['b', 'x'],
      ['__proto__', 'y'],
    ])
  })

  test('are refused when there are more than any form of ours has', () => {
    const query = (count: number) =>
      new URLSearchParams(Array.from({ length: count }, (_, n) => `k${n}=1`).join('&'))
    expect(Object.keys(queryRecord(query(200)))).toHaveLength(200)
    expect(() => queryRecord(query(201))).toThrow('Send at most 200 parameters.')
  })
})
