import { expect, test } from 'vitest'
import { readAmount, readBaht, readFloor, readYear, twoReadings } from './read-amount.ts'

test('baht are read as agencies write them', () => {
  for (const text of ['25,000.-', '25000.-', '25,000', '25k', '25 K', '๒๕,๐๐๐ บาท', '25,000บ.'])
    expect([text, readBaht(text)]).toEqual([text, 25_000])
  for (const text of ['25,000.-/เดือน', '25.000,00', '25 พัน', '2.5 หมื่น', '฿25,000/-'])
    expect([text, readBaht(text)]).toEqual([text, 25_000])
  for (const text of ['4.5 ลบ.', '4.5ล้าน', '4.5 ล.', '4,5 ล้าน', '4.500 ล้าน', '4.5M', '4500000.-'])
    expect([text, readBaht(text)]).toEqual([text, 4_500_000])
  expect(readBaht('5200000.-')).toBe(5_200_000)
  expect(readBaht('1.250.000')).toBe(1_250_000)
  expect(readBaht(' ')).toBeNull()
})

test('what can mean two things, or several, is not read', () => {
  for (const text of [
    '25.000',
    '๒๕.๐๐๐',
    '25.000 บาท',
    '25.000k',
    '25.000.-',
    '25-30k',
    '25/30',
    'ask',
    '5 ล้านต้น',
  ])
    expect([text, readBaht(text)]).toEqual([text, undefined])
  expect(twoReadings('25.000')).toEqual([25_000, 25])
  expect(twoReadings('25.500 บาท')).toEqual([25_500, 25.5])
  for (const text of ['25.00', '0.500', '25,000', '1.250.000', '4.5'])
    expect([text, twoReadings(text)]).toEqual([text, null])
})

test('rooms, floors and years are read with their words', () => {
  for (const text of ['1 น้ำ', '1 ห้องน้ำ', '1 bath', '๑']) expect(readAmount(text)).toBe(1)
  for (const text of ['5', 'ชั้น 5', 'ชั้นที่ ๕', '5th floor', 'Fl. 5', 'Floor 5', '5 ชั้น'])
    expect([text, readFloor(text)]).toEqual([text, 5])
  expect(readFloor('12A')).toBe(13)
  expect(readFloor('ชั้น ๑๒A')).toBe(13)
  for (const text of ['12B', '5-6', 'G', 'penthouse'])
    expect([text, readFloor(text)]).toEqual([text, undefined])
  for (const text of ['2013', '2556', 'พ.ศ. ๒๕๕๖', 'พ.ศ.2556']) expect(readYear(text)).toBe(2013)
})
