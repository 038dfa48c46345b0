import { beforeAll, describe, expect, test } from 'vitest'
import { testApp } from '../../../platform/testing/test-app.ts'
import { aProject } from '../../projects/test-factory.ts'
import { aUnit } from '../test-factory.ts'

const world = await testApp()
// In Watthana, in Khlong Toei, and in Bang Rak.
const EMQUARTIER = { latitude: 13.73132, longitude: 100.56967 }
const BENCHASIRI = { latitude: 13.73053, longitude: 100.56739 }
const SILOM = { latitude: 13.7256, longitude: 100.5253 }
const near = (metres: string) =>
  `near=${EMQUARTIER.latitude}~${EMQUARTIER.longitude}~EmQuartier${metres && `&nearMeters=${metres}`}`

async function found(query: string): Promise<string[]> {
  const { status, body } = await world.request('GET', `/api/units/search?${query}`)
  expect(status).toBe(200)
  return body.map((unit: { unitNumber: string }) => unit.unitNumber).toSorted()
}

beforeAll(async () => {
  for (const [unitNumber, at, developer] of [
    ['A', EMQUARTIER, 'One'],
    ['B', BENCHASIRI, 'Two'],
    ['C', SILOM, 'One'],
  ] as const) {
    const { id } = await aProject(world, { name: `Tower ${unitNumber}`, developer, ...at })
    await aUnit(world, { projectId: id, unitNumber })
  }
})

describe('A search by place', () => {
  test('by district, by several, and by subdistrict', async () => {
    expect(await found('districtId=1039')).toEqual(['A'])
    expect(await found('districtId=1039,1033')).toEqual(['A', 'B'])
    const { subdistrictId } = await world.db
      .selectFrom('projects')
      .select('subdistrictId')
      .where('name', '=', 'Tower A')
      .executeTakeFirstOrThrow()
    expect(String(subdistrictId)).toMatch(/^1039/)
    expect(await found(`subdistrictId=${subdistrictId}`)).toEqual(['A'])
    expect(await found('subdistrictId=100101')).toEqual([])
  })

  test('around a point: a kilometre, or as far as it says', async () => {
    expect(await found(near(''))).toEqual(['A', 'B'])
    expect(await found(near('100'))).toEqual(['A'])
    expect(await found(near('5000'))).toEqual(['A', 'B', 'C'])
  })

  test('around a point: the nearest first, unless it says another order', async () => {
    const order = async (query: string) => {
      const { body } = await world.request('GET', `/api/units/search?${query}`)
      return body.map((unit: { unitNumber: string }) => unit.unitNumber)
    }
    const benchasiri = `near=${BENCHASIRI.latitude}~${BENCHASIRI.longitude}~Park&nearMeters=5000`
    expect(await order(benchasiri)).toEqual(['B', 'A', 'C'])
    expect(await order(`${benchasiri}&sort=distance`)).toEqual(['B', 'A', 'C'])
    expect(await order(near('5000'))).toEqual(['A', 'B', 'C'])
    expect(await order(`${near('5000')}&sort=newest`)).toEqual(['C', 'B', 'A'])
    expect(await order('sort=distance'), 'nearest to nothing').toEqual(['C', 'B', 'A'])
  })

  test('along a road: within 500 m of its line, from end to end', async () => {
    const samrong = await aProject(world, {
      name: 'Tower S',
      latitude: 13.6465,
      longitude: 100.596,
    })
    await aUnit(world, { projectId: samrong.id, unitNumber: 'S' })
    // Far from Sukhumvit Road, but near a stray point of its course at Phetchaburi.
    const stray = await aProject(world, { name: 'Tower X', latitude: 13.7468, longitude: 100.5636 })
    await aUnit(world, { projectId: stray.id, unitNumber: 'X' })
    expect(await found('roadId=128')).toEqual(['A', 'B', 'S'])
    expect(await found('roadId=128&roadMeters=100')).toEqual(['A', 'S'])
    expect(await found('roadId=128&roadMeters=1000')).toEqual(['A', 'B', 'S'])
    expect(await found('roadId=9999')).toEqual([])
    const byDistance = await world.request('GET', '/api/units/search?roadId=128&sort=distance')
    expect(byDistance.body.map((unit: { unitNumber: string }) => unit.unitNumber)).toEqual([
      'S',
      'A',
      'B',
    ])
    const { body } = await world.request('GET', '/api/units/search/names?roadId=128')
    expect(body.road).toBe('Sukhumvit Road')
    const lane = await world.request('GET', '/api/units/search/names?roadId=135')
    expect(lane.body.road).toBe('Soi Sukhumvit 55 (Thong Lo)')
    for (const { id } of [samrong, stray]) {
      const as = await world.signIn('admin')
      const { body: units } = await world.request('GET', `/api/units?projectId=${id}`, { as })
      for (const unit of units) await world.request('DELETE', `/api/units/${unit.id}`, { as })
    }
  })

  test('by developer, with any other filter', async () => {
    const { body } = await world.request('GET', '/api/developers')
    const one = body.find((developer: { name: string }) => developer.name === 'One')
    expect(await found(`developerId=${one.id}`)).toEqual(['A', 'C'])
    expect(await found(`developerId=${one.id}&districtId=1039&sort=price_asc`)).toEqual(['A'])
  })

  test('refuses a point outside the service area and distances out of bounds', async () => {
    for (const query of [
      'near=18.79~98.98~Chiang%20Mai',
      near('99'),
      near('5001'),
      'roadId=128&roadMeters=99',
      'roadId=128&roadMeters=1001',
      'districtId=x',
    ]) {
      const { status } = await world.request('GET', `/api/units/search?${query}`)
      expect([query, status]).toEqual([query, 400])
    }
  })

  test('moves with its project', async () => {
    const { id } = await aProject(world, { name: 'Tower D', ...SILOM })
    await aUnit(world, { projectId: id, unitNumber: 'D' })
    expect(await found('districtId=1039')).toEqual(['A'])
    const as = await world.signIn('admin')
    await world.request('PUT', `/api/projects/${id}`, { as, body: EMQUARTIER })
    expect(await found('districtId=1039')).toEqual(['A', 'D'])
  })
})

test('the names of what a search refers to are answered', async () => {
  const { body } = await world.request(
    'GET',
    '/api/units/search/names?districtId=1039,1033&parkId=4&projectId=999',
  )
  expect(body).toEqual({
    ...{ park: 'Lumphini Park', mall: null, project: null, subdistrict: null, developer: null },
    road: null,
    district: 'Khlong Toei and Watthana',
  })
})

test('pages of districts and neighbourhoods have their homes, and are in the sitemap if they have any', async () => {
  const page = await world.request('GET', '/district/watthana')
  expect(page.status).toBe(200)
  expect(page.text).toContain('Tower A')
  expect((await world.request('GET', '/neighbourhood/phrom-phong')).text).toContain('Tower B')
  expect((await world.request('GET', '/district/atlantis')).status).toBe(404)
  const { text } = await world.request('GET', '/sitemap.xml')
  expect(text).toContain('/district/watthana<')
  expect(text).toContain('/neighbourhood/phrom-phong<')
  expect(text).not.toContain('/district/nong-chok<')
})
