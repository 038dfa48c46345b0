import { beforeAll, describe, expect, test } from 'vitest'
import { type SignedIn, testApp } from '../../platform/testing/test-app.ts'
import { distanceBetween, walkingMinutes } from '../../shared/distance.ts'
import { aProject } from './test-factory.ts'

const world = await testApp()
const THONG_LO = { latitude: 13.7256, longitude: 100.5788 }
const ARI = { latitude: 13.7797, longitude: 100.5446 }
let agent: SignedIn

beforeAll(async () => {
  agent = await world.signIn('agent')
})

const put = (id: number, body: unknown) =>
  world.request('PUT', `/api/projects/${id}`, { as: agent, body })

describe('the position of a project', () => {
  test('nearby places are those within range, nearest first, by great-circle distance', async () => {
    const project = await aProject(world, ARI)
    const stations = await world.db.selectFrom('stations').selectAll().execute()
    const expected = stations
      .map((station) => ({ id: station.id, metres: distanceBetween(ARI, station) }))
      .filter(({ metres }) => metres <= 1000)
      .sort((a, b) => a.metres - b.metres || a.id - b.id)
    expect(project.nearbyStations.map(({ id }) => id)).toEqual(expected.map(({ id }) => id))
    for (const station of project.nearbyStations) {
      expect(station.stationId).toBe(station.id)
      expect(station.walkingTime).toBe(walkingMinutes(station.walkingDistance))
    }
    expect(project.nearestStation).toMatchObject({ name: 'Ari', nameTh: 'อารีย์' })
    expect(project.nearestStationId).toBe(project.nearestStation?.id)
    expect(project.distanceToStation).toBe(expected[0]?.metres)
    const schools = project.nearbySchools.map((school) => school.walkingDistance)
    expect(schools).toEqual(schools.toSorted((a, b) => a - b))
    expect(Math.max(...schools)).toBeLessThanOrEqual(1500)
  })

  test('the nearest station is found at any distance', async () => {
    const project = await aProject(world, { latitude: 13.86, longitude: 100.86 })
    expect(project.nearbyStations).toEqual([])
    expect(project.nearestStation).not.toBeNull()
    expect(project.distanceToStation).toBeGreaterThan(1000)
  })

  test('moving the pin finds nearby places again and keeps the address', async () => {
    const before = await aProject(world, THONG_LO)
    const { body } = await put(before.id, ARI)
    expect(body.address).toBe(before.address)
    expect(body.nearestStation.name).toBe('Ari')
    expect(body.nearbyStations.map((station: { name: string }) => station.name)).not.toContain(
      'Thong Lo',
    )
    expect(body.nearbyMalls).not.toEqual(before.nearbyMalls)
  })

  test('a new address moves the project, unless a pin is sent with it', async () => {
    const { id } = await aProject(world, THONG_LO)
    const moved = await put(id, { address: 'BTS Ari' })
    expect(moved.body.nearestStation.name).toBe('Ari')
    const pinned = await put(id, { address: 'Silom Road', ...THONG_LO })
    expect(pinned.body).toMatchObject({ address: 'Silom Road', ...THONG_LO })
    const same = await put(id, { address: 'Silom Road' })
    expect(same.body).toMatchObject(THONG_LO)
    const lost = await put(id, { address: 'zzz qqq' })
    expect(lost.status).toBe(400)
    const far = await put(id, { latitude: 0, longitude: 0 })
    expect(far.status).toBe(422)
  })

  test('a single coordinate is combined with the stored other one; half a pair is refused', async () => {
    const { id } = await aProject(world, THONG_LO)
    expect((await put(id, { latitude: 13.73 })).body).toMatchObject({
      latitude: 13.73,
      longitude: THONG_LO.longitude,
    })
    expect((await put(id, { latitude: null })).body.errors[0].path).toBe('latitude')
  })

  test('clearing both coordinates removes the project from the map', async () => {
    const { id } = await aProject(world, THONG_LO)
    const { body } = await put(id, { latitude: null, longitude: null })
    expect(body).toMatchObject({
      latitude: null,
      longitude: null,
      nearestStation: null,
      distanceToStation: null,
      nearbyStations: [],
      nearbySchools: [],
    })
    expect((await put(id, { address: 'BTS Ari' })).body.nearestStation.name).toBe('Ari')
  })

  test('the search areas follow the address', async () => {
    const { id } = await aProject(world, { address: 'Ekkamai 12' })
    const areas = async () =>
      (
        await world.db
          .selectFrom('projects')
          .select('areas')
          .where('id', '=', id)
          .executeTakeFirstOrThrow()
      ).areas
    expect(await areas()).toEqual(['thonglor'])
    await put(id, { address: 'สีลม 3', ...THONG_LO })
    expect(await areas()).toEqual(['silom'])
  })
})
