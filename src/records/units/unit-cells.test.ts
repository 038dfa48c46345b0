import { expect, test } from 'vitest'
import { Readings, WithOthers } from '../../shared/fields/cells.ts'
import { asAvailable } from './available-cell.ts'
import { asRooms } from './rooms-cell.ts'
import { asSize } from './size-cell.ts'
import { asUnitNumber } from './unit-number-cell.ts'

const now = new Date('2026-11-24T03:00:00Z')

test('rooms are read from plans and beside other rooms, and counts with words are asked', () => {
  const rooms = (bedrooms: number, bathrooms: number) => new WithOthers(bedrooms, { bathrooms })
  expect(asRooms('1A (1 bed / 1 bath)', now)).toEqual(rooms(1, 1))
  expect(asRooms('ST (studio / 1 bath)', now)).toEqual(rooms(0, 1))
  expect(asRooms('1BR+study/1BA', now)).toEqual(rooms(1, 1))
  expect(asRooms('3B3B + maid', now)).toEqual(rooms(3, 3))
  expect(asRooms('สตู', now)).toBe(0)
  expect(asRooms('2+แม่บ้าน', now)).toEqual(new Readings([2]))
})

test('square feet are converted, and two unit numbers are asked', () => {
  expect(asSize('377 sq.ft.', now)).toBe(35.02)
  expect(asSize('35.5 sqm', now)).toBe(35.5)
  expect(asUnitNumber('301/12 หรือ 301/21 ไม่แน่ใจ', now)).toEqual(new Readings(['301/12', '301/21']))
  expect(asUnitNumber('๑๒/๓๔', now)).toBe('12/34')
})

test('the day from which a home is free may be near, asked, or the end of a lease', () => {
  expect(asAvailable('สิ้นเดือน', now)).toBe('2026-11-30')
  expect(asAvailable('Ready', now)).toBe('2026-11-24')
  expect(asAvailable('หลัง 5 ธ.ค.', now)).toEqual(new Readings(['2026-12-05']))
  expect(asAvailable('Mid Dec', now)).toEqual(new Readings(['2026-12-15']))
  expect(asAvailable('Q1/2027', now)).toBe('Q1/2027')
  expect(asAvailable('Tenant until 28-02-2027', now)).toEqual(
    new WithOthers(undefined, { rentedUntil: '2027-02-28' }),
  )
})
