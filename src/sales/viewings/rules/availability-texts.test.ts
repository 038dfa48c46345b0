import { expect, test } from 'vitest'
import type { Signer } from '../../../team/agency/rules/signer.ts'
import { availabilityMessage, availabilitySubject } from './availability-texts.ts'

const ploy: Signer = {
  ...{ id: 1, name: 'Ploy Arunrat', nameTh: 'พลอย อรุณรัตน์', position: null, email: null },
  ...{ phone: '081 000 0207', line: null, photo: null, particle: 'kha' },
  ...{ signature: '', signatureTh: '' },
}
const project = { name: 'Monsoon House', nameTh: 'มอนซูน เฮาส์' }
const rented = {
  unitNumber: '7A',
  listingType: 'rent',
  price: 1,
  rentAmount: 25_000,
  project,
} as const
const both = {
  ...{ unitNumber: '8B', price: 8_900_000, rentAmount: 40_000 },
  listingType: 'rent_sell',
  project: { name: 'Baan Sirin', nameTh: null },
} as const

test('an owner is asked once about all homes they offer, with their prices', () => {
  const signed = { reader: 'Harriet', signer: ploy }
  expect(availabilityMessage([rented, both], 'en', signed)).toBe(
    `Hi Harriet, are these homes still available, and are the prices still right?

• 7A, Monsoon House: 25,000 THB/month
• 8B, Baan Sirin: 8,900,000 THB or 40,000 THB/month

Ploy Arunrat, 081 000 0207`,
  )
  expect(availabilityMessage([rented], 'th', { ...signed, reader: 'วรรณา' })).toBe(
    `สวัสดีค่ะคุณวรรณา รบกวนสอบถามว่าห้องนี้ยังว่างอยู่ และราคายังเท่าเดิมไหมคะ

• 7A มอนซูน เฮาส์: 25,000 บาท/เดือน

พลอย อรุณรัตน์ 081 000 0207`,
  )
  expect(availabilitySubject(1, 'en')).toBe('Is your home still available?')
})
