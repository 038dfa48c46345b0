import { beforeAll, describe, expect, test } from 'vitest'
import { type SignedIn, testApp } from '../../../platform/testing/test-app.ts'
import { aUser } from '../../../team/staff/test-factory.ts'
import { aContact } from '../../contacts/test-factory.ts'
import { aProject } from '../../projects/test-factory.ts'
import type { UnitChange } from '../rules/unit.ts'
import { aUnit } from '../test-factory.ts'

const world = await testApp()
const ASOK = 28
const THONG_LO = 30
let staff: SignedIn
let projectId: number

beforeAll(async () => {
  world.now = new Date('2026-11-24T05:00:00Z')
  staff = await world.signIn('agent')
  projectId = (await aProject(world)).id
})

const add = (unitNumber: string, fields: UnitChange = {}) =>
  aUnit(world, { projectId, showOnWebsite: true, unitNumber, ...fields })
const numbers = async (query: string, as: SignedIn | null = staff) => {
  const { status, body } = await world.request('GET', `/api/units/search?${query}`, { as })
  expect([query, status]).toEqual([query, 200])
  return body.map(({ unitNumber }: { unitNumber: string }) => unitNumber).toSorted()
}

test('staff search several statuses, visitors none', async () => {
  await add('s1', { status: 'sold' })
  await add('s2', { status: 'pending' })
  await add('s3')
  const inProject = `projectId=${projectId}&status`
  expect(await numbers(`${inProject}=sold,pending`)).toEqual(['s1', 's2'])
  expect(await numbers(`${inProject}=sold&status=available`)).toEqual(['s1', 's3'])
  expect(await numbers(`${inProject}=sold`, null)).toEqual(['s1', 's2', 's3'])
  const refused = await world.request('GET', `/api/units?${inProject}=sold,gone`, { as: staff })
  expect([refused.status, refused.body.errors[0].path]).toEqual([400, 'status.1'])
})

test('units are found by who looks after them, whom staff assign and nobody else sees', async () => {
  const colleague = await aUser(world, { username: 'ploy', firstName: 'Ploy', role: 'agent' })
  const outside = await aContact(world, { name: 'Outside Agent', contactType: 'agent' })
  const { id } = await add('a1', { agentContactId: outside.id })
  const body = { assignedToId: colleague.id }
  const assigned = await world.request('PUT', `/api/units/${id}`, { as: staff, body })
  expect(assigned.body).toMatchObject({ ...body, assignedTo: { id: colleague.id, name: 'Ploy' } })
  expect(await numbers(`assignedToId=${colleague.id}`)).toEqual(['a1'])
  expect(await numbers(`agentContactId=${outside.id}`)).toEqual(['a1'])
  const visitors = await world.request('GET', `/api/units/${id}`)
  expect(Object.keys(visitors.body)).not.toContain('assignedToId')
  expect(Object.keys(visitors.body)).not.toContain('assignedTo')
  expect((await numbers(`assignedToId=${colleague.id}`, null)).length).toBeGreaterThan(1)
  for (const assignedToId of [2_000_000_000, (await aUser(world, { role: 'user' })).id]) {
    const refused = await world.request('PUT', `/api/units/${id}`, {
      as: staff,
      body: { assignedToId },
    })
    expect([refused.status, refused.body.errors[0].path]).toEqual([400, 'assignedToId'])
  }
  const cleared = { assignedToId: null }
  await world.request('PUT', `/api/units/${id}`, { as: staff, body: cleared })
  expect(await numbers(`assignedToId=${colleague.id}`)).toEqual([])
})

describe('what is free by a day', () => {
  beforeAll(async () => {
    await add('free now', { availabilityDate: '2026-11-01' })
    await add('free without a date', { availabilityDate: null })
    await add('free on that day', { availabilityDate: '2026-12-31' })
    await add('free later', { availabilityDate: '2027-01-01' })
    const let_ = { status: 'rented', rentAmount: 20_000, showOnWebsite: true } as const
    await add('let until before', { ...let_, rentedUntil: '2026-12-30' })
    await add('let until that day', { ...let_, rentedUntil: '2026-12-31' })
    await add('let', let_)
    await add('confirmed', { status: 'confirmed' })
    await add('sold', { status: 'sold', showOnWebsite: true })
  })

  test('is available with a date up to it, or let until before it', async () => {
    const expected = ['free now', 'free on that day', 'free without a date', 'let until before']
    const only = (found: string[]) =>
      found.filter((number) => /free|let|confirmed|sold/.test(number))
    const query = `projectId=${projectId}&availableBy=2026-12-31`
    expect(only(await numbers(query))).toEqual(['confirmed', ...expected])
    expect(only(await numbers(query, null))).toEqual(expected)
  })

  test('a malformed day is refused by name', async () => {
    const { status, body } = await world.request('GET', '/api/units?availableBy=soon')
    expect([status, body.errors[0].path]).toEqual([400, 'availableBy'])
  })
})

test('several stations find homes near any of them', async () => {
  const near = await aProject(world, { latitude: 13.7385, longitude: 100.5612 })
  const far = await aProject(world, { latitude: 13.8035, longitude: 100.5521 })
  await aUnit(world, { projectId: near.id, unitNumber: 'near Asok' })
  await aUnit(world, { projectId: far.id, unitNumber: 'far' })
  for (const query of [
    `stationId=${ASOK},${THONG_LO}`,
    `stationIds=${ASOK}&stationIds=${THONG_LO}`,
  ]) {
    const found = await numbers(query, null)
    expect(found).toEqual(expect.arrayContaining(['near Asok', 's3']))
    expect(found).not.toContain('far')
  }
  expect(await numbers(`stationIds=${ASOK}`, null)).toEqual(['near Asok'])
  const view = 'bbox=100.3,13.4,100.95,14.1&zoom=18'
  const map = await world.request(
    'GET',
    `/api/units/clusters?stationId=${ASOK},${THONG_LO}&${view}`,
  )
  expect(map.body.all.units).toBe((await numbers(`stationId=${ASOK},${THONG_LO}`, null)).length)
})

test('staff find what is missing, all of it', async () => {
  const owner = await aContact(world, { contactType: 'owner' })
  const other = await aProject(world, { latitude: 13.64, longitude: 100.43 })
  const inOther = { projectId: other.id }
  await add('m1', { ...inOther, ownerContactId: owner.id, description: 'Bright' })
  await add('m2', inOther)
  const query = `projectId=${other.id}&show`
  expect(await numbers(`${query}=no_owner`)).toEqual(['m2'])
  expect(await numbers(`${query}=no_station`)).toEqual(['m1', 'm2'])
  expect(await numbers(`${query}=no_owner,no_description,without_images`)).toEqual(['m2'])
  expect(await numbers(`${query}=with_images`)).toEqual([])
})

test('staff find available units unconfirmed for so many days, and chosen units by their ids', async () => {
  const daysAgo = (days: number) => new Date(Date.now() - days * 86_400_000).toISOString()
  const old = await add('old', { availabilityDate: daysAgo(15) })
  const fresh = await add('fresh', { availabilityDate: daysAgo(13) })
  const query = `ids=${old.id},${fresh.id}`
  expect(await numbers(query)).toEqual(['fresh', 'old'])
  expect(await numbers(`${query}&unconfirmed=14`)).toEqual(['old'])
  expect((await numbers(query, null)).length).toBeGreaterThan(2)
})

test('staff sort by status', async () => {
  const query = `projectId=${projectId}&status=sold,available`
  const statuses = async (sort: string) => {
    const path = `/api/units?${query}&sort=${sort}`
    const { body } = await world.request('GET', path, { as: staff })
    return [...new Set(body.map(({ status }: { status: string }) => status))]
  }
  expect(await statuses('status')).toEqual(['available', 'sold'])
  expect(await statuses('status_desc')).toEqual(['sold', 'available'])
})
