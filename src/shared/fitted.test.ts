import { expect, test } from 'vitest'
import { clipped, fitted, sentence } from './fitted.ts'

test('parts that fit are joined in order, the others are left out', () => {
  expect(fitted(['Baan Sirin', 'for rent', 'Sathani'], ' · ', 60)).toBe(
    'Baan Sirin · for rent · Sathani',
  )
  expect(fitted(['Baan Sirin', 'much too long for this', 'Sathani'], ' · ', 20)).toBe(
    'Baan Sirin · Sathani',
  )
  expect(fitted(['Baan Sirin', null, '', 'Sathani'], ' · ', 60)).toBe('Baan Sirin · Sathani')
})

test('a long text is truncated at a word with an ellipsis', () => {
  expect(clipped('A corner home above the garden, with a long balcony', 34)).toBe(
    'A corner home above the...',
  )
  expect(clipped('  A corner\n\nhome ', 34)).toBe('A corner home')
})

test('a text without spaces is truncated between characters', () => {
  expect(clipped('ก'.repeat(30), 10)).toBe(`${'ก'.repeat(7)}...`)
  const towers = clipped('🏙'.repeat(30), 10)
  expect(towers.length).toBeLessThanOrEqual(10)
  expect(towers.isWellFormed()).toBe(true)
})

test('a sentence ends in one full stop, or in the ellipsis of a truncated text', () => {
  expect(sentence('10 homes')).toBe('10 homes.')
  expect(sentence(clipped('Soi Sukhumvit 24, Khlong Tan Nuea', 20))).toBe('Soi Sukhumvit...')
})
