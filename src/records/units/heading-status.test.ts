import { expect, test } from 'vitest'
import { statusInHeading } from './heading-status.ts'

test.each([
  ['❌ ปิดดีลแล้ว (เก็บไว้ดูราคา)', 'ปิดดีลแล้ว (เก็บไว้ดูราคา)'],
  ['*** SOLD ***', 'SOLD'],
  ['== ขายแล้ว ==', 'ขายแล้ว'],
  ['🔴ปล่อยเช่าแล้ว🔴', 'ปล่อยเช่าแล้ว'],
  ['Rented units', 'Rented units'],
  ['ไม่ว่าง', 'ไม่ว่าง'],
  ['>> LET', 'LET'],
])('%s says that the homes beneath it are gone', (heading, text) => {
  expect(statusInHeading(heading)).toBe(text)
})

test.each([
  '🔵🔵 ให้เช่า FOR RENT 🔵🔵',
  '🔴🔴 ขาย FOR SALE 🔴🔴',
  'Units to let',
  'พี่แดงฝากเพิ่มนะ 👇👇',
  'ว่าง',
  'Sukhumvit outlet side',
  'หาผู้เช่า',
])('%s says nothing of the kind', (heading) => {
  expect(statusInHeading(heading)).toBeNull()
})
