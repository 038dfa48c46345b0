import { expect, test } from 'vitest'
import { filledIn, placesIn } from './canned-reply.ts'

test('places are filled in with their facts; one without a fact stays', () => {
  const text = 'Hello {contact}, {home} is {price}. {unknown} {contact}'
  expect(filledIn(text, { contact: 'Nida', home: '12A, Baan Sirin', price: null })).toBe(
    'Hello Nida, 12A, Baan Sirin is {price}. {unknown} Nida',
  )
  expect(placesIn(text)).toEqual(['contact', 'home', 'price'])
  expect(placesIn('No {braces} and { contact }')).toEqual([])
})

test('a contact is addressed by their first name, in Thai with คุณ', () => {
  const contact = 'Charlotte Beaumont'
  expect(filledIn('Hello {contact},', { contact })).toBe('Hello Charlotte,')
  expect(filledIn('สวัสดีค่ะ {contact}', { contact: 'ณิชา อุดมโชค' })).toBe('สวัสดีค่ะ คุณณิชา')
  expect(filledIn('เรียนคุณ{contact}', { contact: 'คุณณิชา อุดมโชค' })).toBe('เรียนคุณณิชา')
  expect(filledIn('Call {contact}', { contact: '081 234 5678' })).toBe('Call 081 234 5678')
})

test('both prices of a home are joined in the language of the text', () => {
  const price = '15,000,000 THB or 65,000 THB/month'
  expect(filledIn('It is {price}.', { price })).toBe(`It is ${price}.`)
  expect(filledIn('ราคา {price}', { price })).toBe('ราคา 15,000,000 บาท หรือ 65,000 บาท/เดือน')
})

test('a Thai text ends as its writer speaks, and has their name in Thai', () => {
  const facts = { particle: 'ค่ะ', particleAsked: 'คะ', me: 'Nok', meThai: 'นก' }
  expect(filledIn('ว่าง{particle} วันไหนดี{particleAsked} {me}', facts)).toBe('ว่างค่ะ วันไหนดีคะ นก')
  expect(filledIn('Hello, {me}', facts)).toBe('Hello, Nok')
  expect(filledIn('ว่าง{particle}', { particle: '' }), 'of somebody without one').toBe('ว่าง')
})

test('what a fact says is not filled in again', () => {
  expect(filledIn('{contact}', { contact: '{me} $& $1', me: 'Ploy' })).toBe('{me} $& $1')
})
