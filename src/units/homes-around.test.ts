import { beforeAll, expect, test } from 'vitest'
import { aProject } from '../projects/test-factory.ts'
import { testApp } from '../test-app.ts'
import { StationHomes } from './around-rules.ts'
import { aUnit } from './test-factory.ts'

const world = await testApp()
const ASOK = 28
const ASOK_AT = { latitude: 13.737061, longitude: 100.560339 }
const north = (metres: number) => ({ ...ASOK_AT, latitude: ASOK_AT.latitude + metres / 111_195 })
const ask = (query: string, as = null) => world.request('GET', `/api/units/around?${query}`, { as })

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

test('the homes within a distance come nearest first, with their buildings and those around', async () => {
  const { status, body } = await ask(`stationId=${ASOK}`)
  expect(status).toBe(200)
  expect(StationHomes.parse(body)).toEqual(body)
  expect(body.station).toMatchObject({ id: ASOK, code: 'E4', name: 'Asok' })
  expect(body).toMatchObject({ within: 500, total: 4, projects: 2 })
  const metres = body.homes.map((home: { metres: number }) => home.metres)
  expect(metres).toEqual([150, 450, 450, 450])
  const told = (buildings: { name: string; units: number; metres: number }[]) =>
    buildings.map(({ name, units, metres }) => [name, units, metres])
  expect(told(body.buildings)).toEqual([
    ['Tower 450', 3, 450],
    ['Tower 150', 1, 150],
  ])
  expect(told(body.outside)).toEqual([['Tower 900', 2, 900]])
})

test('staff are shown what visitors see there', async () => {
  const as = await world.signIn('agent')
  const answer = await world.request('GET', `/api/units/around?stationId=${ASOK}&within=200`, {
    as,
  })
  expect(answer.body).toMatchObject({ within: 200, total: 1, projects: 1 })
})

test('no station, and a distance beyond a station’s reach, are refused', async () => {
  expect((await ask('stationId=4000')).status).toBe(404)
  expect((await ask('stationId=28&within=1001')).status).toBe(400)
})
