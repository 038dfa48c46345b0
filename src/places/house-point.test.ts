import { describe, expect, it } from 'vitest'
import { distanceBetween } from '../shared/distance.ts'
import type { AtlasHouse, AtlasRoad } from './atlas.ts'
import { housePoint } from './house-point.ts'

// A straight road of 4 km to the east.
const METRES_PER_DEGREE = 111_194.927
const NARROWING = Math.cos((13.75 * Math.PI) / 180)
const at = (east: number) => ({
  latitude: 13.75,
  longitude: 100.5 + east / METRES_PER_DEGREE / NARROWING,
})
const road = (houses: AtlasHouse[]): AtlasRoad => ({
  ...{ id: 1, name: 'Straight', nameTh: 'ตรง', aliases: [], twin: null, stretches: [], sois: [] },
  ...at(2000),
  course: [at(0), at(1000), at(2500), at(4000)],
  houses,
})
const house = (number: number, east: number, districtId: number | null = null) => ({
  ...{ number, districtId },
  ...at(east),
})
const away = (point: ReturnType<typeof housePoint>, east: number) =>
  point && distanceBetween(point, at(east))
const around = (east: number) => ({ districtId: 7, middle: at(east), spread: 1000 })

describe('A house number', () => {
  const known = road([house(101, 1000), house(201, 1100), house(200, 3000), house(300, 3400)])

  it('is between the nearest known ones of its side', () => {
    expect(away(housePoint(known, 151, null), 1050)).toBeLessThan(5)
    expect(away(housePoint(known, 250, null), 3200)).toBeLessThan(5)
  })

  it('before the first is between it and the beginning of the road', () => {
    expect(away(housePoint(known, 51, null), 505)).toBeLessThan(5)
  })

  it('beyond the last, or on a side of which none is known, is nowhere', () => {
    expect(housePoint(known, 203, null)).toBeNull()
    expect(housePoint(road([house(101, 1000)]), 102, null)).toBeNull()
    expect(housePoint(road([]), 102, null)).toBeNull()
  })

  it('stands where it is known to stand', () => {
    expect(away(housePoint(known, 200, around(2500)), 3000)).toBeLessThan(5)
  })

  it('is drawn to the middle of its stretch the farther the known ones are from each other', () => {
    const near = road([house(101, 1900), house(201, 2100)])
    const far = road([house(101, 1000), house(201, 3000)])
    expect(away(housePoint(near, 151, around(1500)), 1980)).toBeLessThan(5)
    expect(away(housePoint(far, 151, around(1500)), 1600)).toBeLessThan(5)
  })

  it('that says it is far from its stretch is not believed', () => {
    const apart = road([house(101, 1000), house(201, 1400)])
    expect(housePoint(apart, 151, around(3700))).toBeNull()
    expect(housePoint(known, 151, { ...around(4000), spread: 900 })).toBeNull()
  })

  it('beside known ones is believed farther out: areas are named as they once were', () => {
    expect(away(housePoint(known, 151, around(3500)), 1074)).toBeLessThan(5)
  })

  it('past the last known one of a stretch is no nearer than that', () => {
    expect(away(housePoint(known, 401, around(500)), 1100)).toBeLessThan(5)
    expect(housePoint(known, 401, around(1500))).toBeNull()
    const anew = road([house(201, 1000, 7), house(301, 1400, 7)])
    expect(away(housePoint(anew, 99, around(1900)), 1000)).toBeLessThan(5)
    const reversed = road([house(100, 3000), house(200, 2900)])
    expect(away(housePoint(reversed, 300, around(3600)), 2900)).toBeLessThan(5)
  })

  it('past the only known one, or far past it, says nothing', () => {
    expect(housePoint(road([house(101, 1000, 7)]), 151, around(500))).toBeNull()
    expect(housePoint(known, 402, around(1000))).toBeNull()
  })

  it('counts anew in each district, where it does', () => {
    const anew = road([house(1, 0, 6), house(99, 1000, 6), house(1, 1100, 7), house(99, 2100, 7)])
    expect(away(housePoint(anew, 99, around(2000)), 2100)).toBeLessThan(5)
    expect(housePoint(anew, 99, null)).toBeNull()
  })

  it('grows towards the beginning of some roads', () => {
    const reversed = road([house(100, 3000), house(200, 2900)])
    expect(away(housePoint(reversed, 50, null), 3500)).toBeLessThan(5)
  })
})
