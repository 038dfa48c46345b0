import { expect, test } from 'vitest'
import { newContactInput } from './new-contact.ts'

test('A new contact has its numbers with the country code, its handles as notes, and wants something', () => {
  expect(
    newContactInput({
      name: 'Nok',
      contactType: 'owner',
      countryCode: '+66',
      phone: '081 234 5678 ',
      whatsapp: '๐๘๑ ๒๓๔ ๕๖๗๘',
      line: 'nok.w',
      wechat: 'nok-wx',
    }),
  ).toEqual({
    name: 'Nok',
    contactType: 'owner',
    countryCode: '+66',
    phone: '+66 81 234 5678',
    whatsapp: '+66 81 234 5678',
    line: 'nok.w',
    wechat: 'nok-wx',
    contactMethod: 'phone',
    notes: 'WhatsApp: +66 81 234 5678, Line: nok.w, WeChat: nok-wx',
    requirements: 'Property owner',
  })
})

test('What was typed stays', () => {
  const typed = { notes: 'Careful', requirements: 'A garden', contactMethod: 'line' } as const
  expect(
    newContactInput({ name: 'Bo', phone: '+45 20 00 03 11', whatsapp: 'bo.lind', ...typed }),
  ).toEqual({
    ...typed,
    name: 'Bo',
    phone: '+45 20 00 03 11',
    whatsapp: 'bo.lind',
  })
  expect(newContactInput({ name: 'Ann', phone: '0044 20 7946 0958' }).phone).toBe(
    '+44 20 7946 0958',
  )
  expect(newContactInput({ name: 'Eve', email: 'e@x.co' })).toMatchObject({
    phone: null,
    contactMethod: 'email',
    notes: null,
    requirements: 'Potential customer',
  })
})
