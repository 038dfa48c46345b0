import { expect, test } from 'vitest'
import { kinds } from '../kinds/kinds.ts'
import { matchColumns } from './match-columns.ts'

const fieldsOf = (headers: string[], ...firstRows: string[][]) =>
  matchColumns(headers, kinds.units, {}, firstRows)

test('headings match by their words, whatever a plugin puts before them', () => {
  const names = ['property_id', 'property_bedrooms', 'property_size', 'unit_no', 'floor', 'pets']
  expect(fieldsOf(names.map((name) => `fave_${name}`))).toEqual([
    ...['', 'bedrooms', 'size', 'unitNumber', 'floor', 'petAllowed'],
  ])
  expect(fieldsOf(['post_id', 'rem_beds', 'rem_baths', 'rem_level'])).toEqual([
    ...['', 'bedrooms', 'bathrooms', 'floor'],
  ])
})

test.each([
  ['property_price', 'price'],
  ['Unit Price (THB)', 'price'],
  ['Asking price (MB)', 'price'],
  ['listingStatus', 'status'],
  ['Number of Bedrooms', 'bedrooms'],
  ['No. of Bathrooms', 'bathrooms'],
  ['Floor Area', 'size'],
  ['Size sqm.', 'size'],
  ['Rental Amount', 'rentAmount'],
  ['Rent Frequency', 'rentPeriod'],
  ['ราคาเช่า/เดือน', 'rentAmount'],
  ['สัญญาถึง', 'rentedUntil'],
  ['จำนวนห้องนอน', 'bedrooms'],
  ['ชั้นที่', 'floor'],
  // These say something else.
  ['Tenant phone', ''],
  ['Building floors', ''],
  ['Commission price', ''],
  ['property_id', 'projectId'],
  ['listing_id', ''],
])('%s is %s', (header, field) => {
  expect(fieldsOf([header])).toEqual([field])
})

test('the heading of a field goes before one that only resembles it', () => {
  expect(fieldsOf(['Unit price', 'Price'])).toEqual(['', 'price'])
})

test('people of other roles give no owner their phone', () => {
  const headers = ['tenant_name', 'tenant_phone', 'tenant_line', 'tenant_email']
  expect(fieldsOf(headers)).toEqual(['', '', '', ''])
})

test.each([
  ['Availability', ['15/01/2027', 'now', '1-Feb-27'], 'availabilityDate'],
  ['Availability', ['Available', 'Rented', 'rented'], 'status'],
  ['Status', ['1 Jan 2027', '15 ม.ค. 2570', 'now'], 'availabilityDate'],
  ['Status', ['Available', 'Rented', ''], 'status'],
  ['Move-in', ['15/01/2027', '', '01/02/2027'], 'availabilityDate'],
  ['Tenancy', ['15/01/2027', '01/02/2027'], 'rentedUntil'],
  ['Updated', ['15/01/2026', '01/02/2026'], ''],
])('a column %s of %j is %s', (header, cells, field) => {
  expect(fieldsOf([header], ...cells.map((cell) => [cell]))).toEqual([field])
})
