import { expect, test } from 'vitest'
import { contactPayload, inquiryPayload } from './inquiry-payload.ts'

const unit = { id: 7, details: 'Baan Sirin Unit 12A' }

test('an inquiry is sent with the country code in front of the phone', () => {
  const typed = { name: ' Ploy ', countryCode: '+66', phone: ' 0812345678 ', email: 'p@x.example' }
  expect(inquiryPayload({ ...typed, isWhatsapp: 'on' }, unit)).toEqual({
    name: 'Ploy',
    phone: '+660812345678',
    email: 'p@x.example',
    lineId: '',
    isWhatsapp: true,
    propertyId: 7,
    propertyDetails: 'Baan Sirin Unit 12A',
  })
})

test('a phone that carries its own country code keeps it', () => {
  const typed = { countryCode: '+66', phone: '+44 7911 123456' }
  expect(inquiryPayload(typed, unit).phone).toBe('+44 7911 123456')
})

test('a contact request is reached by phone if one was given, else by e-mail', () => {
  const typed = { name: 'Ploy', email: 'p@x.example', countryCode: '+66' }
  expect(contactPayload(typed)).toEqual({
    name: 'Ploy',
    email: 'p@x.example',
    contactMethod: 'email',
    requirements: '',
    source: 'website',
  })
  expect(contactPayload({ ...typed, phone: '81' })).toMatchObject({
    phone: '+6681',
    contactMethod: 'phone',
  })
})

test('WhatsApp and LINE stand at the end of the requirements, as typed or as the phone', () => {
  const typed = { countryCode: '+66', phone: '812345678', requirements: 'Near Ari' }
  expect(contactPayload({ ...typed, whatsapp: '899999999', line: 'ploy' }).requirements).toBe(
    'Near Ari\nWhatsApp: +66899999999\nLINE: ploy',
  )
  expect(contactPayload({ ...typed, whatsappSame: 'on', lineSame: 'on' }).requirements).toBe(
    'Near Ari\nWhatsApp: +66812345678\nLINE: +66812345678',
  )
})
