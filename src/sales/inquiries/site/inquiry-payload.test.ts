import { expect, test } from 'vitest'
import { contactPayload } from './contact-payload.ts'
import { inquiryPayload } from './inquiry-payload.ts'

const unit = { unitId: 7, details: 'Baan Sirin Unit 12A' }

test('an inquiry is sent with the country code in front of the phone', () => {
  const values = { name: ' Ploy ', countryCode: '+66', phone: ' 0812345678 ', email: 'p@x.example' }
  expect(inquiryPayload({ ...values, isWhatsapp: 'on' }, unit)).toEqual({
    name: 'Ploy',
    phone: '+66812345678',
    email: 'p@x.example',
    lineId: '',
    isWhatsapp: true,
    propertyId: 7,
    propertyDetails: 'Baan Sirin Unit 12A',
    message: '',
    preferredTime: '',
  })
})

test('an inquiry about a building has its name alone', () => {
  const { propertyId, propertyDetails } = inquiryPayload(
    {},
    { unitId: null, details: 'Baan Sirin' },
  )
  expect([propertyId, propertyDetails]).toEqual([null, 'Baan Sirin'])
})

test.each([
  [{ message: ' Any parking? ' }, 'Any parking?'],
  [{ 'question-pets': 'Are pets allowed?' }, 'Are pets allowed?'],
  [{ 'question-visit': 'Can I see it?', message: 'After six.' }, 'Can I see it? After six.'],
  [{ 'question-visit': 'Can I see it?', message: 'Hello. Can I see it?' }, 'Hello. Can I see it?'],
])('ready questions are put before the message unless it has them: %o', (values, message) => {
  expect(inquiryPayload(values, unit).message).toBe(message)
})

test.each([
  ['812345678', '+66812345678'],
  ['0812345678', '+66812345678'],
  ['๐๘๑ ๒๓๔ ๕๖๗๘', '+66๘๑ ๒๓๔ ๕๖๗๘'],
  ['(081) 234-5678', '+66(81) 234-5678'],
  ['+44 7911 123456', '+44 7911 123456'],
  ['0044 7911 123456', '0044 7911 123456'],
  ['(+44) 7911 123456', '(+44) 7911 123456'],
  ['\u202a+44 7911 123456\u202c', '+44 7911 123456'],
])('a phone is sent in the country chosen unless it names its own: %s', (phone, expected) => {
  expect(inquiryPayload({ countryCode: '+66', phone }, unit).phone).toBe(expected)
})

test.each(['abc', 'call me', '12', '+66', ''])(
  'what cannot be a number is sent as typed, for the server to refuse: "%s"',
  (phone) => {
    expect(inquiryPayload({ countryCode: '+66', phone }, unit).phone).toBe(phone)
  },
)

test('a contact request prefers the phone if one was given, else the email', () => {
  const values = { name: 'Ploy', email: 'p@x.example', countryCode: '+66' }
  expect(contactPayload(values)).toEqual({
    name: 'Ploy',
    email: 'p@x.example',
    contactMethod: 'email',
    requirements: '',
    source: 'website',
  })
  expect(contactPayload({ ...values, phone: '812345678' })).toMatchObject({
    phone: '+66812345678',
    contactMethod: 'phone',
  })
})

test('WhatsApp and LINE are appended to the requirements, as typed or equal to the phone', () => {
  const values = { countryCode: '+66', phone: '812345678', requirements: 'Near Ari' }
  expect(contactPayload({ ...values, whatsapp: '899999999', line: 'ploy' }).requirements).toBe(
    'Near Ari\nWhatsApp: +66899999999\nLINE: ploy',
  )
  expect(contactPayload({ ...values, whatsappSame: 'on', lineSame: 'on' }).requirements).toBe(
    'Near Ari\nWhatsApp: +66812345678\nLINE: +66812345678',
  )
  expect(contactPayload({ ...values, whatsapp: 'ploy.wa' }).requirements).toBe(
    'Near Ari\nWhatsApp: ploy.wa',
  )
})
