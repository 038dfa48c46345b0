import { beforeAll, expect, test } from 'vitest'
import { testApp } from '../../../platform/testing/test-app.ts'
import { aProject } from '../../projects/test-factory.ts'
import { StationUnits } from '../rules/around.ts'
import { aUnit } from '../test-factory.ts'

const world = await testApp()
const ASOK = 28
const ASOK_AT = { latitude: 13.737061, longitude: 100.560339 }
const north = (metres: number) => ({ ...ASOK_AT, latitude: ASOK_AT.latitude + metres / 111_195 })
const get = (query: string, as = null) => world.request('GET', `/api/units/around?${query}`, { as })

beforeAll(async () => {
  for (const [metres, units] of [
    [150, 1],
    [450, 3],
    [900, 2],
  ] as const) {
    const { id } = await aProject(world, { name: `Tower ${metres}`, ...north(metres) })
    for (let n = 0; n < units; n += 1) await aUnit(world, { projectId: id })
    await aUnit(world, { projectId: id, showOnWebsite: false })
  }
})

test('homes within a distance come nearest first, with their buildings and the buildings outside', async () => {
  const { status, body } = await get(`stationId=${ASOK}`)
  expect(status).toBe(200)
  expect(StationUnits.parse(body)).toEqual(body)
  expect(body.station).toMatchObject({ id: ASOK, code: 'E4', name: 'Asok' })
  expect(body).toMatchObject({ within: 500, total: 4, projects: 2 })
  const metres = body.homes.map((home: { metres: number }) => home.metres)
  expect(metres).toEqual([150, 450, 450, 450])
  const summary = (buildings: { name: string; units: number; metres: number }[]) =>
    buildings.map(({ name, units, metres }) => [name, units, metres])
  expect(summary(body.buildings)).toEqual([
    ['Tower 450', 3, 450],
    ['Tower 150', 1, 150],
  ])
  expect(summary(body.outside)).toEqual([['Tower 900', 2, 900]])
})

test('staff see the same as visitors', async () => {
  const as = await world.signIn('agent')
  const response = await world.request('GET', `/api/units/around?stationId=${ASOK}&within=200`, {
    as,
  })
  expect(response.body).toMatchObject({ within: 200, total: 1, projects: 1 })
})

test('an unknown station is 404 and a distance above 1000 metres is 400', async () => {
  expect((await get('stationId=4000')).status).toBe(404)
  expect((await get('stationId=28&within=1001')).status).toBe(400)
})
