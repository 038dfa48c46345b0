import { expect, test } from 'vitest'
import { matchParts } from './match-parts.ts'

test('the query is found regardless of case, accents and separators', () => {
  expect(matchParts('Pornthip Saelim', 'pornth')).toEqual(['', 'Pornth', 'ip Saelim'])
  expect(matchParts('call 081 000 0155', '0810000')).toEqual(['call ', '081 000 0', '155'])
  expect(matchParts('José María', 'jose m')).toEqual(['', 'José M', 'aría'])
  expect(matchParts('พรเทพ วัฒนากุล', 'วัฒ')).toEqual(['พรเทพ ', 'วัฒ', 'นากุล'])
})

test('the text is not split without a match or a query', () => {
  expect(matchParts('Ari', 'x')).toEqual(['Ari', '', ''])
  expect(matchParts('Ari', ' - ')).toEqual(['Ari', '', ''])
})
