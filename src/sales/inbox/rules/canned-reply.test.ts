import { expect, test } from 'vitest'
import { filledIn, placesIn } from './canned-reply.ts'

test('places are filled in with their facts; one without a fact stays', () => {
  const text = 'Hello {contact}, {home} is {price}. {unknown} {contact}'
  expect(filledIn(text, { contact: 'Nida', home: '12A, Baan Sirin', price: null })).toBe(
    'Hello Nida, 12A, Baan Sirin is {price}. {unknown} Nida',
  )
  expect(placesIn(text)).toEqual(['contact', 'home', 'price'])
  expect(placesIn('No {braces} and { contact }')).toEqual([])
})

test('what a fact says is not filled in again', () => {
  expect(filledIn('{contact}', { contact: '{me} $& $1', me: 'Ploy' })).toBe('{me} $& $1')
})
