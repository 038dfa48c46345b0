import { beforeAll, describe, expect, test } from 'vitest'
import { readPoint, writePoint } from '../../../city/rail/rules/points.ts'
import { type SignedIn, testApp } from '../../../platform/testing/test-app.ts'
import { aProject } from '../../projects/test-factory.ts'
import type { FoundUnit } from '../rules/minutes.ts'
import { aUnit } from '../test-factory.ts'

const world = await testApp()
const ASOK = 28
const SIAM = 24
let staff: SignedIn
const ids: Record<string, number> = {}

beforeAll(async () => {
  staff = await world.signIn()
  const places = {
    asok: [13.7385, 100.5612],
    thongLo: [13.7256, 100.5788],
    chatuchak: [13.8035, 100.5521],
    farFromTrains: [13.6402, 100.4301],
  } as const
  for (const [name, [latitude, longitude]] of Object.entries(places)) {
    const project = await aProject(world, { name, latitude, longitude })
    ids[name] = (await aUnit(world, { projectId: project.id, unitNumber: name })).id
  }
})

describe('a search within a number of minutes of a place', () => {
  test('finds homes by walk and train, each with its journey', async () => {
    const found = await search(`minutesTo=${ASOK}&minutesMax=25&sort=minutes`)
    expect(found.map(({ unitNumber }) => unitNumber)).toEqual(['asok', 'thongLo'])
    const [near, far] = found.map(({ minutes }) => minutes)
    // 183 metres: nobody takes a train.
    expect(near).toEqual([{ stationId: ASOK, total: 3, walk: 3, train: 0, transfers: 0 }])
    // Wait: half of 7.1 minutes. Ride: 2.2 and 2.1 minutes.
    expect(far).toEqual([{ stationId: ASOK, total: 10, walk: 2, train: 8, transfers: 0 }])
  })

  test('compares the slower of two places with the limit', async () => {
    const both = await search(`minutesTo=${ASOK},${SIAM}&minutesMax=20&sort=minutes`)
    expect(both.map(({ unitNumber }) => unitNumber)).toEqual(['asok', 'thongLo'])
    for (const { minutes } of both) {
      expect(minutes?.map(({ stationId }) => stationId)).toEqual([ASOK, SIAM])
    }
    const slower = Math.max(...(both[1]?.minutes ?? []).map(({ total }) => total))
    const less = await search(`minutesTo=${ASOK},${SIAM}&minutesMax=${slower - 1}`)
    expect(less.map(({ unitNumber }) => unitNumber)).not.toContain('thongLo')
  })

  test('counts walking all the way where no station is near, and finds all homes without a limit', async () => {
    const all = await search(`minutesTo=${ASOK}&sort=minutes`)
    expect(all).toHaveLength(4)
    const last = all.at(-1)
    expect(last?.unitNumber).toBe('farFromTrains')
    expect(last?.minutes?.[0]).toMatchObject({ train: 0, transfers: 0 })
  })

  test('adds the walk from the last station to a place that is not a station', async () => {
    const place = writePoint({
      latitude: 13.7383,
      longitude: 100.5306,
      name: 'Chula, the university',
    })
    expect(place).toBe('13.73830~100.53060~Chula the university')
    expect(
      writePoint({ latitude: 13.7383, longitude: 100.5306, name: `${'a'.repeat(79)}😀` }),
    ).toBe(`13.73830~100.53060~${'a'.repeat(79)}`)
    const reversed = '13.7383~100.5306~Chula\u202e\u0007 cba'
    expect(readPoint(reversed)?.name).toBe('Chula cba')
    expect(readPoint('13.7383~100.5306~\u202e')).toBeNull()
    const [near] = await search(
      `minutesNear=${encodeURIComponent(place)}&minutesMax=60&sort=minutes`,
    )
    const [journey] = near?.minutes ?? []
    expect(journey?.total).toBe(
      (journey?.walk ?? 0) + (journey?.train ?? 0) + (journey?.lastWalk ?? 0),
    )
    expect(journey?.lastWalk).toBeGreaterThan(0)
    const mixed = await search(
      `minutesTo=${ASOK}&minutesNear=${encodeURIComponent(place)}&minutesMax=60`,
    )
    expect(mixed.at(-1)?.minutes).toHaveLength(2)
  })

  test('finds the same homes in counts, on the map, as ids and for staff', async () => {
    const query = `minutesTo=${ASOK}&minutesMax=25`
    const list = await world.request('GET', `/api/units/search?${query}&limit=1`)
    expect(list.headers.get('x-total-count')).toBe('2')
    const view = 'bbox=100.3,13.4,100.95,14.1&zoom=18'
    const map = await world.request('GET', `/api/units/clusters?${query}&${view}`)
    expect(map.body.all.units).toBe(2)
    const found = await world.request('GET', `/api/units/ids?${query}&sort=minutes`, { as: staff })
    expect(found.body).toEqual([ids.asok, ids.thongLo])
    const records = await world.request('GET', `/api/units?${query}`, { as: staff })
    expect(records.body.map((unit: FoundUnit) => unit.minutes?.length)).toEqual([1, 1])
  })

  test.each([
    ['minutesTo=asok', 'minutesTo'],
    ['minutesTo=0', 'minutesTo'],
    ['minutesTo=28,24,1', 'minutesTo'],
    ['minutesTo=28&minutesMax=4', 'minutesMax'],
    ['minutesTo=28&minutesMax=91', 'minutesMax'],
    ['minutesTo=28&minutesMax=soon', 'minutesMax'],
    ['minutesNear=Asok', 'minutesNear'],
    ['minutesNear=1~2~Null%20Island', 'minutesNear'],
    ['minutesTo=28,24&minutesNear=13.73~100.53~Home', 'minutesTo'],
  ])('refuses %s and names the parameter', async (query, name) => {
    const { status, body } = await world.request('GET', `/api/units/search?${query}`)
    expect(status).toBe(400)
    expect(body.errors.map(({ path }: { path: string }) => path)).toEqual([name])
  })

  test('finds nothing for an unknown station and ignores minutes without a place', async () => {
    expect(await search('minutesTo=9999&minutesMax=90')).toEqual([])
    expect(await search('minutesMax=5&sort=minutes')).toHaveLength(4)
  })

  test('serves the minutes of given homes by id', async () => {
    const query = `ids=${ids.asok},${ids.thongLo},99999&minutesTo=${ASOK}`
    const { body } = await world.request('GET', `/api/units/minutes?${query}`)
    expect(body.places).toEqual(['Asok'])
    const totals = body.homes.map(({ id, minutes }: FoundUnit) => [id, minutes?.[0]?.total])
    expect(totals).toEqual([
      [ids.asok, 3],
      [ids.thongLo, 10],
    ])
    expect((await world.request('GET', `/api/units/minutes?ids=${ids.asok}`)).body).toEqual({
      places: [],
      homes: [],
    })
  })

  test('serves these minutes with the current names of the places, null for an unknown station', async () => {
    const query = `minutesTo=9999,${ASOK}`
    const { body } = await world.request('GET', `/api/units/minutes?ids=${ids.asok}&${query}`)
    expect(body.places).toEqual([null, 'Asok'])
    const near = 'minutesNear=13.73826~100.53062~Chula'
    const other = await world.request('GET', `/api/units/minutes?ids=${ids.asok}&${near}`)
    expect(other.body.places).toEqual(['Chula'])
  })

  test('updates the minutes of a building that moves', async () => {
    const project = await aProject(world, { name: 'moves', latitude: 13.7385, longitude: 100.5612 })
    const unit = await aUnit(world, { projectId: project.id })
    const isFound = async () =>
      (await search(`minutesTo=${ASOK}&minutesMax=5`)).some(({ id }) => id === unit.id)
    expect(await isFound()).toBe(true)
    const move = (body: object) =>
      world.request('PUT', `/api/projects/${project.id}`, { as: staff, body })
    await move({ latitude: 13.8035, longitude: 100.5521 })
    expect(await isFound()).toBe(false)
    await move({ latitude: null, longitude: null })
    const all = await search(`minutesTo=${ASOK}`)
    expect(
      all.map(({ id }) => id),
      'without a position it has no journey',
    ).not.toContain(unit.id)
  })
})

async function search(query: string): Promise<FoundUnit[]> {
  const { status, body } = await world.request('GET', `/api/units/search?${query}`)
  expect(status).toBe(200)
  return body
}
