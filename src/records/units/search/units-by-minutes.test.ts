import { beforeAll, expect, test } from 'vitest'
import { testApp } from '../../../platform/testing/test-app.ts'
import { aProject } from '../../projects/test-factory.ts'
import type { UnitsByMinutes } from '../rules/by-minutes.ts'
import { aUnit } from '../test-factory.ts'

const world = await testApp()
const ASOK = 28
const SIAM = 24
const CHULA = '13.73830~100.53060~Chula'

beforeAll(async () => {
  const places = {
    asok: [13.7385, 100.5612],
    thongLo: [13.7256, 100.5788],
    chatuchak: [13.8035, 100.5521],
  } as const
  for (const [name, [latitude, longitude]] of Object.entries(places)) {
    const project = await aProject(world, { name, latitude, longitude })
    await aUnit(world, { projectId: project.id, unitNumber: name })
    if (name === 'thongLo') {
      await aUnit(world, { projectId: project.id, unitNumber: 'hidden', showOnWebsite: false })
    }
  }
})

test('the map gets homes by band, each with its journey, and the minutes from every station', async () => {
  const found = await byMinutes(`minutesTo=${ASOK}&minutesMax=25`)
  expect(found).toMatchObject({ total: 2, bands: [1, 1, 0, 0, 0], wider: null })
  expect(found.homes.map(({ unitNumber, minutes }) => [unitNumber, minutes[0]?.total])).toEqual([
    ['asok', 3],
    ['thongLo', 10],
  ])
  expect(found.buildings.map(({ name, units, minutes }) => [name, units, minutes])).toEqual([
    ['asok', 1, 3],
    ['thongLo', 1, 10],
  ])
  expect(found.stations).toContainEqual({ stationId: ASOK, minutes: 0 })
  const { body } = await world.request('GET', `/api/stations/${ASOK}/minutes`)
  expect(found.stations).toEqual(
    body.map(({ stationId, inbound }: { stationId: number; inbound: number }) => ({
      stationId,
      minutes: inbound,
    })),
  )
})

test.each([
  `minutesTo=${ASOK}`,
  `minutesTo=${ASOK},${SIAM}`,
  `minutesTo=${ASOK}&minutesNear=${CHULA}`,
  `minutesNear=${CHULA}`,
])('the total equals that of a search for any limit: %s', async (places) => {
  for (const limit of [5, 10, 20, 35, 60, 90]) {
    const query = `${places}&minutesMax=${limit}`
    const { headers } = await world.request('GET', `/api/units/search?${query}&limit=1`)
    const { total, bands } = await byMinutes(query)
    expect(total, query).toBe(Number(headers.get('x-total-count')))
    expect(bands.reduce((sum, units) => sum + units, 0)).toBe(total)
  }
})

test('stations have the minutes to the slower of two places', async () => {
  const minutesFrom = async (places: string) => {
    const { stations } = await byMinutes(`${places}&minutesMax=25`)
    return new Map(stations.map(({ stationId, minutes }) => [stationId, minutes]))
  }
  const [asok, siam, both] = await Promise.all(
    [`minutesTo=${ASOK}`, `minutesTo=${SIAM}`, `minutesTo=${ASOK},${SIAM}`].map(minutesFrom),
  )
  for (const [id, minutes] of both ?? []) {
    expect(minutes).toBe(Math.max(asok?.get(id) ?? 0, siam?.get(id) ?? 0))
  }
  const near = await minutesFrom(`minutesNear=${CHULA}`)
  expect(near.get(SIAM)).toBeGreaterThan(0)
})

test('suggests a higher limit that finds homes when none is near enough', async () => {
  const found = await byMinutes(`minutesNear=13.80000~100.30000~Far&minutesMax=5`)
  expect(found).toMatchObject({ total: 0, bands: [0, 0, 0, 0, 0], homes: [], buildings: [] })
  const near = await byMinutes(`minutesTo=${SIAM}&minutesMax=5`)
  expect(near.wider?.homes).toBeGreaterThan(0)
  expect(near.wider?.limit).toBeGreaterThan(5)
})

test.each([
  ['minutesMax=25', 400],
  ['minutesTo=28,24,1', 400],
  ['minutesTo=28&minutesMax=4', 400],
  ['minutesTo=9999', 404],
])('%s is refused', async (query, status) => {
  expect((await world.request('GET', `/api/units/by-minutes?${query}`)).status).toBe(status)
})

async function byMinutes(query: string): Promise<UnitsByMinutes> {
  const { status, body } = await world.request('GET', `/api/units/by-minutes?${query}`)
  expect(status).toBe(200)
  return body
}
