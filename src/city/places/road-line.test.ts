import { describe, expect, it } from 'vitest'
import { testDb } from '../../platform/testing/test-db.ts'
import { currentAtlas } from './atlas.ts'
import { placesAround } from './near.ts'
import { distanceToRoad, roadLine } from './road-line.ts'

const at = (latitude: number, longitude: number) => ({ latitude, longitude })

describe('The line of a road', () => {
  it('is measured to between its points', () => {
    const line = roadLine({ id: 1, twin: null, course: [at(13.7, 100.5), at(13.7, 100.51)] })
    expect(line && distanceToRoad(line, at(13.7, 100.505))).toBe(0)
    expect(line && distanceToRoad(line, at(13.7027, 100.505))).toBe(300)
  })

  it('has gaps where points are far apart, and is unknown for a single point', () => {
    const course = [at(13.7, 100.5), at(13.7, 100.51), at(13.7, 100.6), at(13.7, 100.61)]
    const line = roadLine({ id: 1, twin: null, course })
    expect(line?.stretches).toHaveLength(2)
    expect(line && distanceToRoad(line, at(13.7, 100.555))).toBeGreaterThan(4000)
    expect(roadLine({ id: 1, twin: null, course: [at(13.7, 100.5)] })).toBeNull()
    expect(roadLine({ id: 1, twin: null, course: [] })).toBeNull()
  })

  it('of a soi begins at its mouth, whichever end of its course is nearer', () => {
    const twin = { roadId: 2, soi: '5', mouth: at(13.7, 100.5) }
    for (const course of [
      [at(13.71, 100.5), at(13.72, 100.5)],
      [at(13.72, 100.5), at(13.71, 100.5)],
    ])
      expect(roadLine({ id: 1, twin, course })?.stretches.map(([start]) => start)).toEqual([
        at(13.7, 100.5),
        at(13.71, 100.5),
      ])
  })

  it('leaves out a point that the road would have to turn off for', () => {
    const course = [at(13.7, 100.5), at(13.71, 100.502), at(13.7, 100.504)]
    expect(roadLine({ id: 1, twin: null, course })?.stretches).toHaveLength(1)
  })
})

describe('Roads near a point', async () => {
  const { db } = await testDb()
  const atlas = await currentAtlas(db)
  const near = (latitude: number, longitude: number) =>
    placesAround(atlas, at(latitude, longitude)).roads.map(({ id }) => id)

  it.each([
    ['Phrom Phong', 13.73042, 100.56975, true],
    ['Samrong', 13.6465, 100.596, true],
    ['Phetchaburi station, beside a stray point', 13.7488, 100.5631, false],
    ['Silom', 13.7256, 100.5253, false],
  ])('include Sukhumvit at %s: %s', (_, latitude, longitude, isNear) => {
    expect(near(latitude, longitude).includes(128)).toBe(isNear)
  })
})
