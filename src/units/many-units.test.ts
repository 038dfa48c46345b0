import { expect, test } from 'vitest'
import { aContact } from '../contacts/test-factory.ts'
import { type SignedIn, testApp } from '../test-app.ts'
import { aUnit } from './test-factory.ts'

const world = await testApp()
const agent = await world.signIn('agent')
const DAY = 86_400_000

test('two figures are of a number or a building, three of an owner’s phone too', async () => {
  const owner = await aContact(world, { phone: '0819997654' })
  const unit = await aUnit(world, { unitNumber: '76 A', ownerContactId: owner.id })
  const other = await aUnit(world, {
    unitNumber: 'B',
    projectId: unit.projectId,
    ownerContactId: owner.id,
  })
  const found = async (search: string) => {
    const path = `/api/units/search?projectId=${unit.projectId}&search=${search}`
    const { body } = await world.request('GET', path, { as: agent })
    return body.map(({ id }: { id: number }) => id)
  }
  expect(await found('76')).toEqual([unit.id])
  expect(await found('765')).toEqual([other.id, unit.id])
})

test('staff find their units by number, building, owner and what they lack', async () => {
  const plain = await aUnit(world, { unitNumber: 'Find 1', description: 'A home.' })
  const bare = await aUnit(world, { unitNumber: 'Find 2', projectId: plain.projectId })
  const sold = await aUnit(world, {
    unitNumber: 'Find 3',
    projectId: plain.projectId,
    status: 'sold',
  })
  const found = async (query: string, as?: SignedIn) => {
    const path = `/api/units/search?projectId=${plain.projectId}&${query}`
    const { body } = await world.request('GET', path, as ? { as } : {})
    return body.map(({ id }: { id: number }) => id)
  }
  expect(await found('search=find+2', agent)).toEqual([bare.id])
  expect(await found(`search=${encodeURIComponent(plain.project.name)}`, agent)).toHaveLength(3)
  expect(await found('status=sold', agent)).toEqual([sold.id])
  expect(await found('show=no_description', agent)).toEqual([sold.id, bare.id])
  expect(await found('show=without_images', agent)).toHaveLength(3)
  expect(await found('show=with_images', agent)).toEqual([])
  expect(await found('show=no_station', agent)).toEqual([])
  // Visitors cannot ask so.
  expect(await found('status=sold')).toEqual([bare.id, plain.id])
  const refused = await world.request('GET', '/api/units?show=everything', { as: agent })
  expect(refused.status).toBe(400)
})

test('a copy is hidden, has a number of its own, and leaves the first as it was', async () => {
  const unit = await aUnit(world, { unitNumber: '9B', keyFeatures: ['Corner'] })
  const copies = await Promise.all(
    [1, 2].map(() => world.request('POST', `/api/units/${unit.id}/duplicate`, { as: agent })),
  )
  expect(copies.map(({ status }) => status)).toEqual([201, 201])
  expect(copies.map(({ body }) => body.unitNumber).sort()).toEqual(['9B copy', '9B copy 2'])
  expect(copies[0]?.body).toMatchObject({
    showOnWebsite: false,
    keyFeatures: ['Corner'],
    version: 1,
  })
  expect((await world.request('POST', '/api/units/999999/duplicate', { as: agent })).status).toBe(
    404,
  )
  expect((await world.request('POST', `/api/units/${unit.id}/duplicate`)).status).toBe(401)
})

test('many change alike: each by its own rules, and one that is refused holds up no other', async () => {
  const one = await aUnit(world)
  const other = await aUnit(world, { projectId: one.projectId })
  const ids = [one.id, other.id, one.id, 999_999]
  const change = { status: 'sold' }
  const { status, body } = await world.request('POST', '/api/units/bulk', {
    as: agent,
    body: { ids, change },
  })
  expect(status).toBe(200)
  expect(body).toEqual({ changed: 2, refused: [{ id: 999_999, message: 'Unit not found' }] })
  const read = await world.request('GET', `/api/units/${other.id}`, { as: agent })
  expect(read.body).toMatchObject({ status: 'sold', showOnWebsite: false, version: 2 })
  const audit = await world.request('GET', `/api/audit?subject=unit&subjectId=${other.id}`, {
    as: await world.signIn('admin'),
  })
  expect(audit.body.map(({ action }: { action: string }) => action)).toEqual(['update', 'create'])

  const filter = { projectId: String(one.projectId), status: 'sold' }
  const shown = await world.request('POST', '/api/units/bulk', {
    as: agent,
    body: { filter, change: { showOnWebsite: true } },
  })
  expect(shown.body).toEqual({ changed: 2, refused: [] })
  for (const body of [{ change }, { ids: [], change }, { ids: [1] }, { ids: ['x'], change }]) {
    expect((await world.request('POST', '/api/units/bulk', { as: agent, body })).status).toBe(400)
  }
  expect((await world.request('POST', '/api/units/bulk', { body: { ids, change } })).status).toBe(
    401,
  )
})

test('what was changed at once is taken back at once, but for what changed since', async () => {
  const since = new Date(world.now.getTime() - 5 * DAY).toISOString()
  const one = await aUnit(world, { availabilityDate: since })
  const other = await aUnit(world, { projectId: one.projectId, showOnWebsite: false })
  const later = await aUnit(world, { projectId: one.projectId })
  const bulk = (body: object) => world.request('POST', '/api/units/bulk', { as: agent, body })
  const ids = [one.id, other.id, later.id]
  const done = await bulk({ ids, change: { status: 'sold' }, before: true })
  expect(done.body.before).toHaveLength(3)
  await world.request('PUT', `/api/units/${later.id}`, { as: agent, body: { floor: 7 } })
  const undone = await bulk({ changes: done.body.before })
  expect(undone.body).toMatchObject({ changed: 2, refused: [{ id: later.id }] })
  const read = async (id: number) =>
    (await world.request('GET', `/api/units/${id}`, { as: agent })).body
  expect(await read(one.id)).toMatchObject({
    status: one.status,
    showOnWebsite: true,
    availabilityDate: one.availabilityDate,
    version: 3,
  })
  expect(await read(other.id)).toMatchObject({ status: other.status, showOnWebsite: false })
  expect(await read(later.id)).toMatchObject({ status: 'sold', floor: 7 })
})

test('the ids of what a search finds are for staff, and at most a thousand', async () => {
  const unit = await aUnit(world)
  const path = `/api/units/ids?projectId=${unit.projectId}`
  expect((await world.request('GET', path, { as: agent })).body).toEqual([unit.id])
  expect((await world.request('GET', path)).status).toBe(401)
})

test('what nobody has confirmed for long is listed, longest first, until somebody does', async () => {
  const ago = (days: number) => new Date(world.now.getTime() - days * DAY).toISOString()
  const old = await aUnit(world, { availabilityDate: ago(40) })
  const older = await aUnit(world, { availabilityDate: ago(60) })
  await aUnit(world, { availabilityDate: ago(10) })
  await aUnit(world, { availabilityDate: ago(90), status: 'rented', rentAmount: 20_000 })
  const stale = async (days: number) => {
    const answer = await world.request('GET', `/api/units/stale?days=${days}`, { as: agent })
    expect(answer.headers.get('x-total-count')).toBe(String(answer.body.length))
    return answer.body.map(({ id }: { id: number }) => id)
  }
  expect(await stale(30)).toEqual([older.id, old.id])
  const confirm = (id: number, body: object) =>
    world.request('POST', `/api/units/${id}/confirm`, { as: agent, body })
  expect((await confirm(older.id, {})).body).toMatchObject({
    status: 'available',
    availabilityDate: world.now.toISOString(),
  })
  expect((await confirm(old.id, { status: 'sold' })).body).toMatchObject({
    status: 'sold',
    showOnWebsite: false,
  })
  expect(await stale(30)).toEqual([])
  expect((await world.request('GET', '/api/units/stale')).status).toBe(401)
})
