import { beforeAll, describe, expect, test } from 'vitest'
import { type SignedIn, testApp } from '../../../platform/testing/test-app.ts'
import { aProject } from '../../projects/test-factory.ts'
import type { UnitRecord } from '../rules/unit.ts'
import { aUnit } from '../test-factory.ts'
import { similarIds } from './similar-units.ts'

const world = await testApp()
let agent: SignedIn
let reference: UnitRecord
// A degree of latitude is 111,195 metres.
const metresNorth = (metres: number) => ({
  latitude: 13.7256 + metres / 111_195,
  longitude: 100.5788,
})

beforeAll(async () => {
  agent = await world.signIn('agent')
  const origin = await aProject(world, metresNorth(0))
  reference = await aUnit(world, { projectId: origin.id, bedrooms: 2, size: 60, price: 10_000_000 })
  await aUnit(world, { projectId: origin.id, bedrooms: 2, size: 60, price: 10_000_000 })
})

const similarTo = async (id: number, as: SignedIn | null = null): Promise<number[]> => {
  const { body } = await world.request('GET', `/api/units/${id}/similar`, { as })
  return body.map((unit: UnitRecord) => unit.id)
}
const similar = { bedrooms: 2, size: 60, price: 10_000_000 }

describe('similar units', () => {
  test('are within 750 m in other projects and similar in rooms, price and size, nearest first', async () => {
    const at = async (metres: number) => (await aProject(world, metresNorth(metres))).id
    const [near, middle, edge, beyond] = [
      await at(100),
      await at(400),
      await at(749),
      await at(752),
    ]
    const far = await aUnit(world, {
      ...similar,
      projectId: edge,
      bedrooms: 3,
      size: 66,
      price: 12_000_000,
    })
    const close = await aUnit(world, {
      ...similar,
      projectId: near,
      bedrooms: 1,
      size: 54,
      price: 8_000_000,
    })
    await aUnit(world, { ...similar, projectId: beyond })
    await aUnit(world, { ...similar, projectId: middle, bedrooms: 4 })
    await aUnit(world, { ...similar, projectId: middle, bedrooms: 0 })
    await aUnit(world, { ...similar, projectId: middle, size: 66.01 })
    await aUnit(world, { ...similar, projectId: middle, size: 53.99 })
    await aUnit(world, { ...similar, projectId: middle, price: 12_000_001 })
    await aUnit(world, { ...similar, projectId: middle, price: 7_999_999 })
    await aUnit(world, { ...similar, projectId: middle, listingType: 'rent', rentAmount: 40_000 })
    await aUnit(world, { ...similar, projectId: middle, status: 'sold' })
    expect(await similarTo(reference.id)).toEqual([close.id, far.id])
    expect(await similarTo(reference.id, agent)).toEqual([close.id, far.id])

    const both = await aUnit(world, { ...similar, projectId: middle, listingType: 'rent_sell' })
    await aUnit(world, { ...similar, projectId: edge })
    expect(await similarTo(reference.id)).toHaveLength(3)
    expect((await similarTo(reference.id)).slice(0, 2)).toEqual([close.id, both.id])
  })

  test('compare the rent of rentals', async () => {
    const origin = await aProject(world, { latitude: 13.8, longitude: 100.6 })
    const next = await aProject(world, { latitude: 13.801, longitude: 100.6 })
    const rental = { listingType: 'rent', bedrooms: 1, size: 30, rentAmount: 20_000 } as const
    const unit = await aUnit(world, { ...rental, projectId: origin.id })
    const match = await aUnit(world, { ...rental, projectId: next.id, rentAmount: 24_000 })
    await aUnit(world, { ...rental, projectId: next.id, rentAmount: 24_001 })
    expect(await similarTo(unit.id)).toEqual([match.id])
  })

  test('are returned with the fields that the reader may see', async () => {
    const [visitor, staff] = await Promise.all(
      [null, agent].map((as) => world.request('GET', `/api/units/${reference.id}/similar`, { as })),
    )
    expect(visitor?.body[0]).not.toHaveProperty('version')
    expect(staff?.body[0]).toMatchObject({ version: 1, status: 'available' })
  })

  test('are filled up for a visitor by homes nearby and in the same building', async () => {
    const at = async (longitude: number) =>
      (await aProject(world, { latitude: 13.9, longitude })).id
    const [origin, near, beyond] = [await at(100.5), await at(100.51), await at(100.52)]
    const unit = await aUnit(world, { ...similar, projectId: origin })
    const larger = await aUnit(world, { ...similar, projectId: near, size: 90, price: 13_000_000 })
    const inBuilding = await aUnit(world, { ...similar, projectId: origin, price: 7_000_000 })
    await aUnit(world, { ...similar, projectId: origin, price: 6_999_999 })
    await aUnit(world, { ...similar, projectId: origin, bedrooms: 4 })
    await aUnit(world, { ...similar, projectId: beyond })
    expect(await similarIds(world.db, unit.id)).toEqual([inBuilding.id, larger.id])
    expect(await similarTo(unit.id)).toEqual([])

    const strict = await aUnit(world, {
      ...similar,
      projectId: (await aProject(world, { latitude: 13.901, longitude: 100.5 })).id,
    })
    expect(await similarIds(world.db, unit.id)).toEqual([strict.id, inBuilding.id, larger.id])
  })

  test('of a hidden unit are 404 for visitors', async () => {
    const hidden = await aUnit(world, { status: 'rented' })
    const path = `/api/units/${hidden.id}/similar`
    expect((await world.request('GET', path)).status).toBe(404)
    expect((await world.request('GET', path, { as: agent })).status).toBe(200)
    expect((await world.request('GET', '/api/units/999999/similar')).status).toBe(404)
  })
})
