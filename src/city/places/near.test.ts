import { describe, expect, it } from 'vitest'
import { testDb } from '../../platform/testing/test-db.ts'
import type { Atlas } from './atlas.ts'
import { placesAround, placesNear } from './near.ts'

const origin = { latitude: 13.75, longitude: 100.5 }
// One degree of latitude on a sphere of radius 6,371,000 m.
const METRES_PER_DEGREE = 111_194.927
const northBy = (metres: number) => ({
  latitude: origin.latitude + metres / METRES_PER_DEGREE,
  longitude: origin.longitude,
})
const named = (id: number, metres: number) => ({
  ...{ id, name: `Place ${id}`, nameTh: 'ที่', aliases: [], subdistrictId: 1 },
  ...northBy(metres),
})
const station = (id: number, metres: number, line = 'arl') => ({
  ...named(id, metres),
  ...{ line, code: `A${id}`, foundBy: [], popularity: null },
})

function atlasOf(part: Partial<Atlas>): Atlas {
  const none = { stations: [], landmarks: [], destinations: [], districts: [] }
  return { ...none, subdistricts: [], neighbourhoods: [], roads: [], chinese: new Map(), ...part }
}

describe('Places near a point', () => {
  it('include a station at 1000 m, and exclude one at 1001 m', () => {
    const atlas = atlasOf({
      stations: [station(1, 1001), station(2, 1000)],
    })
    expect(placesAround(atlas, origin).stations).toEqual([
      {
        ...{ id: 2, stationId: 2, name: 'Place 2', line: 'arl' },
        ...{ walkingDistance: 1000, walkingTime: 13 },
      },
    ])
  })

  it.each(['park', 'mall', 'school'] as const)(
    'counts a %s at 1500 m, and none at 1501 m',
    (kind) => {
      const atlas = atlasOf({
        landmarks: [
          { ...named(1, 1501), kind, type: 'school' },
          { ...named(2, 1500), kind, type: 'school' },
        ],
      })
      const near = placesAround(atlas, origin)
      const byKind: Record<typeof kind, unknown[]> = {
        park: near.parks,
        mall: near.malls,
        school: near.schools,
      }
      expect(byKind[kind]).toEqual([
        expect.objectContaining({
          id: 2,
          [`${kind}Id`]: 2,
          walkingDistance: 1500,
          walkingTime: 19,
        }),
      ])
      const otherKinds = Object.entries(byKind).filter(([otherKind]) => otherKind !== kind)
      expect(otherKinds.flatMap(([, places]) => places)).toEqual([])
    },
  )

  it('include the nearest station at any distance, and none where there is none', () => {
    const atlas = atlasOf({ stations: [station(7, 20_000, 'mrt_blue')] })
    const near = placesAround(atlas, origin)
    expect(near.stations).toEqual([])
    expect(near.nearestStation).toEqual({ id: 7, name: 'Place 7', line: 'mrt_blue' })
    expect(near.distanceToStation).toBe(20_000)
    expect(placesAround(atlasOf({}), origin)).toMatchObject({
      nearestStation: null,
      distanceToStation: null,
    })
  })

  it('have walking times at 80 metres a minute, rounded up', () => {
    const minutes = (metres: number) =>
      placesAround(atlasOf({ stations: [station(1, metres)] }), origin).stations[0]?.walkingTime
    expect([0, 1, 80, 81, 960, 961].map(minutes)).toEqual([0, 1, 1, 2, 12, 13])
  })
})

describe('Places near known points', async () => {
  const { db } = await testDb()

  // The expected distances were computed independently, by the angle between vectors.
  it('at Asok: the interchange, Nana, and the mall above it, nearest first', async () => {
    const near = await placesNear(db, { latitude: 13.73706, longitude: 100.560326 })
    expect(near.stations.map(({ name, walkingDistance }) => [name, walkingDistance])).toEqual([
      ['Asok', 0],
      ['Sukhumvit', 206],
      ['Nana', 653],
    ])
    expect(near.malls[0]).toEqual({
      ...{ id: 15, mallId: 15, name: 'Terminal 21 Asok', walkingDistance: 103, walkingTime: 2 },
    })
    expect(near.parks.map(({ name }) => name)).toEqual(['Benchakitti Park', 'Benchasiri Park'])
    const distances = near.schools.map(({ walkingDistance }) => walkingDistance)
    expect(distances).toEqual(distances.toSorted((a, b) => a - b))
  })

  it('at Siam: both platforms', async () => {
    const near = await placesNear(db, { latitude: 13.745608, longitude: 100.534202 })
    expect(near.stations.slice(0, 2)).toMatchObject([
      { id: 24, line: 'bts_sukhumvit', walkingDistance: 0 },
      { id: 49, line: 'bts_silom', walkingDistance: 0 },
    ])
  })

  it.each([
    ['Don Mueang', 13.913, 100.6066, 'Don Mueang'],
    ['the sea', 13.45, 100.6, 'Kheha'],
  ])('at %s: the nearest station is %s', async (_where, latitude, longitude, name) => {
    const near = await placesNear(db, { latitude, longitude })
    expect(near.nearestStation?.name).toBe(name)
  })
})
