import { expect, test } from 'vitest'
import { reachOf } from './reach.ts'

const nobody = { phone: null, whatsapp: null, email: null, line: null, facebook: null }
const hrefs = (known: Partial<typeof nobody> | Record<string, string>) =>
  Object.fromEntries(reachOf({ ...nobody, ...known }).map(({ id, href }) => [id, href]))

test('WhatsApp opens with the phone, unless another number was given for it', () => {
  expect(hrefs({ phone: '081 555 0101' })).toEqual({
    phone: 'tel:0815550101',
    whatsapp: 'https://wa.me/66815550101',
  })
  expect(hrefs({ phone: '081 555 0101', whatsapp: '+45 20 00 10 01' })).toMatchObject({
    whatsapp: 'https://wa.me/4520001001',
  })
})

test('a landline has no WhatsApp, and of words nobody is reached', () => {
  expect(hrefs({ phone: '02 555 1212' })).toEqual({ phone: 'tel:025551212' })
  expect(hrefs({ whatsapp: 'same as LINE' })).toEqual({})
})

test('every way has its own icon', () => {
  const all = reachOf({
    phone: '0815550101',
    whatsapp: null,
    email: 'a@b.co',
    line: 'a',
    facebook: 'a',
  })
  expect(new Set(all.map(({ icon }) => icon)).size).toBe(5)
})
