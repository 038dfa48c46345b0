import { beforeAll, describe, expect, it } from 'vitest'
import { testDb } from '../../platform/testing/test-db.ts'
import { type Atlas, currentAtlas } from '../places/atlas.ts'
import { locateIn } from './locate-in.ts'

const { db } = await testDb()
let atlas: Atlas

beforeAll(async () => {
  atlas = await currentAtlas(db)
})

const matchOf = (address: string) => {
  const matched = locateIn(atlas, address)?.matched
  return matched && `${matched.kind}: ${matched.name}`
}

describe('An address that names a district or subdistrict', () => {
  it.each([
    ['Watthana, Bangkok', 'district: Watthana'],
    ['Vadhana', 'district: Watthana'],
    ['Bang Rak', 'district: Bang Rak'],
    ['เขตพญาไท', 'district: Phaya Thai'],
    ['Phaya Thai District', 'district: Phaya Thai'],
    ['Pak Kret, Nonthaburi', 'district: Pak Kret'],
    ['นนทบุรี', 'district: Mueang Nonthaburi'],
    ['Hua Mak, Bang Kapi', 'subdistrict: Hua Mak'],
    ['Bang Kapi, Huai Khwang', 'subdistrict: Bang Kapi'],
    ['แขวงบางจาก เขตพระโขนง', 'subdistrict: Bang Chak'],
    ['Khlong Tan', 'subdistrict: Khlong Tan'],
  ])('%s', (address, matched) => {
    expect(matchOf(address)).toBe(matched)
  })

  it('prefers the more specific place', () => {
    expect(matchOf('Condo X, Phra Khanong, Bangkok')).toBe('station: Phra Khanong')
    expect(matchOf('EmQuartier, Khlong Tan Nuea, Watthana')).toBe('landmark: EmQuartier')
  })

  it('distinguishes places of the same name', () => {
    expect(matchOf('Bangkok University')).toBe('landmark: Bangkok University (Kluai Nam Thai)')
    expect(matchOf('Bangkok University, Rangsit')).toBe(
      'landmark: Bangkok University (Rangsit, main campus)',
    )
  })

  it('is not overridden by the same name elsewhere', () => {
    expect(matchOf('Sukhumvit 55, Min Buri District')).toBe('district: Min Buri')
  })

  it.each([
    ['12 สุขุมวิท 55 เขตพระโขนง', 'soi: Sukhumvit 55'],
    ['12 ซอยเกษม (สุขุมวิท 30/1) ถนนสุขุมวิท เขตพระโขนง 10110', 'soi: Sukhumvit 30/1'],
    ['12 ซอยเกษม (สุขุมวิท 30/1) ถนนสุขุมวิท เขตพระโขนง 10260', 'road: Sukhumvit Road'],
    ['12 ถนนสุขุมวิท เขตพระโขนง 10110', 'road: Sukhumvit Road'],
  ])(
    'as the city was once divided gives way to a soi that has its number: %s',
    (address, match) => {
      expect(matchOf(address)).toBe(match)
    },
  )

  it("does not count as part of a hotel's name", () => {
    expect(matchOf('Dusit Thani')).toBeUndefined()
  })
})
