import { expect, test } from 'vitest'
import type { Signer } from '../../../team/agency/rules/signer.ts'
import {
  lineTextLink,
  mailTextLink,
  messageWith,
  standardMessage,
  whatsappTextLink,
} from './message.ts'

const ploy: Signer = {
  ...{ id: 1, name: 'Ploy', nameTh: 'พลอย', position: null, email: null, photo: null },
  ...{ phone: '081 000 0207', line: 'ploy.sathani', particle: 'kha' },
  ...{ signature: 'Best regards,\nPloy', signatureTh: 'ขอบคุณค่ะ\nพลอย' },
}
const by = { signer: ploy }
const url = 'https://sathani.example/s/abc'

test('the proposed message names the number of homes and who sends them', () => {
  expect(standardMessage('en', 5, by)).toBe(
    'Hello, these five homes may be what you’re looking for.\n\nWhich ones would you like to see?\n\n[link]\n\nPloy, 081 000 0207, LINE ploy.sathani',
  )
  expect(standardMessage('en', 1, by)).toContain(
    'this home may be what you’re looking for.\n\nWhen would you like to see it?',
  )
  expect(standardMessage('th', 5, by)).toBe(
    'สวัสดีค่ะ ห้อง 5 ห้องนี้น่าจะตรงกับที่คุณมองหาค่ะ\n\nสนใจดูห้องไหนบ้างคะ แจ้งได้เลยค่ะ\n\n[ลิงก์]\n\nพลอย 081 000 0207 LINE ploy.sathani',
  )
})

test('it names the person and what they look for, in both languages', () => {
  const two = { name: 'Henrik', wish: 'two bedrooms' }
  expect(standardMessage('en', 2, by, two)).toContain(
    'Hi Henrik, these two homes match what you’re looking for: two bedrooms.',
  )
  expect(standardMessage('en', 1, by, two)).toContain(
    'Hi Henrik, this home matches what you’re looking for: two bedrooms.',
  )
  expect(standardMessage('th', 2, by, { name: 'ณิชา', wish: '2 ห้องนอน' })).toContain(
    'สวัสดีค่ะคุณณิชา ห้อง 2 ห้องนี้ตรงกับที่คุณมองหา (2 ห้องนอน) ค่ะ',
  )
  const plain = { signer: { ...ploy, particle: null } }
  expect(standardMessage('th', 1, plain, { name: 'Henrik', wish: null })).toContain(
    'สวัสดีคุณ Henrik ห้องนี้น่าจะตรงกับที่คุณมองหา\n\nสะดวกดูห้องวันไหน แจ้งได้เลย\n',
  )
})

test('for the home of a deal it says the terms', () => {
  const rent = { name: 'Ravi', wish: 'one bedroom', terms: { rent: 12_500, months: 12 } }
  expect(standardMessage('en', 1, by, rent)).toContain(
    'Hi Ravi, here are the details of the home we talked about: 12,500 THB/month, 12 months.\n\nWould you like to go ahead',
  )
  expect(standardMessage('th', 1, by, rent)).toContain(
    'สวัสดีค่ะคุณ Ravi ส่งรายละเอียดห้องที่คุยกันไว้ค่ะ: 12,500 บาท/เดือน สัญญา 12 เดือน\n\nสนใจห้องนี้เลยไหมคะ',
  )
  const price = { name: null, wish: null, terms: { price: 2_700_000 } }
  expect(standardMessage('en', 1, by, price)).toContain('we talked about: 2,700,000 THB.')
})

test('a letter ends with the signature', () => {
  expect(standardMessage('en', 1, { ...by, isLetter: true })).toMatch(/\n\nBest regards,\nPloy$/)
  expect(standardMessage('th', 1, { ...by, isLetter: true })).toMatch(/\n\nขอบคุณค่ะ\nพลอย$/)
})

test('the address stands at its mark, and at the end where the mark was taken out', () => {
  expect(messageWith('See [link].', url)).toBe(`See ${url}.`)
  expect(messageWith('ดู [ลิงก์] นะ', url)).toBe(`ดู ${url} นะ`)
  expect(messageWith('See this $& page', url)).toBe(`See this $& page\n\n${url}`)
  expect(messageWith('', url)).toBe(url)
})

test('LINE, WhatsApp and mail open with the text', () => {
  const text = 'Two homes & more\nห้อง'
  const encoded = encodeURIComponent(text)
  expect(lineTextLink(text)).toBe(`https://line.me/R/msg/text/?${encoded}`)
  expect(whatsappTextLink(text)).toBe(`https://wa.me/?text=${encoded}`)
  expect(mailTextLink('A & B', text)).toBe(
    `mailto:?subject=A%20%26%20B&body=Two%20homes%20%26%20more%0D%0A${encodeURIComponent('ห้อง')}`,
  )
})
