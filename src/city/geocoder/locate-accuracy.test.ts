import { beforeAll, describe, expect, it } from 'vitest'
import { testDb } from '../../platform/testing/test-db.ts'
import { distanceBetween } from '../../shared/distance.ts'
import { type Atlas, currentAtlas } from '../places/atlas.ts'
import { locateIn } from './locate-in.ts'
import { ADDRESS_KINDS, errorsOf, testAddresses } from './test-addresses.ts'

const { db } = await testDb()
let atlas: Atlas

beforeAll(async () => {
  atlas = await currentAtlas(db)
})

describe('2,600 addresses whose place is hidden from the tables', () => {
  // In metres: the measured errors, rounded up. `npm run bench:geocoder` prints the figures.
  const WORST: Record<(typeof ADDRESS_KINDS)[number], { median: number; ninth: number }> = {
    'a soi, its mouth known': { median: 180, ninth: 970 },
    'a soi in no table': { median: 190, ninth: 960 },
    'a soi of a soi': { median: 260, ninth: 1100 },
    'a road in a subdistrict': { median: 470, ninth: 1550 },
    'a road in a district': { median: 740, ninth: 2500 },
    'a building beside a road': { median: 390, ninth: 1620 },
    'a building as it writes its address': { median: 290, ninth: 1200 },
  }

  it('are all found, with errors below the limits of their kind', () => {
    const addresses = testAddresses(atlas)
    for (const kind of ADDRESS_KINDS) {
      const { lost, median, ninth } = errorsOf(
        atlas,
        addresses.filter((address) => address.kind === kind),
      )
      expect([kind, lost]).toEqual([kind, []])
      expect([kind, median <= WORST[kind].median]).toEqual([kind, true])
      expect([kind, ninth <= WORST[kind].ninth]).toEqual([kind, true])
    }
  })
})

describe('Addresses as agents write them', () => {
  it.each([
    ['570 ถนนศรีนครินทร์ แขวงสวนหลวง', 'road: Srinagarindra Road', 13.7368, 100.6418, 1300],
    ['2999 พหลโยธิน ลาดยาว', 'road: Phahonyothin Road', 13.829, 100.5695, 500],
    ['รัชดาภิเษก จันทรเกษม', 'road: Ratchadaphisek Road', 13.8095, 100.5745, 1300],
    ['Lat Phrao Wang Hin 12 Alley', 'road: Lat Phrao-Wang Hin Road', 13.8214, 100.5918, 1500],
    ['Udom Suk 29', 'road: Udom Suk Road', 13.679, 100.621, 600],
    ['Charan Sanitwong 29/1', 'soi: Charan Sanitwong 29/1', 13.7525, 100.4695, 600],
    ['Muang Thong Thani', 'landmark: Muang Thong Thani', 13.9144, 100.545, 300],
    ['99 Soi Thong Lo 25, Sukhumvit 55, Watthana', 'road: Thong Lo Road', 13.739, 100.584, 700],
    ['Ratchadaphiek Soi 14, Huai Khwang', 'soi: Ratchadaphisek 14', 13.7744, 100.5736, 1000],
    ['88 ถนนเพชรบุรี แขวงมักกะสัน', 'road: Phetchaburi Road', 13.7497, 100.5573, 1500],
    ['Sukhumvit Road 10270', 'road: Sukhumvit Road', 13.6, 100.6, 4000],
    ['The Park, Lat Phao 71', 'soi: Lat Phrao 71', 13.7955, 100.607, 1500],
    ['Suk 24', 'soi: Sukhumvit 24', 13.7255, 100.5678, 600],
    [
      'Ratchada-Thapra Place, Ratchadaphisek Road, Dao Khanong',
      'road: Ratchadaphisek Road',
      13.7099,
      100.4797,
      500,
    ],
    ['Sukhothai Road, Dusit', 'road: Sukhothai Road', 13.7763, 100.5215, 500],
    ['99 ซ.สุขุมวิท 24 ข.คลองเตย', 'soi: Sukhumvit 24', 13.7255, 100.5678, 600],
  ])('%s', (address, matched, latitude, longitude, metres) => {
    const located = locateIn(atlas, address)
    expect(located && `${located.matched.kind}: ${located.matched.name}`).toBe(matched)
    expect(located && distanceBetween(located.point, { latitude, longitude })).toBeLessThan(metres)
  })
})
