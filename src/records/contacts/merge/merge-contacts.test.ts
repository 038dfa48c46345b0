import { sql } from 'kysely'
import { beforeAll, describe, expect, test } from 'vitest'
import { type SignedIn, type TestApp, testApp } from '../../../platform/testing/test-app.ts'
import { testDb } from '../../../platform/testing/test-db.ts'
import type { ContactChange } from '../rules/contact.ts'
import { aContact } from '../test-factory.ts'
import { movedReferences, ownReferences } from './contact-references.ts'
import { belongings, giveHistory, identitiesOfStored } from './test-history.ts'

let world: TestApp
let manager: SignedIn

beforeAll(async () => {
  world = await testApp()
  manager = await world.signIn('manager')
})

const merge = (id: number, body: unknown, as = manager) =>
  world.request('POST', `/api/leads/${id}/merge`, { as, body })
const get = (path: string) => world.request('GET', path, { as: manager })

async function pair(one: ContactChange = {}, other: ContactChange = {}) {
  return [await aContact(world, one), await aContact(world, other)] as const
}

test('the kept contact has the chosen fields, the notes of both, and everything of both', async () => {
  const [kept, other] = await pair(
    {
      name: 'Priya Raghunathan',
      company: 'Tessel & Co',
      notes: 'Likes the river.',
      status: 'qualified',
    },
    {
      name: 'Priya R.',
      line: 'priya.tessel',
      notes: 'Has a cat.',
      jobTitle: 'Buyer',
      status: 'contacted',
    },
  )
  await giveHistory(world, kept, manager)
  await giveHistory(world, other, manager)
  const before = await belongings(world, [kept.id, other.id])
  const current = (await get(`/api/leads/${kept.id}`)).body
  const { status, body } = await merge(kept.id, { otherId: other.id, fields: ['email', 'line'] })
  expect(status).toBe(200)
  expect(body).toMatchObject({
    id: kept.id,
    name: 'Priya Raghunathan',
    company: 'Tessel & Co',
    email: other.email,
    line: 'priya.tessel',
    jobTitle: null,
    status: 'qualified',
    notes: 'Likes the river.\n\nHas a cat.',
    version: current.version + 1,
  })
  const after = await belongings(world, [kept.id, other.id])
  for (const reference of movedReferences) {
    const both = [...(before[kept.id]?.[reference] ?? []), ...(before[other.id]?.[reference] ?? [])]
    expect(after[kept.id]?.[reference], reference).toEqual(expect.arrayContaining(both))
    expect(after[other.id]?.[reference], reference).toEqual([])
    expect(both.length, reference).toBeGreaterThan(1)
  }
})

test('without fields what is empty is taken from the other, and what is not chosen stands on the timeline', async () => {
  const [kept, other] = await pair(
    { name: 'Ann Kept', company: null, location: 'Ari' },
    { name: 'Ann K.', company: 'Fjord', location: 'Silom' },
  )
  const { body } = await merge(kept.id, { otherId: other.id })
  expect(body).toMatchObject({
    name: 'Ann Kept',
    company: 'Fjord',
    location: 'Ari',
    phone: kept.phone,
  })
  const [entry] = (await get(`/api/leads/${kept.id}/activities?type=change`)).body
  expect(entry.title).toBe('Merged with Ann K.')
  expect(entry.description).toContain('Location: Silom')
  expect(entry.description).toContain(`E-mail: ${other.email}`.replace('E-mail', 'Email'))
})

test('a value that was not chosen still leads to the contact: by search, form and new entry', async () => {
  const [kept, other] = await pair({ name: 'Known Twice' }, { name: 'Known Otherwise' })
  await merge(kept.id, { otherId: other.id, fields: [] })
  const identities = await identitiesOfStored(world, kept.id)
  expect(identities).toContain(`email:${other.email}`)
  expect(identities).toContain(`email:${kept.email}`)
  const found = await get(`/api/leads?search=${encodeURIComponent(String(other.email))}`)
  expect(found.body.map(({ id }: { id: number }) => id)).toEqual([kept.id])
  const form = { name: 'Known Otherwise', email: other.email, contactMethod: 'email' }
  expect((await world.request('POST', '/api/leads', { body: form })).status).toBe(201)
  const [newest] = (await get(`/api/leads/${kept.id}/activities?limit=1`)).body
  expect(newest.type).toBe('form_submit')
  // An edit afterwards forgets none of them.
  await world.request('PUT', `/api/leads/${kept.id}`, { as: manager, body: { company: 'New' } })
  expect(await identitiesOfStored(world, kept.id)).toEqual(identities)
  const { body } = await get(`/api/leads/${kept.id}/merges`)
  expect(body.merges).toMatchObject([{ contact: { id: other.id, name: 'Known Otherwise' } }])
  expect(body.identities).toContainEqual({ kind: 'email', value: other.email })
})

test('both phones and requirements can be kept, and a number keeps its country', async () => {
  const [kept, other] = await pair(
    { phone: '081 555 0101', requirements: 'Two bedrooms' },
    { phone: '20 7946 0958', countryCode: '+44', requirements: 'A pool' },
  )
  const { body } = await merge(kept.id, {
    otherId: other.id,
    fields: [],
    both: ['phone', 'requirements'],
  })
  expect(body).toMatchObject({
    phone: '081 555 0101 / +442079460958',
    requirements: 'Two bedrooms\n\nA pool',
    countryCode: '+66',
  })
  expect(await identitiesOfStored(world, kept.id)).toEqual(
    expect.arrayContaining(['phone:+66815550101', 'phone:+442079460958']),
  )
  const [long, longer] = await pair({ phone: '1'.repeat(40) }, { phone: '2'.repeat(40) })
  const refused = await merge(long.id, { otherId: longer.id, both: ['phone'] })
  expect(refused.status).toBe(400)
  expect(refused.body.errors).toMatchObject([{ path: 'both' }])
  expect((await get(`/api/leads/${longer.id}`)).status).toBe(200)
})

test('the merged contact is in no list and no trash, and its address leads to the kept one', async () => {
  const [kept, other] = await pair({ name: 'Stays Here' }, { name: 'Goes There' })
  const admin = await world.signIn('admin')
  await merge(kept.id, { otherId: other.id })
  const { status, body } = await get(`/api/leads/${other.id}`)
  expect([status, body.mergedInto]).toEqual([404, kept.id])
  expect(body.message).toBe('This contact was merged into Stays Here.')
  const followed = await get(`/api/leads/${other.id}?follow=true`)
  expect([followed.status, followed.body.id]).toEqual([200, kept.id])
  expect((await get('/api/leads/2000000000?follow=true')).status).toBe(404)
  const put = await world.request('PUT', `/api/leads/${other.id}`, {
    as: manager,
    body: { company: 'X' },
  })
  expect([put.status, put.body.mergedInto]).toEqual([404, kept.id])
  expect((await get('/api/leads?search=Goes+There')).body).toEqual([])
  const trash = await world.request('GET', '/api/trash?kind=contact', { as: admin })
  expect(trash.body.filter(({ id }: { id: number }) => id === other.id)).toEqual([])
  const restored = await world.request('POST', `/api/leads/${other.id}/restore`, { as: admin })
  expect(restored.status).toBe(404)
})

test('a merge is in the audit log of both, with what was changed', async () => {
  const [kept, other] = await pair(
    { name: 'Audit One', company: null },
    { name: 'Audit Two', company: 'Paper' },
  )
  await merge(kept.id, { otherId: other.id })
  const entries = await world.db
    .selectFrom('audit')
    .select(['subjectId', 'actorId', 'changes'])
    .where('action', '=', 'merge')
    .where('subjectId', 'in', [kept.id, other.id])
    .orderBy('id')
    .execute()
  expect(entries).toMatchObject([
    {
      subjectId: kept.id,
      actorId: manager.actor.id,
      changes: { company: [null, 'Paper'], mergedContact: [null, `Audit Two (${other.id})`] },
    },
    { subjectId: other.id, changes: { mergedInto: [null, `Audit One (${kept.id})`] } },
  ])
})

describe('A merge is refused', () => {
  test('to agents, who see the pairs', async () => {
    const agent = await world.signIn('agent')
    const [kept, other] = await pair()
    expect((await merge(kept.id, { otherId: other.id }, agent)).status).toBe(403)
    for (const path of ['unmerge', 'distinct']) {
      const body = path === 'distinct' ? { otherId: other.id } : undefined
      const refused = await world.request('POST', `/api/leads/${kept.id}/${path}`, {
        as: agent,
        body,
      })
      expect(refused.status, path).toBe(403)
    }
    const compared = await world.request('GET', `/api/leads/${kept.id}/comparison/${other.id}`, {
      as: agent,
    })
    expect(compared.status).toBe(200)
    expect((await world.request('GET', '/api/leads/duplicates', { as: agent })).status).toBe(200)
  })

  test('with itself, an unknown or a deleted contact, and unknown fields', async () => {
    const [kept, other] = await pair()
    expect((await merge(kept.id, { otherId: kept.id })).status).toBe(400)
    expect((await merge(kept.id, { otherId: 2_000_000_000 })).status).toBe(404)
    expect((await merge(kept.id, {})).status).toBe(400)
    expect((await merge(kept.id, { otherId: other.id, fields: ['id'] })).status).toBe(400)
    await world.request('DELETE', `/api/leads/${other.id}`, { as: manager })
    expect((await merge(kept.id, { otherId: other.id })).status).toBe(404)
  })

  test('when either was changed meanwhile, with what changed', async () => {
    const [kept, other] = await pair()
    const put = (id: number, body: unknown) =>
      world.request('PUT', `/api/leads/${id}`, { as: manager, body })
    await put(other.id, { company: 'Changed' })
    const { status, body } = await merge(kept.id, {
      otherId: other.id,
      version: 1,
      otherVersion: 1,
    })
    expect(status).toBe(409)
    expect(body).toMatchObject({
      current: { id: other.id, company: 'Changed', version: 2 },
      changedBy: expect.stringContaining('Anna'),
      changedFields: ['company'],
    })
    expect((await merge(kept.id, { otherId: other.id, version: 1, otherVersion: 2 })).status).toBe(
      200,
    )
  })
})

test('the same request again answers the same, and merges nothing twice', async () => {
  const [kept, other] = await pair()
  const headers = { 'idempotency-key': '7d8c5a0e-5d0a-4a55-9d8c-0a8a3f1b2c3d' }
  const send = () =>
    world.request('POST', `/api/leads/${kept.id}/merge`, {
      as: manager,
      body: { otherId: other.id },
      headers,
    })
  const [first, second] = [await send(), await send()]
  expect([first.status, second.status]).toEqual([200, 200])
  expect(second.text).toBe(first.text)
})

test('every foreign key to contacts moves with a merge, or is said to stay', async () => {
  const { db } = await testDb()
  const { rows } = await sql<{ key: string; follows: boolean }>`
    select c.conrelid::regclass || '.' || a.attname as key, exists (
      select from pg_trigger t join pg_proc p on p.oid = t.tgfoid
      where t.tgrelid = c.conrelid and p.proname = 'follow_merged_contact' and a.attnum = any (t.tgattr)) as follows
    from pg_constraint c
    join pg_attribute a on a.attrelid = c.conrelid and a.attnum = c.conkey[1]
    where c.contype = 'f' and c.confrelid = 'contacts'::regclass`.execute(db)
  expect(rows.map(({ key }) => key).toSorted()).toEqual(
    [...movedReferences, ...ownReferences].toSorted(),
  )
  const following = rows.filter(({ follows }) => follows).map(({ key }) => key)
  expect(following.toSorted()).toEqual([...movedReferences].toSorted())
})
