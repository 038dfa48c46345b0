import { expect, test } from 'vitest'
import { inTransaction } from '../../context.ts'
import { aContact } from '../../records/contacts/test-factory.ts'
import { deleteDeveloper } from '../../records/developers/delete-developer.ts'
import { saveDeveloper } from '../../records/developers/save-developer.ts'
import { changeUnits } from '../../records/units/change-units.ts'
import { createUnits } from '../../records/units/create-units.ts'
import { aUnit } from '../../records/units/test-factory.ts'
import { recordAll } from '../../team/activity/record-all.ts'
import { CatalogueVersion, followCatalogueVersion } from '../db/catalogue-version.ts'
import { type SignedIn, testApp } from '../testing/test-app.ts'
import { atTestEnd } from '../testing/test-end.ts'
import { publishChange } from './notify.ts'
import { openStream } from './test-stream.ts'

const world = await testApp()
const { events } = world.services
const following = await followCatalogueVersion(world.url, new CatalogueVersion(), [events.listener])
atTestEnd(() => following.stop())
atTestEnd(() => events.close())
const admin = await world.signIn('admin')
const agent = await world.signIn('agent')
const otherAgent = await world.signIn('agent')

const contextOf = (as: SignedIn) => ({
  ...world.context(),
  actor: as.actor,
  requestId: 'a-request',
})
const latest = async (as: SignedIn) =>
  (await world.request('GET', '/api/events/latest', { as })).body.id

test('a stream starts with its position, and a client without one is told to read everything', async () => {
  const stream = await openStream(world, agent)
  expect(stream.response.headers.get('content-type')).toBe('text/event-stream')
  expect(stream.response.headers.get('content-encoding')).toBeNull()
  expect(stream.response.headers.get('cache-control')).toBe('no-store, no-transform')
  expect(await stream.next()).toEqual({ id: await latest(agent), after: '', changes: null })
})

test('a recorded change is sent with its subject, id and version, after the commit', async () => {
  const stream = await openStream(world, agent, { after: await latest(agent) })
  expect(await stream.next()).toMatchObject({ changes: [] })
  const { id } = await saveDeveloper(contextOf(otherAgent), null, { name: 'Heard Homes' })
  const created = await stream.nextChange()
  expect(created?.changes).toEqual([
    { subject: 'developer', ids: [id], version: 1, request: 'a-request' },
  ])
  await saveDeveloper(contextOf(otherAgent), id, { foundedYear: 1990, version: 1 })
  const changed = await stream.nextChange()
  expect(changed).toMatchObject({
    after: created?.id,
    changes: [{ subject: 'developer', ids: [id], version: 2 }],
  })
  // Nothing is sent for what was rolled back, or changed nothing.
  await expect(
    inTransaction(contextOf(otherAgent), async (tx) => {
      await saveDeveloper(tx, id, { foundedYear: 1991, version: 2 })
      throw new Error('no')
    }),
  ).rejects.toThrow('no')
  await saveDeveloper(contextOf(otherAgent), id, { foundedYear: 1990, version: 2 })
  await deleteDeveloper(contextOf(otherAgent), id)
  expect(await stream.nextChange()).toMatchObject({
    after: changed?.id,
    changes: [{ subject: 'developer', ids: [id], version: 3 }],
  })
})

test('many changes at once are one message, and too many are sent without ids', async () => {
  const stream = await openStream(world, agent, { after: await latest(agent) })
  const { projectId } = await aUnit(world)
  // The event of the unit's creation may arrive late; it is awaited first.
  const isOfUnit = (message: Awaited<ReturnType<typeof stream.next>>) =>
    message === null || message.changes?.some(({ subject }) => subject === 'unit')
  while (!isOfUnit(await stream.nextChange()));
  const home = { bedrooms: 1, bathrooms: 1, size: 30, listingType: 'rent', rentAmount: 1 } as const
  const makeMany = (count: number, prefix: string) =>
    Array.from({ length: count }, (_, i) => ({ ...home, projectId, unitNumber: `${prefix}${i}` }))
  const ids = await inTransaction(contextOf(otherAgent), (tx) => createUnits(tx, makeMany(60, 'A')))
  expect((await stream.nextChange())?.changes).toEqual([
    { subject: 'unit', ids, version: null, request: 'a-request' },
  ])
  const [id = 0] = ids
  const entries = Array.from({ length: 5000 }, () => ({ id: id ?? 0, changes: {}, version: 1 }))
  await inTransaction(contextOf(otherAgent), (tx) => recordAll(tx, 'update', 'unit', entries))
  expect((await stream.nextChange())?.changes).toEqual([
    { subject: 'unit', ids: null, version: null, request: 'a-request' },
  ])
  // Writes of one request in quick succession are sent together.
  await changeUnits(contextOf(otherAgent), {
    ids: ids.flatMap((id) => id ?? []),
    change: { floor: 7 },
  })
  const seenIds = new Set<number>()
  while (seenIds.size < 60) {
    const message = await stream.nextChange()
    for (const change of message?.changes ?? []) for (const id of change.ids ?? []) seenIds.add(id)
    expect(message?.changes).toHaveLength(1)
  }
  expect([...seenIds]).toEqual(ids)
})

test('nobody is notified of what they may not read', async () => {
  const ofAgent = await openStream(world, agent, { after: await latest(agent) })
  const ofOther = await openStream(world, otherAgent, { after: await latest(otherAgent) })
  const ofAdmin = await openStream(world, admin, { after: await latest(admin) })
  for (const stream of [ofAgent, ofOther, ofAdmin]) await stream.next()
  const idBefore = await latest(agent)
  const filter = { list: 'listings', name: 'Mine', query: 'status=available' }
  const saved = await world.request('POST', '/api/saved-filters', { as: agent, body: filter })
  expect(saved.status).toBe(201)
  const body = { username: 'somebody', password: 'a long enough phrase', role: 'agent' }
  expect((await world.request('POST', '/api/admin/users', { as: admin, body })).status).toBe(201)
  const settings = (await world.request('GET', '/api/settings', { as: admin })).body
  const access = { dashboardAccess: 'managers', version: settings.version }
  await world.request('PUT', '/api/settings', { as: admin, body: access })
  await world.request('PUT', '/api/settings', {
    as: admin,
    body: { dashboardAccess: 'staff', version: settings.version + 1 },
  })
  const { id } = await aContact(world)
  const subjects = async (stream: typeof ofAgent) => {
    const seen: string[] = []
    while (!seen.includes('contact')) {
      for (const { subject } of (await stream.nextChange())?.changes ?? []) seen.push(subject)
    }
    return seen
  }
  await publishChange(world.context(), 'contact', [id])
  expect(await subjects(ofOther)).toEqual(['contact'])
  expect(await subjects(ofAgent)).toEqual(['saved_filter', 'contact'])
  expect(await subjects(ofAdmin)).toEqual(
    expect.arrayContaining(['saved_filter', 'user', 'settings', 'contact']),
  )
  expect(await latest(otherAgent)).not.toBe(idBefore)
  expect(await latest(otherAgent)).toBe(await latest(agent))
})

test('a reconnecting client gets what it missed; after too long it reads everything', async () => {
  const stream = await openStream(world, agent, { after: await latest(agent) })
  const firstMessage = await stream.next()
  await stream.close()
  const { id } = await saveDeveloper(contextOf(otherAgent), null, { name: 'Missed Homes' })
  await expect.poll(() => latest(agent)).not.toBe(firstMessage?.id)
  const reconnected = await openStream(world, agent, { lastEventId: firstMessage?.id ?? '' })
  const missed = await reconnected.next()
  expect(missed?.after).toBe(firstMessage?.id)
  // Changes of the tests before may be told only now.
  expect(missed?.changes).toContainEqual({
    ...{ subject: 'developer', ids: [id], version: 1, request: 'a-request' },
  })
  const outdated = await openStream(world, agent, { after: 'long ago' })
  expect(await outdated.next()).toMatchObject({ id: await latest(agent), changes: null })
})

test('the latest change has an ETag, and differs by what a user may see', async () => {
  const requestLatest = (as: SignedIn, etag = '') =>
    world.request('GET', '/api/events/latest', { as, headers: { 'if-none-match': etag } })
  const initial = await requestLatest(agent)
  expect(initial.headers.get('cache-control')).toBe('private, no-cache')
  const etag = initial.headers.get('etag') ?? ''
  expect((await requestLatest(agent, etag)).status).toBe(304)
  const position = await latest(admin)
  await publishChange(world.context(), 'user', null)
  await expect.poll(() => latest(admin)).not.toBe(position)
  expect((await requestLatest(agent, etag)).status).toBe(304)
  await publishChange(world.context(), 'unit', null)
  await expect.poll(async () => (await requestLatest(agent, etag)).status).toBe(200)
})

test('what visitors send is announced soon, once for many', async () => {
  // The jobs that hand them over tell of more.
  await world.services.jobs.stop()
  const stream = await openStream(world, agent, { after: await latest(agent) })
  await stream.next()
  for (const name of ['Ann', 'Ben', 'Cat']) {
    const body = {
      name,
      email: `${name}@sathani.example`,
      phone: '0812345678',
      requirements: 'A home',
    }
    const submitted = await world.request('POST', '/api/leads', { body })
    expect(submitted.status, submitted.text).toBe(201)
  }
  expect((await stream.nextChange())?.changes).toEqual([
    { subject: 'inquiry', ids: null, version: null, request: null },
  ])
})
