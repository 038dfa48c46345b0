import { expect, test } from 'vitest'
import { initials } from './avatar.tsx'

test('initials are the first letters of two words, in Thai the first consonants', () => {
  expect(initials('Pornthip Saelim na Ayutthaya')).toBe('PS')
  expect(initials('พรเทพ เวชกุล')).toBe('พว')
  expect(initials('  (ploy)')).toBe('P')
  expect(initials('')).toBe('')
})
