import { beforeAll, describe, expect, it } from 'vitest'
import { testDb } from '../../platform/testing/test-db.ts'
import { Refused } from '../../refused.ts'
import { distanceBetween } from '../../shared/distance.ts'
import { locate, locateOrRefuse } from './locate.ts'

const { db } = await testDb()
beforeAll(() => find('Asok'))

const find = (address: string) => locate({ db }, address)
const findOrRefuse = (address: string) => locateOrRefuse({ db }, address)
const matchOf = async (address: string) => {
  const located = await find(address)
  return located && `${located.matched.kind}: ${located.matched.name}`
}

describe('An address that names a station', () => {
  it.each([
    ['BTS Asok', 'Asok'],
    ['Asoke BTS station', 'Asok'],
    ['near Asok', 'Asok'],
    ['Condo X, Thonglor', 'Thong Lo'],
    ['Ladprao', 'Lat Phrao'],
    ['MRT Phra Ram 9', 'Phra Ram 9'],
    ['Rama IX', 'Phra Ram 9'],
    ['On Nut', 'On Nut'],
    ['QSNCC', 'Queen Sirikit National Convention Centre'],
    ['Suvarnabhumi Airport', 'Suvarnabhumi'],
    ['Si Iam', 'Si Iam'],
    ['อโศก', 'Asok'],
    ['สถานีรถไฟฟ้าบีทีเอสอโศก', 'Asok'],
    ['คอนโดใกล้บีทีเอสทองหล่อ', 'Thong Lo'],
    ['ติดรถไฟฟ้าสถานีพร้อมพงษ์', 'Phrom Phong'],
    ['ศูนย์วัฒนธรรม', 'Thailand Cultural Centre'],
  ])('%s', async (address, name) => {
    expect(await matchOf(address)).toBe(`station: ${name}`)
  })

  it('is at the station', async () => {
    expect(await find('BTS Asok')).toEqual({
      point: { latitude: 13.73706, longitude: 100.560326 },
      matched: { kind: 'station', name: 'Asok' },
    })
  })

  it('means the platform of the line it names', async () => {
    expect((await find('ARL Phaya Thai'))?.point.longitude).toBe(100.534839)
    expect((await find('BTS Phaya Thai'))?.point.longitude).toBe(100.533816)
  })

  it('may name it within the name of a building', async () => {
    expect(await matchOf('Asoke Tower')).toBe('station: Asok')
    expect(await matchOf('Noble Ploenchit')).toBe('station: Phloen Chit')
  })

  it.each(['Arisara Condo', 'Nanakorn', 'Siamese Gardens', 'โรงเรียนนานาชาติ', 'วันจันทร์'])(
    'is not seen inside another word: %s',
    async (address) => {
      expect(await find(address)).toBeNull()
    },
  )
})

describe('An address that names a mall, park or school', () => {
  it.each([
    ['Siam Paragon', 'Siam Paragon'],
    ['opposite Central World', 'CentralWorld'],
    ['Central Plaza Rama IX', 'Central Rama 9'],
    ['The Mall Bangkapi', 'The Mall Bang Kapi'],
    ['Terminal 21', 'Terminal 21 Asok'],
    ['Terminal 21 Rama III', 'Terminal 21 Rama 3'],
    ['MBK', 'MBK Center'],
    ['Lumpini Park', 'Lumphini Park'],
    ['Benjakitti Park', 'Benchakitti Park'],
    ['Chatuchak Park', 'Chatuchak Park'],
    ['Chulalongkorn University', 'Chulalongkorn University'],
    ['ใกล้ห้างเซ็นทรัลเวิลด์', 'CentralWorld'],
    ['เดอะมอลล์ท่าพระ', 'The Mall Tha Phra'],
    ['สวนลุมพินี', 'Lumphini Park'],
    ['สวนรถไฟ', 'Wachirabenchathat Park (Rot Fai Park)'],
    ['มหาวิทยาลัยสยาม', 'Siam University'],
  ])('%s', async (address, name) => {
    expect(await matchOf(address)).toBe(`landmark: ${name}`)
  })

  it('means the station when it says so', async () => {
    expect(await matchOf('MRT Chatuchak Park')).toBe('station: Chatuchak Park')
  })

  it('is not matched by a word that residences are called too', async () => {
    expect(await find('Platinum Residence')).toBeNull()
    expect(await find('Emporium Suites')).toBeNull()
  })
})

describe('An address that names a soi', () => {
  it.each([
    'Sukhumvit 55',
    'Sukhumvit55',
    'Sukhumvit Soi 55',
    'Soi Sukhumvit 55',
    'Sukhumvit Road, Soi 55',
    'Soi 55, Sukhumvit Road',
    'Sukhumvit Road 55',
    '99/1 Sukhumvit 55, Khlong Tan Nuea, Watthana, Bangkok 10110',
    'The Lofts, Sukhumvit 55 (Thong Lo)',
    'ซอยสุขุมวิท 55',
    'ถ.สุขุมวิท ซ.55',
    'ซอย ๕๕ ถนนสุขุมวิท แขวงคลองตันเหนือ เขตวัฒนา กรุงเทพฯ 10110',
  ])('%s', async (address) => {
    expect(await matchOf(address)).toBe('soi: Sukhumvit 55')
  })

  it('by its own name is where its number is', async () => {
    const named = await find('Soi Thong Lo')
    const numbered = await find('Sukhumvit 55')
    expect(named?.matched).toEqual({ kind: 'soi', name: 'Thong Lo' })
    expect(named?.point).toEqual(numbered?.point)
  })

  it('is within its street, between mouth and houses', async () => {
    const soiMouth = { latitude: 13.72446, longitude: 100.57816 }
    const located = await find('Sukhumvit 55')
    expect(located && distanceBetween(located.point, soiMouth)).toBeLessThan(600)
  })

  it('of a soi falls back to the soi', async () => {
    expect(await matchOf('Sukhumvit 49/11')).toBe('soi: Sukhumvit 49/11')
    const [inSoi, soi] = [await find('Sukhumvit 24/99'), await find('Sukhumvit 24')]
    expect(inSoi && soi && distanceBetween(inSoi.point, soi.point)).toBeLessThan(400)
  })

  it('with an unknown number is placed among its neighbours, and matched to the road', async () => {
    const located = await find('Sukhumvit 78')
    const neighbour = await find('Sukhumvit 74')
    expect(located?.matched).toEqual({ kind: 'road', name: 'Sukhumvit Road' })
    expect(located && neighbour && distanceBetween(located.point, neighbour.point)).toBeLessThan(
      800,
    )
  })

  it('is not read from house numbers, floors and postcodes', async () => {
    expect(await matchOf('55 Silom Road')).toBe('road: Silom Road')
    expect(await matchOf('Silom Road 10500')).toBe('road: Silom Road')
    expect(await matchOf('Rama IV Road 123')).toBe('road: Rama IV Road')
  })

  it('whose number is a station too means the station when it says so', async () => {
    expect(await matchOf('Ladprao 71')).toBe('soi: Lat Phrao 71')
    expect(await matchOf('MRT Lat Phrao 71')).toBe('station: Lat Phrao 71')
  })
})

describe('An address that names a road', () => {
  it('is narrowed by the district it names', async () => {
    const near = async (address: string, latitude: number, longitude: number) => {
      const located = await find(address)
      expect(located?.matched.kind).toBe('road')
      return located && distanceBetween(located.point, { latitude, longitude })
    }
    expect(await near('Sukhumvit Road, Bang Na, Bangkok', 13.6698, 100.6053)).toBeLessThan(1500)
    expect(await near('Sukhumvit Road, Khlong Toei Nuea, Watthana', 13.7385, 100.559)).toBeLessThan(
      1000,
    )
    expect(await near('Pracha Uthit Road, Huai Khwang', 13.769, 100.5933)).toBeLessThan(1000)
    expect(await near('Pracha Uthit Road, Thung Khru', 13.6343, 100.5029)).toBeLessThan(3000)
  })

  it('is narrowed by a station that it mentions', async () => {
    const located = await find('Ashton Asoke, Sukhumvit Road, Bangkok')
    const asok = { latitude: 13.73706, longitude: 100.560326 }
    expect(located?.matched).toEqual({ kind: 'road', name: 'Sukhumvit Road' })
    expect(located && distanceBetween(located.point, asok)).toBeLessThan(300)
  })

  it('falls back to the district when none of its known points is there', async () => {
    expect(await matchOf('Lat Phrao Road, Bang Rak')).toBe('district: Bang Rak')
  })

  it('decides between two districts of the same name', async () => {
    expect(await matchOf('Sathorn Road, Yan Nawa')).toBe('road: Sathon Road')
  })
})

describe('An address that names nothing known', () => {
  it.each([
    '',
    ' ',
    'Bangkok',
    'Thailand 10110',
    'asdf qwer',
    '123 456',
    ...['Hua Hin', 'Nakhon Sawan', 'สุโขทัย'],
    'เชียงใหม่',
    '曼谷',
    '🏙',
  ])('%s', async (address) => {
    expect(await find(address)).toBeNull()
    await expect(findOrRefuse(address)).rejects.toMatchObject({
      status: 400,
      message: 'Could not find coordinates for this address',
      errors: [{ path: 'address', message: 'Could not find coordinates for this address' }],
    })
  })
})

describe('A map link', () => {
  it('with coordinates is parsed', async () => {
    expect(await find('https://www.google.com/maps/@13.7372,100.5604,17z')).toEqual({
      point: { latitude: 13.7372, longitude: 100.5604 },
      matched: { kind: 'coordinates', name: '13.7372, 100.5604' },
    })
  })

  it('with only a name is located by the name', async () => {
    const link = 'https://www.google.com/maps/place/Terminal+21+Asok/data=!4m2'
    expect(await matchOf(link)).toBe('landmark: Terminal 21 Asok')
  })

  it('that is shortened is refused', async () => {
    const message =
      'Please enter the actual address instead of a Google Maps short link (English preferred)'
    const refusal = find('Asok https://maps.app.goo.gl/AbC123')
    await expect(refusal).rejects.toThrow(Refused)
    await expect(refusal).rejects.toMatchObject({ status: 400, message })
    await expect(find('goo.gl/maps/AbC')).rejects.toMatchObject({ status: 400, message })
  })
})

describe('A place outside the service area', () => {
  it.each(['18.7883, 98.9853', 'Nong Suea, Pathum Thani'])('%s is refused', async (address) => {
    expect(await find(address)).not.toBeNull()
    await expect(findOrRefuse(address)).rejects.toMatchObject({
      status: 422,
      message: 'This address is outside our service area...',
    })
  })

  it('is refused beyond the edge, not on it', async () => {
    await expect(findOrRefuse('13.40, 100.30')).resolves.toMatchObject({
      point: { latitude: 13.4, longitude: 100.3 },
    })
    await expect(findOrRefuse('13.3999, 100.30')).rejects.toMatchObject({ status: 422 })
  })
})

describe('Hostile addresses', () => {
  it.each([
    ['long Thai', 'คอนโดสุขุมวิทเอกมัยบางนา'.repeat(2000)],
    ['long English', 'Sukhumvit Bang Na Lat Phrao '.repeat(2000)],
    ['digits', '1.1.'.repeat(20_000)],
    ['degrees', '13°44'.repeat(20_000)],
    ['half a link', `https://${'@13.7,'.repeat(10_000)}`],
    ['commas', ','.repeat(50_000)],
    ['NUL and half a pair', 'As\0ok \ud800'],
  ])('are answered: %s', async (_what, address) => {
    await expect(find(address)).resolves.not.toBeUndefined()
  })
})
