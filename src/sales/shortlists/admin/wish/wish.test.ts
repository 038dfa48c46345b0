import { expect, test } from 'vitest'
import { wishWords } from './wish.ts'
import { wishPlace } from './wish-place.ts'

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
  expect(wishWords({ search }, 'en', null)).toBe(english)
  expect(wishWords({ search }, 'th', null)).toBe(thai)
})

const lines = [
  {
    id: 'bts_sukhumvit',
    name: 'BTS Sukhumvit Line',
    stations: [
      { id: 12, code: 'E6', name: 'Thong Lo', nameTh: 'ทองหล่อ', line: 'bts_sukhumvit' as const },
      { id: 13, code: 'E7', name: 'Ekkamai', nameTh: 'เอกมัย', line: 'bts_sukhumvit' as const },
    ],
  },
]

test.each([
  [{ stationId: 12 }, {}, 'near Thong Lo', 'ใกล้ทองหล่อ'],
  [{ stationIds: [12, 13] }, {}, 'near Thong Lo or Ekkamai', 'ใกล้ทองหล่อ หรือ เอกมัย'],
  [{ near: '13.73~100.53~Samitivej' }, {}, 'near Samitivej', 'ใกล้ Samitivej'],
  [{ parkId: 1 }, { park: 'Lumphini Park' }, 'near Lumphini Park', 'ใกล้ Lumphini Park'],
  [{ roadId: 1 }, { road: 'Sukhumvit Road' }, 'on Sukhumvit Road', 'ติด Sukhumvit Road'],
  [{ districtId: [4] }, { district: 'Watthana' }, 'in Watthana', 'ย่าน Watthana'],
  [{ projectId: 9 }, { project: 'Baan Sirin' }, 'at Baan Sirin', 'ที่ Baan Sirin'],
  [{ bedrooms: 2 }, {}, null, null],
  [{ stationId: 99 }, {}, null, null],
])('the place of %j is said in both languages', (search, names, english, thai) => {
  const known = { station: null, ...names }
  expect(wishPlace(search, known, lines, 'en')).toBe(english)
  expect(wishPlace(search, known, lines, 'th')).toBe(thai)
})

test('what somebody looks for names the place, with bedrooms and without', () => {
  const rent = 'listingType=rent&priceMax=60000&stationId=12'
  expect(wishWords({ search: `${rent}&bedrooms=1` }, 'en', 'near Thong Lo')).toBe(
    'one bedroom near Thong Lo, up to 60,000 THB a month',
  )
  expect(wishWords({ search: rent }, 'en', 'near Thong Lo')).toBe(
    'a home near Thong Lo, up to 60,000 THB a month',
  )
  expect(wishWords({ search: rent }, 'th', 'ใกล้ทองหล่อ')).toBe('ห้องใกล้ทองหล่อ ไม่เกิน 60,000 บาท/เดือน')
})
