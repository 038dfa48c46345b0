import { expect, test } from 'vitest'
import {
  lineTextLink,
  mailTextLink,
  messageWith,
  standardMessage,
  whatsappTextLink,
} from './message.ts'

const ploy = { name: 'Ploy Arunrat', phone: '02 000 0000' }
const url = 'https://sathani.example/s/abc'

test('the proposed message names the number of homes and who sends them', () => {
  expect(standardMessage('en', 5, ploy)).toBe(
    'Hello, these five homes may fit what you are looking for.\n\nWhich ones would you like to see?\n\n[link]\n\nPloy Arunrat, 02 000 0000',
  )
  expect(standardMessage('en', 1, { name: null, phone: '02 000 0000' })).toContain(
    'this home may be what you are looking for',
  )
  expect(standardMessage('th', 5, ploy)).toContain('ห้อง 5 ห้อง')
})

test('it names the person and what they look for, in both languages', () => {
  const two = { name: 'Henrik', wish: 'two bedrooms' }
  expect(standardMessage('en', 2, ploy, two)).toContain(
    'Hello Henrik, these two homes fit what you asked for: two bedrooms.',
  )
  expect(standardMessage('th', 2, ploy, { name: 'ณิชา', wish: '2 ห้องนอน' })).toContain(
    'สวัสดีคุณณิชา ห้อง 2 ห้องนี้ตรงกับที่คุณมองหา 2 ห้องนอน',
  )
  expect(standardMessage('th', 1, ploy, { name: 'Henrik', wish: null })).toContain(
    'สวัสดีคุณ Henrik ห้อง 1 ห้องนี้น่าจะตรง',
  )
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
