import { expect, test } from 'vitest'
import { officeLines } from './office-lines.ts'

const open = (day: number, from = '09:00', to = '19:00') => ({ day, from, to })

test('address, hours and licence are a line each in either language', () => {
  const office = {
    address: '88 Soi Thong Lo 10, Bangkok 10110',
    addressTh: '88 ซอยทองหล่อ 10 กรุงเทพฯ 10110',
    hours: [1, 2, 3, 4, 5]
      .map((day) => open(day))
      .concat(open(6, '10:00', '18:00'), open(7, '10:00', '18:00')),
    closedOnHolidays: true,
    licence: '1234/2569',
    companyNumber: null,
  }
  expect(officeLines(office, 'en')).toEqual([
    '88 Soi Thong Lo 10, Bangkok 10110',
    'Mon to Fri 09:00–19:00',
    'Sat, Sun 10:00–18:00',
    'Closed on public holidays',
    'Licence 1234/2569',
  ])
  expect(officeLines(office, 'th')).toEqual([
    '88 ซอยทองหล่อ 10 กรุงเทพฯ 10110',
    'จันทร์–ศุกร์ 09:00–19:00 น.',
    'เสาร์, อาทิตย์ 10:00–18:00 น.',
    'ปิดวันหยุดนักขัตฤกษ์',
    'ใบอนุญาตเลขที่ 1234/2569',
  ])
})

test('what is not known is left out', () => {
  const nothing = { address: null, addressTh: null, hours: [], licence: null, companyNumber: null }
  expect(officeLines({ ...nothing, closedOnHolidays: true }, 'en')).toEqual([])
})
