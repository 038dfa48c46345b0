import { expect, test } from 'vitest'
import { lineLink, mailLink, phoneLink, whatsappLink } from './contact-links.ts'

test('a mail link is for one address and sets nothing else', () => {
  expect(mailLink('hello@sathani.example')).toBe('mailto:hello@sathani.example')
  expect(mailLink('bob@x.co?bcc=eve@evil.example&body=hi')).toBe(
    'mailto:bob@x.co%3Fbcc%3Deve@evil.example%26body%3Dhi',
  )
  expect(mailLink('a,b+c%2c@x.co#')).toBe('mailto:a%2Cb%2Bc%252c@x.co%23')
})

test('a mail link begins with a subject and a text in lines', () => {
  expect(mailLink('a@x.co', 'Re: A & B', 'Yes.\nCome by.')).toBe(
    'mailto:a@x.co?subject=Re%3A%20A%20%26%20B&body=Yes.%0D%0ACome%20by.',
  )
  expect(mailLink('a@x.co', '', 'Yes')).toBe('mailto:a@x.co?body=Yes')
})

test('a phone link has the digits of a number, and its country code', () => {
  expect(phoneLink('02 000 0000')).toBe('tel:020000000')
  expect(phoneLink(' +66 (81) 234-5678')).toBe('tel:+66812345678')
  expect(phoneLink('081;phone-context=+1*31#')).toBe('tel:081')
})

test.each([
  ['+66 89 123 4567 / 02 555 1212', 'tel:+66891234567', 'https://wa.me/66891234567'],
  ['08 1111 2222 / 08 3333 4444', 'tel:0811112222', 'https://wa.me/66811112222'],
  ['+66๘๑-๒๓๔-๕๖๗๘', 'tel:+66812345678', 'https://wa.me/66812345678'],
  ['๐๘๑ ๒๓๔ ๕๖๗๘', 'tel:0812345678', 'https://wa.me/66812345678'],
])('links of %s lead to its first number', (typed, call, chat) => {
  expect([phoneLink(typed), whatsappLink(typed)]).toEqual([call, chat])
})

test('the agency is reached by its LINE ID and its number on WhatsApp', () => {
  expect(lineLink('@sathani')).toBe('https://line.me/R/ti/p/%40sathani')
  expect(lineLink('sathani.homes')).toBe('https://line.me/R/ti/p/~sathani.homes')
  expect(whatsappLink('+66 81-234 5678')).toBe('https://wa.me/66812345678')
  expect(whatsappLink('081 234 5678')).toBe('https://wa.me/66812345678')
  expect(whatsappLink('00 44 7700 900424')).toBe('https://wa.me/447700900424')
})
