import { describe, expect, test } from 'vitest'
import * as z from 'zod/mini'
import { changesOf } from '../drafts/changes.ts'
import { faultsOf } from './check-record.ts'

const schema = z.object({
  name: z.string().check(z.minLength(1, 'Name is required')),
  size: z.number({ error: 'Must be a number' }),
  images: z.array(z.string().check(z.maxLength(3, 'Too long'))),
})
const across = ({ name, size }: { name: string; size: unknown }) =>
  name === 'hut' && size === null ? [{ path: 'size', message: 'A hut has a size' }] : []
const blank = { name: '', size: null, images: [] as string[] }

describe('the errors of a record', () => {
  test('include the first error of each field', () => {
    expect(faultsOf({ schema }, { ...blank, images: ['long one', 'another'] }, null)).toEqual({
      name: 'Name is required',
      size: 'Must be a number',
      images: 'Too long',
    })
  })

  test('include cross-field errors, whatever other errors there are', () => {
    const loose = z.object({ name: z.string(), images: z.string({ error: 'No text' }) })
    expect(faultsOf({ schema: loose, across }, { ...blank, name: 'hut' }, null)).toEqual({
      images: 'No text',
      size: 'A hut has a size',
    })
  })

  test('exclude missing values of the stored record until the field is changed', () => {
    const stored = { ...blank, size: 3 }
    expect(faultsOf({ schema }, { ...stored, images: ['abc'] }, stored)).toEqual({})
    expect(faultsOf({ schema }, { ...stored, name: 'a', images: [] }, stored)).toEqual({})
    const named = { ...stored, name: 'a' }
    expect(faultsOf({ schema }, { ...named, name: '' }, named)).toEqual({
      name: 'Name is required',
    })
  })

  test('include an unchanged field made invalid by another change', () => {
    const loose = z.object({ name: z.string() })
    expect(faultsOf({ schema: loose, across }, { ...blank, name: 'hut' }, blank)).toEqual({
      size: 'A hut has a size',
    })
  })
})

test('changes are the fields that differ, except excluded ones', () => {
  const values = { name: 'hut', size: 3, images: ['a'], password: 'x' }
  expect(changesOf(values, { ...values, name: 'house', password: '' }, ['password'])).toEqual({
    name: 'hut',
  })
  expect(changesOf(values, { ...values, images: ['a', 'b'] })).toEqual({ images: ['a'] })
})
