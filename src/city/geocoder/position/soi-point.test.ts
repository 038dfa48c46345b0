import { describe, expect, it } from 'vitest'
import { distanceBetween } from '../../../shared/distance.ts'
import type { AtlasRoad } from '../../places/atlas.ts'
import { guessedSoiPoint, soiPoint } from './soi-point.ts'

// A straight road, 4 km to the east, with a soi number every 100 m and one long soi.
const METRES_PER_DEGREE = 111_194.927
const NARROWING = Math.cos((13.75 * Math.PI) / 180)
const at = (east: number, north = 0) => ({
  latitude: 13.75 + north / METRES_PER_DEGREE,
  longitude: 100.5 + east / METRES_PER_DEGREE / NARROWING,
})
const road: AtlasRoad = {
  ...{ id: 1, name: 'Straight', nameTh: 'ตรง', aliases: [], twin: null, stretches: [], houses: [] },
  ...at(2000),
  course: [at(0), at(1000), at(2500), at(4000)],
  sois: [
    { id: 1, soi: '5', pointKind: 'mouth', ...at(500) },
    { id: 2, soi: '8', pointKind: 'near', ...at(800) },
    { id: 3, soi: '15', pointKind: 'mouth', ...at(1500) },
    { id: 4, soi: '15', pointKind: 'interior', ...at(1500, 400) },
    { id: 5, soi: '18', pointKind: 'mouth', ...at(1800) },
    { id: 6, soi: '21', pointKind: 'mouth', ...at(2100) },
    { id: 7, soi: '21', pointKind: 'interior', ...at(2100, 3000) },
    { id: 8, soi: '25', pointKind: 'interior', ...at(2500, 300) },
    { id: 9, soi: '27', pointKind: 'mouth', ...at(2700) },
  ],
}
const away = (point: ReturnType<typeof soiPoint>, east: number, north: number) =>
  point && distanceBetween(point, at(east, north))

describe('A known soi', () => {
  it('is a little way in, odd numbers to the left of increasing ones and even ones to the right', () => {
    expect(away(soiPoint(road, '5', 'plain'), 500, 100)).toBeLessThan(5)
    expect(away(soiPoint(road, '8', 'plain'), 800, -100)).toBeLessThan(5)
    expect(away(soiPoint(road, '5', 'deep'), 500, 150)).toBeLessThan(5)
  })

  it('is between its mouth and the addresses inside, deeper with a house number', () => {
    expect(away(soiPoint(road, '15', 'plain'), 1500, 200)).toBeLessThan(5)
    expect(away(soiPoint(road, '15', 'deep'), 1500, 300)).toBeLessThan(5)
  })

  it('that is kilometres long is not followed to its end', () => {
    expect(away(soiPoint(road, '21', 'plain'), 2100, 700)).toBeLessThan(5)
    expect(away(soiPoint(road, '21', 'deep'), 2100, 1000)).toBeLessThan(5)
  })

  it('with an unknown mouth starts between its neighbours', () => {
    expect(away(soiPoint(road, '25', 'plain'), 2500, 150)).toBeLessThan(5)
  })

  it('that is a street as well is placed towards the middle of the street', () => {
    const street = { ...road, ...at(500, 600) }
    expect(away(soiPoint(road, '5', 'plain', street), 500, 300)).toBeLessThan(5)
    expect(away(soiPoint(road, '5', 'deep', street), 500, 450)).toBeLessThan(5)
  })

  it('of an unknown soi is deep in the parent soi', () => {
    expect(soiPoint(road, '15/3', 'plain')).toEqual(soiPoint(road, '15', 'deep'))
  })
})

describe('An unknown soi', () => {
  it('is between its neighbours of the same parity', () => {
    expect(soiPoint(road, '11', 'plain')).toBeNull()
    expect(away(guessedSoiPoint(road, '11', 'plain'), 1100, 100)).toBeLessThan(5)
    expect(away(guessedSoiPoint(road, '12', 'plain'), 1200, -100)).toBeLessThan(5)
  })

  it('follows the road where it turns', () => {
    const turning = {
      ...road,
      course: [at(0), at(0, 2000), at(2000, 2000)],
      sois: [
        { id: 10, soi: '10', pointKind: 'mouth', ...at(0, 1000) },
        { id: 11, soi: '30', pointKind: 'mouth', ...at(1000, 2000) },
      ],
    }
    expect(away(guessedSoiPoint(turning, '20', 'plain'), 0, 2000)).toBeLessThan(150)
  })

  it('of a street is counted from the start of the street', () => {
    const street = { ...road, twin: { roadId: 2, soi: '55', mouth: at(400) } }
    expect(away(guessedSoiPoint(street, '3', 'plain'), 460, 100)).toBeLessThan(5)
  })

  it('before the first is between it and the beginning of the road', () => {
    expect(away(guessedSoiPoint(road, '3', 'plain'), 300, 100)).toBeLessThan(5)
  })

  it('beyond the last is as far along as numbers grow, but not past the end of the road', () => {
    expect(away(guessedSoiPoint(road, '33', 'plain'), 3300, 100)).toBeLessThan(50)
    expect(away(guessedSoiPoint(road, '57', 'plain'), 4000, 100)).toBeLessThan(50)
  })

  it('far beyond the last, or of a side without sois, is null', () => {
    expect(guessedSoiPoint(road, '500', 'plain')).toBeNull()
    const evenOnly = { ...road, sois: road.sois.filter(({ soi }) => soi === '8') }
    expect(guessedSoiPoint(evenOnly, '11', 'plain')).toBeNull()
  })

  it('is on the other side where numbers grow towards the beginning', () => {
    const reversed = { ...road, course: road.course.toReversed() }
    expect(away(guessedSoiPoint(reversed, '11', 'plain'), 1100, 100)).toBeLessThan(5)
    expect(away(guessedSoiPoint(reversed, '3', 'plain'), 300, 100)).toBeLessThan(5)
  })
})
