import { beforeAll, describe, expect, it } from 'vitest'
import { testDb } from '../../platform/testing/test-db.ts'
import { distanceBetween } from '../../shared/distance.ts'
import { type Atlas, currentAtlas } from '../places/atlas.ts'
import { locateIn } from './locate-in.ts'

const { db } = await testDb()
let atlas: Atlas

beforeAll(async () => {
  atlas = await currentAtlas(db)
})

const away = (address: string, latitude: number, longitude: number) => {
  const located = locateIn(atlas, address)
  return located && distanceBetween(located.point, { latitude, longitude })
}
const nameOf = (address: string) => locateIn(atlas, address)?.matched.name

describe('A house number on a road', () => {
  it.each([
    ['191 Silom Road', 13.7283, 100.535, 300],
    ['1055 สีลม เขตบางรัก', 13.7214, 100.517, 300],
    ['Emporium Tower, 622 Sukhumvit, Khlong Tan, Khlong Toei', 13.7306, 100.569, 300],
    ['1221/39 ถ.สุขุมวิท แขวงคลองตันเหนือ เขตวัฒนา', 13.72, 100.5847, 400],
    ['3300 Rama IV Road, Khlong Tan, Khlong Toei', 13.7174, 100.5685, 200],
    ['1850 Phetchaburi Road, Bang Kapi, Huai Khwang', 13.7479, 100.5696, 700],
    ['1850 ถนนเพชรบุรีตัดใหม่ กรุงเทพฯ 10310', 13.7479, 100.5696, 500],
  ])('says where it is: %s', (address, latitude, longitude, metres) => {
    expect(away(address, latitude, longitude)).toBeLessThan(metres)
  })

  it('is read per district on roads that restart numbering', () => {
    expect(away('61 Srinakarin Road, Nong Bon, Prawet', 13.6869, 100.6476)).toBeLessThan(300)
    expect(away('333 Srinakarin Road, Hua Mak, Bang Kapi', 13.7544, 100.6472)).toBeLessThan(300)
  })

  it('is ignored when it belongs to a village', () => {
    const road = locateIn(atlas, 'Silom Road, Si Lom, Bang Rak')?.point
    for (const village of ['หมู่ 4', 'หมู่ที่ 4', 'ม.4', 'Moo 4', 'M.4']) {
      const address = `1055 ${village} Silom Road, Si Lom, Bang Rak`
      expect([village, locateIn(atlas, address)?.point]).toEqual([village, road])
    }
  })

  it('is ignored when it belongs to an unknown soi', () => {
    const road = locateIn(atlas, 'Silom Road, Si Lom, Bang Rak')?.point
    for (const soi of ['Soi Nowhere', 'ซอยไม่มี', 'Nowhere Alley', 'Soi Nowhere 2']) {
      const address = `1055 ${soi}, Silom Road, Si Lom, Bang Rak`
      expect([soi, locateIn(atlas, address)?.point]).toEqual([soi, road])
    }
  })

  it.each([
    ['388 Sukhumvit Road, between Soi 16 and 18, Khlong Toei', 13.734, 100.562],
    ['388 ถนนสุขุมวิท ใกล้ซอย 18 เขตคลองเตย', 13.734, 100.562],
    ['388 ถนนสุขุมวิท ตรงข้ามซอยคาวบอย แขวงคลองเตย', 13.734, 100.562],
    ['1055 Silom Road, near Soi Thaniya, Silom, Bang Rak', 13.7214, 100.517],
  ])('is the road’s where a soi is only near: %s', (address, latitude, longitude) => {
    expect(away(address, latitude, longitude)).toBeLessThan(700)
  })

  it.each([
    ['9 New Phetchaburi Road, Suan Luang', 13.743, 100.6],
    ['1 ถนนพระราม 9 เขตบางกะปิ', 13.747, 100.62],
    ['777 ถนนสุขุมวิท เขตพระโขนง', 13.697, 100.605],
    ['22 ถนนลาดพร้าว เขตวังทองหลาง', 13.785, 100.605],
  ])('leads to no other district: %s', (address, latitude, longitude) => {
    expect(away(address, latitude, longitude)).toBeLessThan(3000)
  })

  it('is not read from a figure in a name', () => {
    expect(locateIn(atlas, 'Rama 3 Soi 33')?.point).toEqual(locateIn(atlas, 'Rama III 33')?.point)
  })
})

describe('A kilometre of a road', () => {
  it.each([
    ['Bangna-Trad km 5', 13.664, 100.654],
    ['ถนนบางนา-ตราด กม. 5', 13.664, 100.654],
    ['รามอินทรา กม.8', 13.8405, 100.6586],
  ])('says where it is: %s', (address, latitude, longitude) => {
    expect(away(address, latitude, longitude)).toBeLessThan(300)
  })

  it('is ignored when it is a distance', () => {
    expect(nameOf('300 m from BTS Asok, 5 km to Siam')).toBe('Asok')
  })
})

describe('Two roads', () => {
  it.each([
    ['Rama 9 Road, Ratchadaphisek Road', 13.758, 100.5655],
    ['Ratchada-Ladprao Road', 13.8055, 100.5745],
    ['ถนนพหลโยธิน ใกล้ถนนรัชดาภิเษก', 13.828, 100.569],
  ])('say where they cross: %s', (address, latitude, longitude) => {
    expect(away(address, latitude, longitude)).toBeLessThan(400)
  })

  it('of one name are distinguished by the area, else the one with more sois is meant', () => {
    expect(away('Ratchada 8', 13.7648, 100.5693)).toBeLessThan(300)
    expect(away('Ratchada 17, Thon Buri', 13.7166, 100.4771)).toBeLessThan(300)
    expect(nameOf('Phetchaburi Road, Ratchathewi')).toBe('Phetchaburi Road')
    expect(nameOf('Phetchaburi Road, Bang Kapi, Huai Khwang')).toBe('New Phetchaburi Road')
  })
})

describe('A road in a subdistrict', () => {
  it('that it does not pass is located in the district', () => {
    const address = 'Kamphaeng Phet 2 Road, Lat Yao, Chatuchak'
    expect(away(address, 13.8138, 100.5486)).toBeLessThan(300)
  })

  it('is located there even if the address names the former district', () => {
    const address = '123 ถนนแจ้งวัฒนะ แขวงทุ่งสองห้อง เขตบางเขน กทม. 10210'
    expect(away(address, 13.88992, 100.567)).toBeLessThan(700)
  })

  it('is located in the district when the address only names the district twice', () => {
    const address = '3522 ถนนลาดพร้าว แขวงบางกะปิ เขตบางกะปิ กทม. 10240'
    expect(away(address, 13.76695, 100.64249)).toBeLessThan(300)
  })
})

describe('A soi', () => {
  it('of a misspelt road is recognised', () => {
    expect(nameOf('Phetchabri Soi 5, Ratchathewi')).toBe('Phetchaburi 5')
  })

  it('is recognised from a mention of its mouth or corner', () => {
    expect(nameOf('659 ถ.สุขุมวิท ปากซอย 39 เขตวัฒนา')).toBe('Sukhumvit 39')
    expect(nameOf('Sukhumvit Road, corner of Soi 21, Watthana')).toBe('Sukhumvit 21')
    expect(nameOf('Sukhumvit Road between Soi 24 and 26')).toBe('Sukhumvit 24')
    expect(nameOf('ถนนสุขุมวิท ใกล้ซอย 39 เขตวัฒนา')).toBe('Sukhumvit 39')
  })

  it('of a street is counted from the start of the street', () => {
    expect(away('Thonglor 4', 13.727, 100.5794)).toBeLessThan(400)
  })

  it('of a road that turns lies along the road', () => {
    expect(away('Ratchada 36', 13.8182, 100.5766)).toBeLessThan(600)
  })

  it('that is a long street is narrowed by the subdistrict', () => {
    expect(nameOf('Sukhumvit 103, Nong Bon, Prawet')).toBe('Sukhumvit 103')
    expect(away('Sukhumvit 103, Nong Bon, Prawet', 13.677, 100.6457)).toBeLessThan(1600)
  })

  it.each([
    ['ซอยทองหล่อ ถนนสุขุมวิท เขตวัฒนา', 'Thong Lo', 13.732, 100.5818],
    ['Soi Ari, Phahonyothin Road, Phaya Thai', 'Soi Ari', 13.7812, 100.5428],
    ['Soi Rang Nam, Ratchaprarop Road', 'Soi Rang Nam', 13.761, 100.539],
    ['9 Soi Soonvijai 4, New Phetchaburi Road', 'Soi Soon Wichai', 13.7475, 100.5855],
    ['17 ซอยงามดูพลี ถนนพระราม 4 เขตสาทร', 'Soi Ngam Duphli', 13.7235, 100.5478],
    ['Soi Kasemsan 1, Rama 1 Road, Pathum Wan', 'Soi Kasem San', 13.7485, 100.5298],
    ['Condo X, Soi Langsuan, Ploenchit Road', 'Lang Suan Road', 13.7395, 100.5432],
  ])(
    'that has a name says more than the road it leads off: %s',
    (address, name, latitude, longitude) => {
      expect(nameOf(address)).toBe(name)
      expect(away(address, latitude, longitude)).toBeLessThan(350)
    },
  )

  it.each([
    ['88 ซอยแสนสบาย ถนนรามคำแหง กรุงเทพฯ', 'Ramkhamhaeng Road'],
    ['Soi Somkid, Phet Kasem Road, Bangkok', 'Phet Kasem Road'],
    ['Soi Aree, Sukhumvit Road, Bangkok', 'Sukhumvit Road'],
    ['ซอยเรวดี ถนนเพชรเกษม', 'Phet Kasem Road'],
    ['ซอยเย็นอากาศ ถนนพระราม 4', 'Yen Akat Road'],
  ])(
    'of the name of one we know is another where it leads off another road: %s',
    (address, name) => {
      expect(nameOf(address)).toBe(name)
    },
  )

  it('is not taken for a long road, even if the address calls it one', () => {
    expect(nameOf('Soi Ramkhamhaeng, The Mall Bang Kapi')).toBe('The Mall Bang Kapi')
  })

  it('narrows the position on its road', () => {
    expect(away('เสนานิคม 1 ถนนพหลโยธิน จตุจักร', 13.8372, 100.579)).toBeLessThan(1000)
  })

  it('with a number is preferred to one with a name', () => {
    expect(nameOf('Soi Phrom Si, Sukhumvit 39, Watthana')).toBe('Sukhumvit 39')
  })

  it('is not taken for a misspelt station', () => {
    expect(nameOf('Soi Bearing 14')).toBe('Bearing Road')
  })
})
