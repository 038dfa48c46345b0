import { expect, test } from 'vitest'
import { chatAdds } from './chat-adds.ts'

const nobody = {
  ...{ name: 'Anneke Vos', phone: null, whatsapp: null, countryCode: '+66' },
  ...{ email: null, line: null, search: null },
}

test('what is empty is added', () => {
  expect(chatAdds(nobody, { name: 'anneke vos', line: 'anneke.v', search: 'bedrooms=2' })).toEqual([
    { field: 'line', said: 'anneke.v', stored: null, value: 'anneke.v', isSafe: true },
    { field: 'search', said: 'bedrooms=2', stored: null, value: 'bedrooms=2', isSafe: true },
  ])
})

test('a further phone stands behind the known ones, and a known one is nothing new', () => {
  const contact = { ...nobody, phone: '081 555 0101', whatsapp: '+66 82 555 0102' }
  expect(chatAdds(contact, { phone: '+66815550101' })).toEqual([])
  expect(chatAdds(contact, { phone: '+66825550102' })).toEqual([])
  expect(chatAdds(contact, { phone: '+66835550103' })).toMatchObject([
    { value: '081 555 0101 / +66 83 555 0103', isSafe: true },
  ])
})

test('what would replace something else is not safe', () => {
  const contact = { ...nobody, email: 'a@vos.example', search: 'bedrooms=1' }
  const said = { name: 'Anneke', email: 'A@vos.example', search: 'bedrooms=2' }
  expect(chatAdds(contact, said)).toMatchObject([
    { field: 'name', stored: 'Anneke Vos', isSafe: false },
    { field: 'search', stored: 'bedrooms=1', isSafe: false },
  ])
})
