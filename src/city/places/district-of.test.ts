import { describe, expect, it } from 'vitest'
import { testDb } from '../../platform/testing/test-db.ts'
import { currentAtlas } from './atlas.ts'
import { areaOf, isInside } from './district-of.ts'

const { db } = await testDb()
const atlas = await currentAtlas(db)

describe('The district of a point', () => {
  it.each([
    ['Benchasiri Park', 13.73053, 100.56739, 'Khlong Toei'],
    ['EmQuartier, across the road', 13.73132, 100.56967, 'Watthana'],
    ['the Grand Palace', 13.75, 100.4913, 'Phra Nakhon'],
    ['ICONSIAM, across the river', 13.72675, 100.51011, 'Khlong San'],
    ['Mega Bangna, outside Bangkok', 13.6467, 100.6801, 'Bang Phli'],
    ['Future Park Rangsit', 13.98918, 100.61862, 'Thanyaburi'],
  ])('%s lies in it', (_where, latitude, longitude, name) => {
    expect(areaOf(atlas, { latitude, longitude })?.district.name).toBe(name)
  })

  it('is returned with its id and Thai name', () => {
    const area = areaOf(atlas, { latitude: 13.73053, longitude: 100.56739 })
    expect(area?.district).toMatchObject({ id: 1033, name: 'Khlong Toei', nameTh: 'คลองเตย' })
  })

  it('is null far from all of them', () => {
    expect(areaOf(atlas, { latitude: 18.79, longitude: 98.98 })).toBeNull()
  })

  it('agrees with every subdistrict of Bangkok about where its centre is', async () => {
    const outlined = new Set(
      atlas.districts.filter(({ outline }) => outline.length > 0).map(({ id }) => id),
    )
    expect(outlined.size).toBe(50)
    const middles = atlas.subdistricts.filter(({ districtId }) => outlined.has(districtId))
    expect(middles).toHaveLength(180)
    for (const centre of middles) {
      expect(areaOf(atlas, centre)).toMatchObject({
        district: { id: centre.districtId },
        subdistrict: { id: centre.id },
      })
    }
  })
})

describe('Inside an outline', () => {
  const corner = (longitude: number, latitude: number) => ({ latitude, longitude })
  const bay = [corner(0, 0), corner(4, 0), corner(4, 4), corner(2, 1), corner(0, 4)]

  it.each([
    [1, 1, true],
    [2, 0.5, true],
    [2, 2, false],
    [5, 1, false],
    [-1, 1, false],
  ])('%d, %d: %s', (longitude, latitude, inside) => {
    expect(isInside(corner(longitude, latitude), bay)).toBe(inside)
  })
})
