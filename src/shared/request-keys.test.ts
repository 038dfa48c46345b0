import { expect, test } from 'vitest'
import { randomUuid, requestKeys } from './request-keys.ts'

test('a request keeps its key until its response is known', () => {
  const first = requestKeys.keyOf('/api/units {}')
  expect(requestKeys.keyOf('/api/units {}')).toBe(first)
  expect(requestKeys.keyOf('/api/units {"size":1}')).not.toBe(first)
  requestKeys.forget('/api/units {}')
  expect(requestKeys.keyOf('/api/units {}')).not.toBe(first)
})

test('a random UUID is of version 4', () => {
  expect(randomUuid()).toMatch(
    /^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/,
  )
})
