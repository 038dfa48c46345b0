import { expect, test } from 'vitest'
import { type SignedIn, testApp } from '../../platform/testing/test-app.ts'
import { deleteContact } from '../contacts/delete-contact.ts'
import { aContact } from '../contacts/test-factory.ts'
import { aUnit } from './test-factory.ts'

const world = await testApp()
const agent = await world.signIn('agent')
const DAY = 86_400_000

test('two digits match unit numbers and projects, three also owners’ phones', async () => {
  const owner = await aContact(world, { phone: '0819997654' })
  const unit = await aUnit(world, { unitNumber: '76 A', ownerContactId: owner.id })
  const other = await aUnit(world, {
    unitNumber: 'B',
    projectId: unit.projectId,
    ownerContactId: owner.id,
  })
  const findIds = async (search: string) => {
    const path = `/api/units/search?projectId=${unit.projectId}&search=${search}`
    const { body } = await world.request('GET', path, { as: agent })
    return body.map(({ id }: { id: number }) => id)
  }
  expect(await findIds('76')).toEqual([unit.id])
  expect(await findIds('765')).toEqual([other.id, unit.id])
})

test('staff find units by number, project, owner and missing fields', async () => {
  const plain = await aUnit(world, { unitNumber: 'Find 71', description: 'A home.' })
  const bare = await aUnit(world, { unitNumber: 'Find 72', projectId: plain.projectId })
  const sold = await aUnit(world, {
    unitNumber: 'Find 73',
    projectId: plain.projectId,
    status: 'sold',
  })
  const findIds = async (query: string, as?: SignedIn) => {
    const path = `/api/units/search?projectId=${plain.projectId}&${query}`
    const { body } = await world.request('GET', path, as ? { as } : {})
    return body.map(({ id }: { id: number }) => id)
  }
  expect(await findIds('search=find+72', agent)).toEqual([bare.id])
  expect(await findIds(`search=${encodeURIComponent(plain.project.name)}`, agent)).toHaveLength(3)
  expect(await findIds('status=sold', agent)).toEqual([sold.id])
  expect(await findIds('show=no_description', agent)).toEqual([sold.id, bare.id])
  expect(await findIds('show=without_images', agent)).toHaveLength(3)
  expect(await findIds('show=with_images', agent)).toEqual([])
  expect(await findIds('show=no_station', agent)).toEqual([])
  // Visitors cannot use these filters.
  expect(await findIds('status=sold')).toEqual([bare.id, plain.id])
  const refused = await world.request('GET', '/api/units?show=everything', { as: agent })
  expect(refused.status).toBe(400)
})

test('a unit is copied without an owner who was deleted', async () => {
  const [owner, unitAgent] = [await aContact(world), await aContact(world)]
  const unit = await aUnit(world, { ownerContactId: owner.id, agentContactId: unitAgent.id })
  await deleteContact(world.context(), owner.id)
  const copy = await world.request('POST', `/api/units/${unit.id}/duplicate`, { as: agent })
  expect([copy.status, copy.body.ownerContactId, copy.body.agentContactId]).toEqual([
    ...[201, null, unitAgent.id],
  ])
})

test('the number of a copy is cut to the longest allowed, and differs from all others', async () => {
  const unit = await aUnit(world, { unitNumber: `${'9'.repeat(44)}ห้อง99` })
  expect(unit.unitNumber).toHaveLength(50)
  const numbers: string[] = []
  for (let n = 0; n < 2; n += 1) {
    const copy = await world.request('POST', `/api/units/${unit.id}/duplicate`, { as: agent })
    expect(copy.status).toBe(201)
    numbers.push(copy.body.unitNumber)
  }
  expect(numbers).toEqual([`${'9'.repeat(44)}ห copy`, `${'9'.repeat(43)} copy 2`])
})

test('a copy is hidden, has its own number, and leaves the original unchanged', async () => {
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

test('a bulk change applies each unit’s own rules, and a refused unit does not stop the others', async () => {
  const unit = await aUnit(world)
  const other = await aUnit(world, { projectId: unit.projectId })
  const ids = [unit.id, other.id, unit.id, 999_999]
  const change = { status: 'sold' }
  const { status, body } = await world.request('POST', '/api/units/bulk', {
    as: agent,
    body: { ids, change },
  })
  expect(status).toBe(200)
  expect(body).toMatchObject({
    changed: 2,
    refused: [{ id: 999_999, message: 'Unit not found', code: 'not_found' }],
  })
  const read = await world.request('GET', `/api/units/${other.id}`, { as: agent })
  expect(read.body).toMatchObject({ status: 'sold', showOnWebsite: false, version: 2 })
  const audit = await world.request('GET', `/api/audit?subject=unit&subjectId=${other.id}`, {
    as: await world.signIn('admin'),
  })
  expect(audit.body.map(({ action }: { action: string }) => action)).toEqual(['update', 'create'])

  const filter = { projectId: String(unit.projectId), status: 'sold' }
  const response = await world.request('POST', '/api/units/bulk', {
    as: agent,
    body: { filter, change: { showOnWebsite: true } },
  })
  expect(response.body).toEqual({ changed: 2, refused: [] })
  for (const body of [{ change }, { ids: [], change }, { ids: [1] }, { ids: ['x'], change }]) {
    expect((await world.request('POST', '/api/units/bulk', { as: agent, body })).status).toBe(400)
  }
  expect((await world.request('POST', '/api/units/bulk', { body: { ids, change } })).status).toBe(
    401,
  )
})

const undo = (ids: number[]) =>
  world.request('POST', '/api/audit/undo', { as: agent, body: { ids } })

test('a bulk change can be undone at once, except for units changed since', async () => {
  const since = new Date(world.now.getTime() - 5 * DAY).toISOString()
  const unit = await aUnit(world, { availabilityDate: since })
  const other = await aUnit(world, { projectId: unit.projectId, showOnWebsite: false })
  const changedSince = await aUnit(world, { projectId: unit.projectId })
  const bulk = (body: object) => world.request('POST', '/api/units/bulk', { as: agent, body })
  const ids = [unit.id, other.id, changedSince.id]
  const changed = await bulk({ ids, change: { status: 'sold' }, undo: true })
  expect(changed.body.undo).toHaveLength(3)
  await world.request('PUT', `/api/units/${changedSince.id}`, { as: agent, body: { floor: 7 } })
  const undone = await undo(changed.body.undo)
  expect(undone.body).toMatchObject({
    changed: 2,
    refused: [{ id: changed.body.undo[2], code: 'changed_meanwhile' }],
  })
  const read = async (id: number) =>
    (await world.request('GET', `/api/units/${id}`, { as: agent })).body
  expect(await read(unit.id)).toMatchObject({
    status: unit.status,
    showOnWebsite: true,
    availabilityDate: unit.availabilityDate,
    version: 3,
  })
  expect(await read(other.id)).toMatchObject({ status: other.status, showOnWebsite: false })
  expect(await read(changedSince.id)).toMatchObject({ status: 'sold', floor: 7 })
})

test('undoing a bulk confirmation brings back the day of the last one, or that there was none', async () => {
  const since = new Date(world.now.getTime() - 5 * DAY).toISOString()
  const confirmed = await aUnit(world, { availabilityDate: since })
  const sold = await aUnit(world, { status: 'sold', availabilityDate: since })
  const never = await aUnit(world, { status: 'pending', availabilityDate: null })
  const bulk = (body: object) => world.request('POST', '/api/units/bulk', { as: agent, body })
  const days = () =>
    Promise.all(
      [confirmed, sold, never].map(async ({ id }) => {
        const { body } = await world.request('GET', `/api/units/${id}`, { as: agent })
        return [body.status, body.availabilityDate]
      }),
    )
  const now = world.now.toISOString()
  const change = { status: 'available', availabilityDate: now }
  const { body } = await bulk({
    ids: [confirmed.id, sold.id, never.id],
    change,
    undo: true,
  })
  expect(await days()).toEqual(Array(3).fill(['available', now]))
  await undo(body.undo)
  expect(await days()).toEqual([
    ['available', since],
    ['sold', since],
    ['pending', null],
  ])
})

test('the ids of matching units are listed for staff only', async () => {
  const unit = await aUnit(world)
  const path = `/api/units/ids?projectId=${unit.projectId}`
  expect((await world.request('GET', path, { as: agent })).body).toEqual([unit.id])
  expect((await world.request('GET', path)).status).toBe(401)
})

test('units unconfirmed for long are listed, longest first, until they are confirmed', async () => {
  const ago = (days: number) => new Date(world.now.getTime() - days * DAY).toISOString()
  const old = await aUnit(world, { availabilityDate: ago(40) })
  const older = await aUnit(world, { availabilityDate: ago(60) })
  await aUnit(world, { availabilityDate: ago(10) })
  await aUnit(world, { availabilityDate: ago(90), status: 'rented', rentAmount: 20_000 })
  const stale = async (days: number) => {
    const response = await world.request('GET', `/api/units/stale?days=${days}`, { as: agent })
    expect(response.headers.get('x-total-count')).toBe(String(response.body.length))
    return response.body.map(({ id }: { id: number }) => id)
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
