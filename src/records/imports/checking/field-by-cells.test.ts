import { expect, test } from 'vitest'
import { kinds } from '../kinds/kinds.ts'
import { matchColumns } from './match-columns.ts'

const fieldsOf = (headers: string[], ...firstRows: string[][]) =>
  matchColumns(headers, kinds.units, {}, firstRows)

test.each([
  ['ประเภท', ['ขาย', 'เช่า', 'ขาย/เช่า', ''], 'listingType'],
  ['Type', ['For sale', 'rent', 'Sale or rent'], 'listingType'],
  ['สถานะ', ['ขาย', 'ปล่อยเช่า', 'เช่า'], 'listingType'],
  ['Type', ['1B1B', '2B2B', 'Studio'], 'bedrooms'],
  ['Type', ['Condo', 'condo', 'Villa'], 'propertyType'],
  ['ประเภท', ['คอนโด', 'ขาย', 'คอนโด'], 'propertyType'],
  ['Status', ['ว่าง', 'rented', 'ไม่ว่าง', 'ขาย'], 'status'],
  ['Type', ['1', '2', '3'], 'propertyType'],
  ['Type', [], 'propertyType'],
])('a column %s of %j is the %s', (header, cells, field) => {
  expect(fieldsOf([header], ...cells.map((cell) => [cell]))).toEqual([field])
})

test('a field that another column names stays with that one', () => {
  expect(fieldsOf(['ประเภท', 'ประกาศ'], ['ขาย', 'ขาย'])).toEqual(['propertyType', 'listingType'])
})

test('the name that a column left is free for another', () => {
  expect(fieldsOf(['ประเภท', 'Type'], ['ขาย', 'Condo'])).toEqual(['listingType', 'propertyType'])
})

test('what is chosen by hand stays, and no field gets two columns', () => {
  const chosen = { Type: 'propertyType' }
  const fields = matchColumns(['Type', 'ประเภท'], kinds.units, chosen, [['sale', 'rent']])
  expect(fields).toEqual(['propertyType', 'listingType'])
})
