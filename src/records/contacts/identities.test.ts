import { expect, test } from 'vitest'
import { identitiesOf } from './identities.ts'

test('Identities are in the order in which people are matched', () => {
  const kinds = identitiesOf({
    wechat: 'wx',
    facebook: 'fb',
    line: ' ann.line ',
    whatsapp: '081 234 5678',
    email: ' Ann@Example.COM ',
    phone: '081 234 5678',
  }).map(({ kind, value }) => [kind, value])
  expect(kinds).toEqual([
    ['phone', '+66812345678'],
    ['email', 'ann@example.com'],
    ['whatsapp', '+66812345678'],
    ['line', 'ann.line'],
    ['facebook', 'fb'],
    ['wechat', 'wx'],
  ])
})

test('Two numbers in one field are two phones, the same number twice is one', () => {
  const values = (phone: string) => identitiesOf({ phone }).map(({ value }) => value)
  expect(values('081 234 5678 / 02 123 4567')).toEqual(['+66812345678', '+6621234567'])
  expect(values('081 234 5678, +66812345678')).toEqual(['+66812345678'])
})

test('A WhatsApp name that is not a number stays as typed', () => {
  expect(identitiesOf({ whatsapp: 'ann' })).toEqual([
    { kind: 'whatsapp', value: 'ann', typed: 'ann' },
  ])
})

test('No input gives no identity', () => {
  expect(identitiesOf({ phone: null, email: '', line: undefined })).toEqual([])
})
