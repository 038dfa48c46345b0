import { expect, test } from 'vitest'
import {
  asBaht,
  asBedrooms,
  asCount,
  asNumber,
  asOneOf,
  asSomeOf,
  asTexts,
  asYear,
  asYesNo,
  headerKey,
  isSheetFault,
  plainCell,
  Readings,
} from './cells.ts'
import { asDay, asDayOn } from './day-cells.ts'
import { valueSet } from './value-set.ts'

const now = new Date('2026-11-22T20:00:00Z')

test('yes is read in 15 spellings, and so is no', () => {
  const yes = 'yes,Y,TRUE,t,1,๑,x,X,✓,✔,on,OK,Allowed,ใช่,มี,ได้,จริง,อนุญาต'.split(',')
  const noSpellings = 'no,N,False,f,0,๐,✗,off,Not allowed,ไม่,ไม่ใช่,ไม่มี,ไม่ได้,เท็จ,ไม่อนุญาต,ห้าม'.split(
    ',',
  )
  expect(yes.length).toBeGreaterThanOrEqual(15)
  expect(noSpellings.length).toBeGreaterThanOrEqual(15)
  for (const cell of yes) expect([cell, asYesNo(cell, now)]).toEqual([cell, true])
  for (const cell of noSpellings) expect([cell, asYesNo(cell, now)]).toEqual([cell, false])
  expect(asYesNo('perhaps', now)).toBe('perhaps')
})

test('money is read with its signs, its thousands and its millions', () => {
  for (const cell of ['8900000', '8,900,000', '฿8,900,000', '8 900 000 THB', '8.9M', '8.9 ล้าน']) {
    expect([cell, asBaht(cell, now)]).toEqual([cell, 8_900_000])
  }
  for (const cell of ['8.9 ล้านบาท', '๘.๙ ล้าน', '8.9 MB', '89 แสน', '8.9 million baht']) {
    expect([cell, asBaht(cell, now)]).toEqual([cell, 8_900_000])
  }
  for (const cell of ['25,000/month', '25k', '25,000 บาท/เดือน', '25,000 THB per month']) {
    expect([cell, asBaht(cell, now)]).toEqual([cell, 25_000])
  }
  expect(asBaht('8.55M', now)).toBe(8_550_000)
  for (const cell of ['ask', '1.2.3']) expect(asBaht(cell, now)).toBe(cell)
})

test('numbers are read with their units and in Thai digits', () => {
  expect(asNumber('35.5 sqm', now)).toBe(35.5)
  expect(asNumber('๓๕.๕ ตร.ม.', now)).toBe(35.5)
  expect(asNumber('28 ชั้น', now)).toBe(28)
  expect(asNumber('1,142 units', now)).toBe(1142)
  expect(asNumber('30,5 sqm', now)).toBe(30.5)
  expect(asNumber('twelve', now)).toBe('twelve')
  expect(asBedrooms('Studio', now)).toBe(0)
  expect(asBedrooms('2 Bedrooms', now)).toBe(2)
  expect(asYear('2556', now)).toBe(2013)
  expect(asYear('พ.ศ. ๒๕๕๖', now)).toBe(2013)
  expect(asYear('2013', now)).toBe(2013)
})

test('a day is read as in a form, or returned unchanged', () => {
  expect(asDay('15/1/2570', now)).toBe('2027-01-15')
  expect(asDay('15/01/2027 00:00', now)).toBe('2027-01-15')
  expect(asDay('2027-01-15T10:00:00Z', now)).toBe('2027-01-15T10:00:00Z')
  expect(asDay('soon', now)).toBe('soon')
})

test('a relative day is counted from today in Bangkok', () => {
  for (const [cell, day] of [
    ['Today', '2026-11-23'],
    ['ทันที', '2026-11-23'],
    ['yesterday', '2026-11-22'],
    ['พรุ่งนี้', '2026-11-24'],
    ['1 day ago', '2026-11-22'],
    ['23 days ago', '2026-10-31'],
    ['in 8 days', '2026-12-01'],
  ] as const) {
    expect([cell, asDay(cell, now)]).toEqual([cell, day])
  }
  expect(asDay('99999 days ago', now)).toBe('99999 days ago')
})

test('a value of a set is read by id, label or spelling in any letter case', () => {
  const set = valueSet('set', { south_east: 'South East', city_view: 'City View' })
  const readView = asOneOf(set, { วิวเมือง: 'city_view' })
  for (const cell of ['south_east', 'SOUTH EAST', 'South-East'])
    expect(readView(cell, now)).toBe('south_east')
  expect(readView('วิวเมือง', now)).toBe('city_view')
  expect(readView('up', now)).toBe('up')
  expect(asSomeOf(set)('City view; South East |nonsense', now)).toEqual([
    'city_view',
    'south_east',
    'nonsense',
  ])
  expect(asTexts('- Lockers\n- EV, Pool', now)).toEqual(['Lockers', 'EV', 'Pool'])
  expect(asTexts('No car park, by choice; EV', now)).toEqual(['No car park, by choice', 'EV'])
})

test('what a spreadsheet adds around a cell is removed', () => {
  expect(plainCell(' \u00A0Ari\u200B ')).toBe('Ari')
  expect(plainCell('="0812"')).toBe('0812')
  expect(plainCell("'=1+1")).toBe('=1+1')
  expect(plainCell("'Tis")).toBe("'Tis")
  for (const cell of ['-', 'N/A', '—', 'ไม่ระบุ', ' ']) expect(plainCell(cell)).toBe('')
  expect(isSheetFault('#REF!')).toBe(true)
  expect(isSheetFault('#12')).toBe(false)
})

test('a header is recognised in any notation', () => {
  for (const header of [
    'totalUnits',
    'Total Units',
    'TOTAL_UNITS',
    'total-units *',
    'Total units (no.)',
  ]) {
    expect(headerKey(header)).toBe('totalunits')
  }
  expect(headerKey('ชื่อ โครงการ')).toBe('ชื่อโครงการ')
})

test('a number that can mean two things is returned with both, unless it is in millions', () => {
  expect(asBaht('25.000', now)).toEqual(new Readings([25_000, 25]))
  expect(asCount('1.142', now)).toEqual(new Readings([1142, 1.142]))
  expect(asBaht('4.500 ล้าน', now)).toBe(4_500_000)
  expect(asNumber('13.725', now)).toBe(13.725)
})

test('a month alone is the day on which something begins, and no other day', () => {
  expect(asDayOn('ม.ค. 70', now)).toBe('2027-01-01')
  expect(asDayOn('today', now)).toBe('2026-11-23')
  expect(asDay('Jan 2027', now)).toBe('Jan 2027')
})
