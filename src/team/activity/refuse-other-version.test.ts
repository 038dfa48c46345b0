import { beforeAll, describe, expect, test } from 'vitest'
import { type SignedIn, type TestApp, testApp } from '../../platform/testing/test-app.ts'
import { aContact } from '../../records/contacts/test-factory.ts'
import { saveDeveloper } from '../../records/developers/save-developer.ts'
import { aProject } from '../../records/projects/test-factory.ts'
import { aUnit } from '../../records/units/test-factory.ts'
import { aUser } from '../staff/test-factory.ts'

let world: TestApp
let anna: SignedIn
let ben: SignedIn
beforeAll(async () => {
  world = await testApp()
  anna = await world.signIn('admin')
  ben = await world.signIn('admin')
})

const put = (as: SignedIn, path: string, body: Record<string, unknown>) =>
  world.request('PUT', path, { as, body })
const nameOf = ({ actor }: SignedIn) => `${actor.firstName} ${actor.lastName}`

/** Changes a record as a user; fails the test if it is refused. */
async function change(as: SignedIn, path: string, body: Record<string, unknown>) {
  const response = await put(as, path, body)
  expect([response.status, response.text]).toEqual([200, expect.anything()])
  return response.body
}

let count = 0
const aDeveloper = () =>
  saveDeveloper(world.context(), null, { name: `Conflict Homes ${++count}`, foundedYear: 1990 })

type Writes = [Record<string, unknown>, Record<string, unknown>, Record<string, unknown>]
type Case = {
  path: string
  make: () => Promise<{ id: number }>
  /** Three changes, of which the third reverts a field of the first. */
  writes: Writes
  fields: string[]
}

const cases: Record<string, Case> = {
  developer: {
    path: '/api/developers',
    make: aDeveloper,
    writes: [{ foundedYear: 1991 }, { website: 'https://a.example' }, { foundedYear: 1990 }],
    fields: ['foundedYear', 'website'],
  },
  project: {
    path: '/api/projects',
    make: () => aProject(world, { totalUnits: 100 }),
    writes: [{ totalUnits: 200 }, { developer: 'Somebody Else Homes' }, { totalUnits: 100 }],
    fields: ['developerId', 'totalUnits'],
  },
  unit: {
    path: '/api/units',
    make: () => aUnit(world, { price: 5_000_000 }),
    writes: [{ price: 6_000_000 }, { status: 'sold' }, { price: 5_000_000 }],
    fields: ['price', 'showOnWebsite', 'status'],
  },
  contact: {
    path: '/api/leads',
    make: () => aContact(world, { company: 'A' }),
    writes: [{ company: 'B' }, { jobTitle: 'Owner' }, { company: 'A' }],
    fields: ['company', 'jobTitle'],
  },
  user: {
    path: '/api/admin/users',
    make: () => aUser(world, { firstName: 'Nok' }),
    writes: [{ firstName: 'Noi' }, { password: 'another good password' }, { firstName: 'Nok' }],
    fields: ['firstName', 'password'],
  },
}

describe.each(Object.entries(cases))('a %s', (_kind, { path, make, writes, fields }) => {
  test('after three changes by others names the last author, the time, and every field changed since', async () => {
    const { id } = await make()
    const recordPath = `${path}/${id}`
    const [first, second, third] = writes
    await change(anna, recordPath, { ...first, version: 1 })
    await change(anna, recordPath, { ...second, version: 2 })
    const stored = await change(ben, recordPath, { ...third, version: 3 })
    const late = await put(anna, recordPath, { ...first, version: 1 })
    expect(late.status).toBe(409)
    expect(late.body).toMatchObject({
      current: stored,
      changedBy: nameOf(ben),
      changedAt: world.now.toISOString(),
      changedFields: fields,
    })
    expect(late.body.message).toContain(nameOf(ben))
    expect(late.text).not.toMatch(/argon2|good password|passwordHash/)
  })

  test('with two newer versions names only what changed since its own', async () => {
    const { id } = await make()
    const recordPath = `${path}/${id}`
    await change(anna, recordPath, writes[0])
    await change(anna, recordPath, writes[1])
    await change(ben, recordPath, writes[2])
    const late = await put(anna, recordPath, { ...writes[0], version: 3 })
    expect(late.body.changedFields).toEqual(Object.keys(writes[2]))
  })

  test('after a delete and a restore counts as another version, without changed fields', async () => {
    const { id } = await make()
    const recordPath = `${path}/${id}`
    expect((await world.request('DELETE', recordPath, { as: ben })).status).toBe(204)
    expect((await world.request('POST', `${recordPath}/restore`, { as: ben })).status).toBe(200)
    const late = await put(anna, recordPath, { ...writes[0], version: 1 })
    expect(late.body).toMatchObject({ status: 409, changedBy: nameOf(ben), changedFields: [] })
    expect(late.body.current.version).toBe(3)
    await change(anna, recordPath, { ...writes[0], version: 3 })
    const afterRestore = await put(ben, recordPath, { ...writes[1], version: 1 })
    expect(afterRestore.body).toMatchObject({
      changedBy: nameOf(anna),
      changedFields: Object.keys(writes[0]),
    })
  })

  test('of a version that never existed is refused too, but not one that changes nothing', async () => {
    const { id } = await make()
    const recordPath = `${path}/${id}`
    const early = await put(anna, recordPath, { ...writes[0], version: 2_147_483_647 })
    expect(early.body).toMatchObject({ status: 409, changedBy: 'System', changedFields: [] })
    expect((await change(anna, recordPath, {})).version).toBe(1)
    expect((await change(anna, recordPath, { ...writes[0], version: 1 })).version).toBe(2)
  })

  test('leaves an audit entry for every version', async () => {
    const { id } = await make()
    const recordPath = `${path}/${id}`
    for (const body of writes) await change(anna, recordPath, body)
    await world.request('DELETE', recordPath, { as: ben })
    await world.request('POST', `${recordPath}/restore`, { as: ben })
    const rows = await world.db
      .selectFrom('audit')
      .select('version')
      .where('subject', '=', _kind)
      .where('subjectId', '=', id)
      .orderBy('id')
      .execute()
    expect(rows.map(({ version }) => version)).toEqual([1, 2, 3, 4, 5, 6])
  })
})

test('settings name who changed them, and keep their version when nothing changes', async () => {
  const path = '/api/settings'
  const { version } = (await world.request('GET', path, { as: anna })).body
  expect((await change(anna, path, {})).version).toBe(version)
  const open = (dashboardAccess: string) => change(ben, path, { dashboardAccess })
  await open('managers')
  const stored = await open('admins')
  const late = await put(anna, path, { dashboardAccess: 'staff', version })
  expect(late.status).toBe(409)
  expect(late.body).toMatchObject({
    current: stored,
    changedBy: nameOf(ben),
    changedFields: ['dashboardAccess'],
  })
})

test('a change by the system is named as such', async () => {
  const { id } = await aDeveloper()
  await saveDeveloper(world.context(), id, { foundedYear: 1999 })
  const late = await put(anna, `/api/developers/${id}`, { foundedYear: 2000, version: 1 })
  expect(late.body).toMatchObject({ changedBy: 'System', changedFields: ['foundedYear'] })
})

test('changes from before versions were logged are reported as far as they are known', async () => {
  const row = { name: 'Old Homes', version: 4 }
  const { id } = await world.db
    .insertInto('developers')
    .values(row)
    .returning('id')
    .executeTakeFirstOrThrow()
  const path = `/api/developers/${id}`
  const unknown = await put(anna, path, { foundedYear: 2000, version: 3 })
  expect(unknown.body).toMatchObject({
    current: row,
    changedBy: null,
    changedAt: null,
    changedFields: [],
  })
  expect(unknown.body.message).toContain('somebody else')

  await world.db
    .insertInto('audit')
    .values({ action: 'update', subject: 'developer', subjectId: id, actorName: 'Old Hand' })
    .execute()
  const withVersion = await put(anna, path, { foundedYear: 2000, version: 3 })
  expect(withVersion.body).toMatchObject({ changedBy: 'Old Hand', changedFields: [] })
  await change(ben, path, { foundedYear: 2001 })
  const newer = await put(anna, path, { foundedYear: 2000, version: 3 })
  expect(newer.body).toMatchObject({ changedBy: nameOf(ben), changedFields: ['foundedYear'] })
})

test('during concurrent writes every refusal matches the record it returns', async () => {
  const { id } = await aDeveloper()
  const path = `/api/developers/${id}`
  const responses = await Promise.all(
    Array.from({ length: 12 }, (_, i) =>
      put(i % 2 ? anna : ben, path, { description: `By writer ${i}`, version: 1 }),
    ),
  )
  expect(responses.filter(({ status }) => status === 200)).toHaveLength(1)
  const [stored] = responses.filter(({ status }) => status === 200).map(({ body }) => body)
  for (const { status, body } of responses.filter((response) => response.status !== 200)) {
    expect(status).toBe(409)
    expect(body.current).toEqual(stored)
    expect(body.changedFields).toEqual(['description'])
  }
})
