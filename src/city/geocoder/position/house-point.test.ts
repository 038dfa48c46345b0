import { describe, expect, it } from 'vitest'
import { distanceBetween } from '../../../shared/distance.ts'
import type { AtlasHouse, AtlasRoad } from '../../places/atlas.ts'
import { housePoint } from './house-point.ts'

// A straight road, 4 km to the east.
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
const distanceFrom = (point: ReturnType<typeof housePoint>, east: number) =>
  point && distanceBetween(point, at(east))
const stretchAt = (east: number) => ({ districtId: 7, middle: at(east), spread: 1000 })

describe('A house number', () => {
  const known = road([house(101, 1000), house(201, 1100), house(200, 3000), house(300, 3400)])

  it('is between the nearest known ones of its side', () => {
    expect(distanceFrom(housePoint(known, 151, null), 1050)).toBeLessThan(5)
    expect(distanceFrom(housePoint(known, 250, null), 3200)).toBeLessThan(5)
  })

  it('before the first is between it and the beginning of the road', () => {
    expect(distanceFrom(housePoint(known, 51, null), 505)).toBeLessThan(5)
  })

  it('beyond the last, or on a side without known numbers, is null', () => {
    expect(housePoint(known, 203, null)).toBeNull()
    expect(housePoint(road([house(101, 1000)]), 102, null)).toBeNull()
    expect(housePoint(road([]), 102, null)).toBeNull()
  })

  it('that is known is where it is known to be', () => {
    expect(distanceFrom(housePoint(known, 200, stretchAt(2500)), 3000)).toBeLessThan(5)
  })

  it('is moved to the middle of its stretch the farther apart the known ones are', () => {
    const near = road([house(101, 1900), house(201, 2100)])
    const far = road([house(101, 1000), house(201, 3000)])
    expect(distanceFrom(housePoint(near, 151, stretchAt(1500)), 1980)).toBeLessThan(5)
    expect(distanceFrom(housePoint(far, 151, stretchAt(1500)), 1600)).toBeLessThan(5)
  })

  it('that would be far from its stretch is not believed', () => {
    const farApart = road([house(101, 1000), house(201, 1400)])
    expect(housePoint(farApart, 151, stretchAt(3700))).toBeNull()
    expect(housePoint(known, 151, { ...stretchAt(4000), spread: 900 })).toBeNull()
  })

  it('next to known ones is believed farther out, because addresses use former area names', () => {
    expect(distanceFrom(housePoint(known, 151, stretchAt(3500)), 1074)).toBeLessThan(5)
  })

  it('past the last known one of a stretch is no nearer than that one', () => {
    expect(distanceFrom(housePoint(known, 401, stretchAt(500)), 1100)).toBeLessThan(5)
    expect(housePoint(known, 401, stretchAt(1500))).toBeNull()
    const restarted = road([house(201, 1000, 7), house(301, 1400, 7)])
    expect(distanceFrom(housePoint(restarted, 99, stretchAt(1900)), 1000)).toBeLessThan(5)
    const reversed = road([house(100, 3000), house(200, 2900)])
    expect(distanceFrom(housePoint(reversed, 300, stretchAt(3600)), 2900)).toBeLessThan(5)
  })

  it('past the only known one, or far past it, is null', () => {
    expect(housePoint(road([house(101, 1000, 7)]), 151, stretchAt(500))).toBeNull()
    expect(housePoint(known, 402, stretchAt(1000))).toBeNull()
  })

  it('is read per district where numbering restarts', () => {
    const restarted = road([
      house(1, 0, 6),
      house(99, 1000, 6),
      house(1, 1100, 7),
      house(99, 2100, 7),
    ])
    expect(distanceFrom(housePoint(restarted, 99, stretchAt(2000)), 2100)).toBeLessThan(5)
    expect(housePoint(restarted, 99, null)).toBeNull()
  })

  it('may grow towards the beginning of a road', () => {
    const reversed = road([house(100, 3000), house(200, 2900)])
    expect(distanceFrom(housePoint(reversed, 50, null), 3500)).toBeLessThan(5)
  })
})
