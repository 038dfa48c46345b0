import { expect, test } from 'vitest'
import { Readings, WithOthers } from '../../shared/fields/cells.ts'
import { asNameAnd, asPhone } from './person-cells.ts'

const now = new Date('2026-11-24T03:00:00Z')
const asName = asNameAnd('phone', 'line')

test('a name may have a phone and a LINE id beside it', () => {
  const said = (name: string | undefined, others: object) => new WithOthers(name, { ...others })
  expect(asName('Khun Ploy 081-555-0601 LINE ploy.p', now)).toEqual(
    said('Khun Ploy', { phone: '081-555-0601', line: 'ploy.p' }),
  )
  expect(asName('สิรินดา 081-555-0603 / ไลน์ sirinda.b', now)).toEqual(
    said('สิรินดา', { phone: '081-555-0603', line: 'sirinda.b' }),
  )
  expect(asName('M. Duval +66 (0)81 555 0602', now)).toEqual(
    said('M. Duval', { phone: '+66 (0)81 555 0602' }),
  )
  expect(asName('Khun Dao (only LINE: dao_dao)', now)).toEqual(
    said('Khun Dao', { line: 'dao_dao' }),
  )
  for (const name of ['Caroline Smith', 'Line Hansen', 'คุณไลน์', 'Dr. Anan'])
    expect(asName(name, now)).toBe(name)
})

test('a cell of phones may say a LINE id, and a shortened number is not taken', () => {
  const read = asPhone('line')
  expect(read('0815550701 ไลน์ tonn.t', now)).toEqual(
    new WithOthers('0815550701', { line: 'tonn.t' }),
  )
  expect(read('line: mild_m (ไม่ให้เบอร์)', now)).toEqual(
    new WithOthers(undefined, { line: 'mild_m' }),
  )
  expect(read('08.1555.0706 / ice_ice', now)).toEqual(
    new WithOthers('08.1555.0706', { line: 'ice_ice' }),
  )
  expect(read('8.16E+08', now)).toEqual(new Readings([]))
  for (const cell of ['0815550123 / 02-555-0188', '081 234 5678 / Ann', '02 555 0214 ext 3'])
    expect(read(cell, now)).toBe(cell)
})
