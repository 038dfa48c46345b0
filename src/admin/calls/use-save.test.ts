import { expect, test } from 'vitest'
import { errorOf } from '../../shared/api-client.ts'
import { reasonOf } from './use-save.ts'

test('a refused field is named in words, unless the sentence names it', () => {
  const refused = (...errors: { path: string; message: string }[]) =>
    errorOf(
      400,
      '',
      JSON.stringify({
        message: errors.map(({ path, message }) => `${path}: ${message}`).join('; '),
        code: 'invalid_fields',
        errors,
      }),
    )
  const reason = (...errors: { path: string; message: string }[]) =>
    reasonOf(refused(...errors), 'Failed')
  expect(reason({ path: 'rentAmount', message: 'At most 1,000' })).toBe(
    'Rent amount: At most 1,000',
  )
  expect(reason({ path: 'homes.0.startsAt', message: 'Required' })).toBe('Starts at: Required')
  expect(
    reason({ path: 'name', message: 'Name is required' }, { path: 'images.2', message: 'Unknown' }),
  ).toBe('Name is required; Images: Unknown')
  expect(reasonOf(errorOf(409, '', '{"message":"Taken"}'), 'Failed')).toBe('Taken')
  expect(reasonOf(errorOf(500, '', '{"message":"boom"}'), 'Failed')).toBe('Failed')
})
