import { sql } from 'kysely'
import { afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import { isReferenceDataLoaded, loadReferenceData } from '../../city/places/load-reference-data.ts'
import { readCatalogueVersion } from '../../platform/db/catalogue-version.ts'
import { testApp } from '../../platform/testing/test-app.ts'
import { derivedData } from './derived-data.ts'
import { aProject } from './test-factory.ts'

const world = await testApp()
const NEAR_ARI = { latitude: 13.784, longitude: 100.5446 }
let id: number

beforeAll(async () => {
  id = (await aProject(world, NEAR_ARI)).id
})
beforeEach(() => startOver())
afterEach(() => {
  vi.doUnmock('../../shared/distance.ts')
  vi.doUnmock('../../city/places/rules/place.ts')
  vi.resetModules()
})

const project = async () => {
  world.services.catalogue.seen(await readCatalogueVersion(world.db))
  return (await world.request('GET', `/api/projects/${id}`)).body
}
const minutesToAll = () =>
  world.db
    .selectFrom('projectMinutes')
    .select('total')
    .where('projectId', '=', id)
    .executeTakeFirstOrThrow()

async function startOver(): Promise<void> {
  await world.db.updateTable('referenceData').set({ fingerprint: 'of former data' }).execute()
  await loadReferenceData(world.db, derivedData)
}

/** The loader as a version of the product with another walking speed or other radii would have it. */
async function otherVersion() {
  vi.resetModules()
  const { isReferenceDataLoaded, loadReferenceData } = await import(
    '../../city/places/load-reference-data.ts'
  )
  const { derivedData } = await import('./derived-data.ts')
  return {
    isLoaded: () => isReferenceDataLoaded(world.db, derivedData),
    start: () => loadReferenceData(world.db, derivedData),
  }
}

describe('the next start after a change of', () => {
  test('the walking speed computes walks, minutes by train and public pages again', async () => {
    const before = await project()
    const minutesBefore = await minutesToAll()
    const version = await readCatalogueVersion(world.db)
    vi.doMock('../../shared/distance.ts', async (original) => ({
      ...(await original<typeof import('../../shared/distance.ts')>()),
      METRES_PER_MINUTE: 40,
      walkingMinutes: (metres: number) => Math.ceil(metres / 40),
    }))
    const slower = await otherVersion()
    expect(await slower.isLoaded()).toBe(false)
    expect(await slower.start()).toBe(true)
    expect(await readCatalogueVersion(world.db)).toBe(version + 1)
    const after = await project()
    for (const kind of ['nearbyStations', 'nearbyParks', 'nearbyMalls', 'nearbySchools']) {
      const walks = after[kind].map((place: Walk) => [place.walkingDistance, place.walkingTime])
      expect(walks).toEqual(
        before[kind].map(({ walkingDistance: metres }: Walk) => [metres, Math.ceil(metres / 40)]),
      )
    }
    expect(after.nearbySchools.length).toBeGreaterThan(0)
    expect(await minutesToAll()).not.toEqual(minutesBefore)
    expect(await isReferenceDataLoaded(world.db, derivedData)).toBe(false)
  })

  test('a radius finds the places near every project again', async () => {
    const before = await project()
    vi.doMock('../../city/places/rules/place.ts', async (original) => ({
      ...(await original<typeof import('../../city/places/rules/place.ts')>()),
      STATION_RADIUS: 2500,
      PLACE_RADIUS: 500,
    }))
    const wider = await otherVersion()
    expect(await wider.isLoaded()).toBe(false)
    await wider.start()
    const after = await project()
    const furthest = (places: Walk[]) => Math.max(...places.map((place) => place.walkingDistance))
    expect(furthest(after.nearbyStations)).toBeGreaterThan(2000)
    expect(after.nearbyMalls).toEqual(
      before.nearbyMalls.filter((mall: Walk) => mall.walkingDistance <= 500),
    )
    await startOver()
    expect(await project()).toEqual(before)
  })

  test('the tables reaches the projects that were stored before', async () => {
    const before = await project()
    const minutesBefore = await minutesToAll()
    await sql`delete from project_stations where project_id = ${id}`.execute(world.db)
    await sql`delete from project_malls where project_id = ${id}`.execute(world.db)
    await sql`update projects
      set nearest_station_id = 1, distance_to_station = 9999, district_id = null, subdistrict_id = null
      where id = ${id}`.execute(world.db)
    await startOver()
    expect(await project()).toEqual(before)
    expect(await minutesToAll()).toEqual(minutesBefore)
    const { words } = await world.db
      .selectFrom('projects')
      .select('words')
      .where('id', '=', id)
      .executeTakeFirstOrThrow()
    expect(words).toContain('ari')
  })

  test('nothing leaves what is stored as it is', async () => {
    const rows = () =>
      sql`select xmin from project_stations union all select xmin from projects`.execute(world.db)
    const before = await rows()
    expect(await isReferenceDataLoaded(world.db, derivedData)).toBe(true)
    expect(await loadReferenceData(world.db, derivedData)).toBe(false)
    expect(await rows()).toEqual(before)
  })
})

type Walk = { walkingDistance: number; walkingTime: number }
