import { expect, test } from 'vitest'
import { fromCalendar, readDay, readMonth, toCalendar } from './read-day.ts'

test('a day is read in any of three notations', () => {
  for (const text of ['2026-11-09', '9 Nov 2026', '9 november 2026', '9/11/2026', ' 09.11.2026 ']) {
    expect(readDay(text)).toBe('2026-11-09')
  }
  expect(readDay('12 Sept 2026')).toBe('2026-09-12')
  expect(readDay('')).toBeNull()
})

test('a day is read in Thai digits, and in Buddhist years', () => {
  for (const text of ['9/11/2569', '๙/๑๑/๒๕๖๙', '9 Nov 2569', '2569-11-09', '๒๐๒๖-๑๑-๐๙']) {
    expect(readDay(text)).toBe('2026-11-09')
  }
  // A leap day of the Gregorian year, not of the Buddhist one as written.
  expect(readDay('29/2/2571')).toBe('2028-02-29')
  expect(readDay('29/2/2570')).toBeUndefined()
})

test('a day is read with its Thai month, abbreviated or in full', () => {
  for (const text of ['9 พ.ย. 2569', '9 พย 2569', '9 พฤศจิกายน พ.ศ. 2569', '๙ พฤศจิกายน ๒๕๖๙']) {
    expect(readDay(text)).toBe('2026-11-09')
  }
  expect(readDay('1 มี.ค. 2569')).toBe('2026-03-01')
  expect(readDay('9-11-2026')).toBe('2026-11-09')
  expect(readDay('9 กขค 2569')).toBeUndefined()
})

test('a day that is not in the calendar is invalid', () => {
  for (const text of [
    '31 Feb 2026',
    '29/2/2027',
    '2026-13-01',
    '11/19/2026',
    'soon',
    '9 Xyz 2026',
  ]) {
    expect(readDay(text)).toBeUndefined()
  }
  expect(readDay('29/2/2028')).toBe('2028-02-29')
})

test('a day is converted to a calendar date and back regardless of the time zone', () => {
  for (const day of ['2026-01-01', '2026-03-08', '2026-11-01', '2028-02-29']) {
    expect(fromCalendar(toCalendar(day))).toBe(day)
  }
})

test('a month is its first day, and a short year after a Thai month is Buddhist', () => {
  for (const text of ['Jan 2027', 'January 2027', 'ม.ค. 70', 'ม.ค.70', 'มกราคม 2570', '01/2570'])
    expect([text, readMonth(text)]).toEqual([text, '2027-01-01'])
  expect(readDay('15 ม.ค. 70')).toBe('2027-01-15')
  expect(readDay('๑๕ ม.ค. ๗๐')).toBe('2027-01-15')
})

test('what may be a day or a year, or a year of either era, is not read', () => {
  for (const text of ['Jan 27', 'ม.ค. 27', 'Jan-27', '27 Jan', 'Q1 2027', '13/2027'])
    expect([text, readMonth(text)]).toEqual([text, undefined])
  for (const text of ['15 Jan 27', '15 ม.ค. 27', '15/1/70']) expect(readDay(text)).toBeUndefined()
})
