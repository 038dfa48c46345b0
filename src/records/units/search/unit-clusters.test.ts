import { beforeAll, describe, expect, test } from 'vitest'
import type { MapClusters } from '../../../city/map/rules/map.ts'
import { type SignedIn, testApp } from '../../../platform/testing/test-app.ts'
import { isInBox } from '../../../shared/mercator.ts'
import { aProject } from '../../projects/test-factory.ts'
import type { UnitRecord } from '../rules/unit.ts'
import { aUnit } from '../test-factory.ts'

const world = await testApp()
const CITY = '100.3,13.4,100.95,14.1'
let staff: SignedIn

beforeAll(async () => {
  staff = await world.signIn('agent')
  for (const [i, place] of PLACES.entries()) {
    const project = await aProject(world, { name: `Tower ${i}`, ...place })
    for (let n = 0; n <= i % 4; n += 1) {
      await aUnit(world, {
        projectId: project.id,
        listingType: ['sell', 'rent', 'rent_sell'][n % 3] as 'sell' | 'rent' | 'rent_sell',
        ...(n % 3 !== 1 && { price: 1_000_000 * (i + 2) + n }),
        ...(n % 3 !== 0 && { rentAmount: 10_000 + i * 100 + n }),
        bedrooms: n,
        status: n === 3 ? 'sold' : 'available',
      })
    }
  }
})

const PLACES = [
  { latitude: 13.7256, longitude: 100.5788 },
  { latitude: 13.7258, longitude: 100.579 },
  { latitude: 13.7201, longitude: 100.5849 },
  { latitude: 13.7385, longitude: 100.5612 },
  { latitude: 13.8035, longitude: 100.5521 },
  { latitude: 13.6402, longitude: 100.4301 },
  { latitude: 13.7555, longitude: 100.5345 },
]

async function clusters(query: string, as: SignedIn | null = null): Promise<MapClusters> {
  const response = await world.request('GET', `/api/units/clusters?${query}`, { as })
  expect(response.status).toBe(200)
  return response.body
}

async function search(query: string, as: SignedIn | null = null): Promise<UnitRecord[]> {
  return (await world.request('GET', `/api/units/search?${query}&limit=1000`, { as })).body
}

describe('the map of a search', () => {
  const searches = [
    '',
    'listingType=rent',
    'listingType=sale&priceMin=3000000',
    'bedrooms=1',
    'selectedBedrooms=0,2&propertyType=condo',
    'stationId=28',
    'projectName=Tower',
    'active=false',
    'sort=price_asc&search=Tower',
    'availableOnly=true&listingType=rent&priceMax=10300',
  ]

  test.each(searches)(
    'counts the same units as the list, for visitors and for staff: `%s`',
    async (query) => {
      for (const as of [null, staff]) {
        const units = await search(query, as)
        for (const box of [CITY, '100.5,13.7,100.6,13.75', '100.56,13.7,100.58,13.73']) {
          const [west = 0, south = 0, east = 0, north = 0] = box.split(',').map(Number)
          const within = units.filter(({ project: { latitude, longitude } }) =>
            isInBox({ latitude: latitude ?? 0, longitude: longitude ?? 0 }, [
              west,
              south,
              east,
              north,
            ]),
          )
          const separate = await clusters(`${query}&bbox=${box}&zoom=18`, as)
          expect(separate.units).toBe(within.length)
          expect(byProject(separate)).toEqual(naiveByProject(within, query))
          const clustered = await clusters(`${query}&bbox=${box}&zoom=10`, as)
          expect(clustered.units).toBe(within.length)
          expect(clustered.projects).toBe(new Set(within.map(({ projectId }) => projectId)).size)
        }
      }
    },
  )

  test('hidden units are neither on a visitor’s map nor in its figures', async () => {
    const project = await aProject(world, {
      name: 'Secret Tower',
      latitude: 13.9,
      longitude: 100.7,
    })
    await aUnit(world, { projectId: project.id, price: 7_000_000 })
    await aUnit(world, { projectId: project.id, price: 99_000_000, status: 'sold' })
    const box = 'bbox=100.69,13.89,100.71,13.91&zoom=14'
    expect((await clusters(box)).clusters).toMatchObject([
      { units: 1, prices: { low: 7_000_000, high: 7_000_000 }, rents: null },
    ])
    expect((await clusters(`${box}&status=sold&search=Secret&active=false`)).units).toBe(1)
    expect((await clusters(box, staff)).clusters).toMatchObject([
      { units: 2, prices: { low: 7_000_000, high: 99_000_000 } },
    ])
    expect((await clusters(`${box}&active=false`, staff)).units).toBe(1)
  })

  test('nearby buildings share a mark at a low zoom; a single building has its own name', async () => {
    const near = 'projectName=Tower&bbox=100.57,13.72,100.58,13.73'
    const [shared] = (await clusters(`${near}&zoom=13`)).clusters
    expect(shared).toMatchObject({ projects: 2, units: 3, project: { name: 'Tower 1' } })
    const separate = (await clusters(`${near}&zoom=17`)).clusters
    expect(separate.map(({ project }) => project.name).toSorted()).toEqual(['Tower 0', 'Tower 1'])
    expect(shared?.bounds).toEqual([100.5788, 13.7256, 100.579, 13.7258])
  })

  test('a saved change is on the map immediately', async () => {
    const project = await aProject(world, { latitude: 14.05, longitude: 100.9 })
    const box = 'bbox=100.89,14.04,100.91,14.06&zoom=15'
    expect((await clusters(box)).units).toBe(0)
    await aUnit(world, { projectId: project.id })
    expect((await clusters(box)).units).toBe(1)
  })

  test('a visitor with a current ETag gets 304', async () => {
    const path = `/api/units/clusters?bbox=${CITY}&zoom=12`
    const etag = (await world.request('GET', path)).headers.get('etag') ?? ''
    expect(etag).not.toBe('')
    const again = await world.request('GET', path, { headers: { 'if-none-match': etag } })
    expect(again.status).toBe(304)
  })
})

test.each([
  ['bbox', ''],
  ['bbox', '1,2,3'],
  ['bbox', '100.4,13.6,100.7,13.9,1'],
  ['bbox', '100.7,13.6,100.4,13.9'],
  ['bbox', '100.4,13.9,100.7,13.6'],
  ['bbox', '100.4,13.6,200,13.9'],
  ['bbox', 'a,b,c,d'],
  ['bbox', '100.4,13.6,100.7,1e1'],
  ['zoom', 'far'],
  ['zoom', '-1'],
  ['zoom', '99'],
  ['priceMin', 'cheap'],
])('an invalid %s (`%s`) is refused and named', async (name, value) => {
  const query = new URLSearchParams({ bbox: CITY, zoom: '12', [name]: value })
  for (const resource of ['units', 'projects']) {
    if (resource === 'projects' && name === 'priceMin') continue
    const { status, body } = await world.request('GET', `/api/${resource}/clusters?${query}`)
    expect(status).toBe(400)
    expect(body.errors.map(({ path }: { path: string }) => path)).toEqual([name])
  }
})

describe('the map of projects', () => {
  test('shows the projects of the list, also empty ones, with the units that the reader may see', async () => {
    const project = await aProject(world, {
      name: 'Hollow House',
      latitude: 13.5,
      longitude: 100.4,
    })
    const box = `bbox=100.39,13.49,100.41,13.51&zoom=14&search=hollow`
    const map = async (as: SignedIn | null) =>
      (await world.request('GET', `/api/projects/clusters?${box}`, { as })).body
    expect(await map(null)).toMatchObject({ projects: 1, units: 0 })
    await aUnit(world, { projectId: project.id, status: 'sold' })
    expect((await map(null)).clusters).toMatchObject([
      { units: 0, project: { id: project.id, name: 'Hollow House' } },
    ])
    expect((await map(staff)).clusters).toMatchObject([{ units: 1 }])
  })
})

function byProject({ clusters }: MapClusters) {
  return Object.fromEntries(
    clusters.map(({ project, units, prices, rents }) => [project.id, { units, prices, rents }]),
  )
}

function naiveByProject(units: readonly UnitRecord[], query: string) {
  const isRent = query.includes('listingType=rent')
  const isSale = query.includes('listingType=sale')
  const groups = Map.groupBy(units, ({ projectId }) => projectId)
  return Object.fromEntries(
    [...groups].map(([id, own]) => [
      id,
      {
        units: own.length,
        prices: isRent
          ? null
          : range(own.filter((u) => u.listingType !== 'rent').map(({ price }) => price)),
        rents: isSale
          ? null
          : range(own.filter((u) => u.listingType !== 'sell').map((u) => u.rentAmount)),
      },
    ]),
  )
}

function range(figures: readonly (number | null)[]) {
  const values = figures.filter((figure) => figure !== null)
  return values.length === 0 ? null : { low: Math.min(...values), high: Math.max(...values) }
}
