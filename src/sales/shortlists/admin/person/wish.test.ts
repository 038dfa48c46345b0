import { expect, test } from 'vitest'
import { wishWords } from './wish.ts'

test.each([
  [
    'listingType=rent&bedrooms=2&priceMax=65000&availableBy=2027-01-15',
    'two bedrooms, up to 65,000 THB a month, from January 2027',
    '2 ห้องนอน ไม่เกิน 65,000 บาท/เดือน เข้าอยู่ มกราคม 2570',
  ],
  [
    'bedrooms=0&listingType=sell&priceMax=4500000',
    'a studio, up to 4,500,000 THB',
    'สตูดิโอ ไม่เกิน 4,500,000 บาท',
  ],
  ['bedrooms=1', 'one bedroom', '1 ห้องนอน'],
  ['selectedBedrooms=1,2', 'one or two bedrooms', '1 หรือ 2 ห้องนอน'],
  ['selectedBedrooms=0,1', 'a studio or one bedroom', 'สตูดิโอ หรือ 1 ห้องนอน'],
  ['stationId=12', null, null],
  ['bedrooms=many', null, null],
  [null, null, null],
])('%s is said in both languages', (search, english, thai) => {
  expect(wishWords({ search }, 'en')).toBe(english)
  expect(wishWords({ search }, 'th')).toBe(thai)
})
