import { expect, test } from 'vitest'
import { Readings, WithOthers } from '../../shared/fields/cells.ts'
import { bahtUnitIn, withHeaderUnit } from '../../shared/fields/header-units.ts'
import { asPrice, asRent } from './price-cell.ts'

const now = new Date('2026-11-24T03:00:00Z')

test('a cell of prices may say a rent, or both', () => {
  for (const cell of ['ขาย 6.2 ล้านบาท', '6.2M', 'Sale 6,200,000', '6.2 ลบ. (ผู้เช่าจ่ายอยู่)'])
    expect([cell, asPrice(cell, now)]).toEqual([cell, 6_200_000])
  for (const cell of ['เช่า 14000', '14,000/m', '14k/เดือน', 'R 14K'])
    expect([cell, asPrice(cell, now)]).toEqual([
      cell,
      new WithOthers(undefined, { rentAmount: 14_000 }),
    ])
  const both = new WithOthers(3_700_000, { rentAmount: 15_000 })
  for (const cell of ['3.7m / 15k', 'S 3.7M / R 15K', 'เช่า 15000 / ขาย 3.7 ล้าน', '3.7M/15k/m'])
    expect([cell, asPrice(cell, now)]).toEqual([cell, both])
  expect(asPrice('5,000,000 / 5,200,000', now)).toEqual(new Readings([5_000_000, 5_200_000]))
})

test('a figure that no home costs is asked, and so is a range', () => {
  expect(asPrice('18.5', now)).toEqual(new Readings([18_500_000, 18_500, 18.5]))
  expect(asPrice('3,700', now)).toEqual(new Readings([3_700_000, 3700]))
  expect(asRent('18.5', now)).toEqual(new Readings([18_500, 18.5]))
  expect(asRent('20-22k', now)).toEqual(new Readings([20_000, 22_000]))
  expect(asRent('27K incl. wifi', now)).toEqual(new Readings([27_000]))
  expect(asRent('8.16E+08', now)).toBe('8.16E+08')
  expect(asPrice('ไม่ขาย', now)).toBeNull()
  expect(asPrice('Call', now)).toBe('Call')
})

test('a figure without a unit has the one of its header', () => {
  const price = { names: [], read: asPrice, unitIn: bahtUnitIn }
  const { read } = withHeaderUnit(price, 'ขาย (ลบ.)')
  for (const cell of ['2.9', '๒.๙', '2.9 ล้าน', '2,900,000'])
    expect([cell, read(cell, now)]).toEqual([cell, 2_900_000])
  expect(read('-', now)).toBe('-')
  expect(withHeaderUnit({ ...price, read: asRent }, 'เช่า (พัน)').read('14.5', now)).toBe(14_500)
  expect(withHeaderUnit(price, 'Sale (Kathu branch)')).toBe(price)
})
