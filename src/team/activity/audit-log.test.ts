import { sql } from 'kysely'
import { beforeAll, expect, test } from 'vitest'
import { type SignedIn, type TestApp, testApp } from '../../platform/testing/test-app.ts'
import { saveDeveloper } from '../../records/developers/save-developer.ts'
import { saveProject } from '../../records/projects/save-project.ts'
import { aProject } from '../../records/projects/test-factory.ts'
import { deleteUnit } from '../../records/units/delete-unit.ts'
import { saveUnit } from '../../records/units/save-unit.ts'
import { aUnit } from '../../records/units/test-factory.ts'
import { aUser } from '../staff/test-factory.ts'
import { record } from './record.ts'

let world: TestApp
let admin: SignedIn
beforeAll(async () => {
  world = await testApp()
  admin = await world.signIn('admin')
  const secondAdmin = await world.signIn('admin')
  for (let id = 1; id <= 5; id += 1) {
    await record(world.context(id === 3 ? secondAdmin.actor : admin.actor), 'update', 'unit', id, {
      status: ['available', 'sold'],
    })
  }
  await record(world.context(admin.actor), 'delete', 'project', 2)
})

const audit = (query: string) => world.request('GET', `/api/audit${query}`, { as: admin })
const ids = (response: { body: { id: number }[] }) => response.body.map((entry) => entry.id)

test('the log is read newest first and filtered by subject, record and person', async () => {
  const entries = await audit('')
  expect(ids(entries)).toEqual(ids(entries).toSorted((a, b) => b - a))
  expect(entries.body[0]).toEqual({
    id: expect.any(Number),
    at: world.now.toISOString(),
    action: 'delete',
    subject: 'project',
    subjectId: 2,
    subjectName: null,
    actorId: admin.actor.id,
    actorName: 'Anna admin 1',
    changes: {},
    requestId: null,
  })
  expect((await audit('?subject=unit')).body).toHaveLength(5)
  expect((await audit('?subject=unit&subjectId=2')).body).toHaveLength(1)
  expect((await audit(`?subject=unit&actorId=${admin.actor.id}`)).body).toHaveLength(4)
})

test('it pages by offset and by the oldest entry seen', async () => {
  const firstPage = await audit('?subject=unit&limit=2')
  expect(firstPage.headers.get('x-total-count')).toBe('5')
  expect(firstPage.headers.get('link')).toContain('offset=2')
  const oldestId = Math.min(...ids(firstPage))
  const next = await audit(`?subject=unit&limit=2&before=${oldestId}`)
  expect(Math.max(...ids(next))).toBeLessThan(oldestId)
  expect(ids(await audit('?subject=unit&limit=4'))).toEqual([...ids(firstPage), ...ids(next)])
})

test('it is filtered by action', async () => {
  expect((await audit('?action=delete&subject=project')).body).toHaveLength(1)
  expect((await audit('?action=Deleted')).body).toEqual((await audit('?action=delete')).body)
  expect((await audit('?action=restore')).body).toEqual([])
  expect((await audit('?action=')).body.length).toBe((await audit('')).body.length)
})

test('days are Bangkok days, including the first and the last', async () => {
  const start = world.now
  const days = { from: '2024-03-01', to: '2024-03-02' }
  const moments = [
    ['2024-02-29T16:59:59.999Z', 'before'],
    ['2024-02-29T17:00:00.000Z', 'first'],
    ['2024-03-02T16:59:59.999Z', 'last'],
    ['2024-03-02T17:00:00.000Z', 'after'],
  ] as const
  const ids: Record<string, number> = {}
  // Entries need not be stored in order of time: the demo writes past entries after the first
  // admin.
  for (const [at, name] of moments.toReversed()) {
    world.now = new Date(at)
    ids[name] = (await saveDeveloper(world.context(), null, { name })).id
  }
  world.now = start
  const search = async (query: string) => {
    const { body } = await audit(`?subject=developer&${query}`)
    return body.map(({ subjectName }: { subjectName: string }) => subjectName)
  }
  expect(await search(`from=${days.from}&to=${days.to}`)).toEqual(['first', 'last'])
  expect(await search(`from=${days.from}&to=${days.from}`)).toEqual(['first'])
  expect(await search(`to=${days.to}`)).toEqual(['before', 'first', 'last'])
  expect(await search(`from=${days.from}`)).toEqual(['first', 'last', 'after'])
  expect(await search(`from=2024-03-02T17:00:00Z`)).toEqual(['after'])
  expect(await search('from=2024-03-04&to=2024-03-05')).toEqual([])
  expect(await search('from=0001-01-01&to=9999-12-31')).toHaveLength(4)
  expect(await search(`to=${days.to}&subjectId=${ids.first}`)).toEqual(['first'])
  const crossed = await audit('?from=2024-03-02&to=2024-03-01')
  expect([crossed.status, crossed.body.errors[0].path]).toEqual([400, 'from'])
})

test('an entry keeps the name that the record had, and is found by it and by its actor', async () => {
  const as = await world.signIn('admin')
  const actorName = `${as.actor.firstName} ${as.actor.lastName}`
  const context = () => world.context(as.actor)
  const project = await aProject(world, { name: 'Named Tower' })
  const unit = await aUnit(world, { projectId: project.id, unitNumber: '77/8' })
  await saveUnit(context(), unit.id, { price: 1 })
  await saveProject(context(), project.id, { name: 'Renamed Tower' })
  await deleteUnit(context(), unit.id)
  const user = await aUser(world, { username: 'naming', firstName: 'Ploy' })

  const namesFor = async (search: string) => {
    const { body } = await audit(`?search=${encodeURIComponent(search)}`)
    return body.map((entry: { action: string; subjectName: string }) => [
      entry.action,
      entry.subjectName,
    ])
  }
  const ofUnit = [
    ['update', 'Named Tower 77/8'],
    ['create', 'Named Tower 77/8'],
  ]
  expect(await namesFor('tower 77/8')).toEqual([['delete', 'Renamed Tower 77/8'], ...ofUnit])
  expect(await namesFor('NAMED tower 77')).toEqual([['delete', 'Renamed Tower 77/8'], ...ofUnit])
  expect(await namesFor(actorName)).toEqual([
    ['delete', 'Renamed Tower 77/8'],
    ['update', 'Renamed Tower'],
    ['update', 'Named Tower 77/8'],
  ])
  expect(await namesFor('ploy (nam')).toEqual([['create', 'Ploy (naming)']])
  expect(await namesFor('nobody of this name')).toEqual([])
  expect(await namesFor('100%')).toEqual([])
  expect((await audit(`?search=ploy&subject=user&subjectId=${user.id}`)).body).toHaveLength(1)
})

test('one or two letters find words that begin with them', async () => {
  await saveDeveloper(world.context(), null, { name: 'Qa Vez' })
  const entriesFor = async (search: string) =>
    (await audit(`?subject=developer&search=${search}`)).body
  expect(await entriesFor('q')).toHaveLength(1)
  expect(await entriesFor('ve')).toHaveLength(1)
  expect(await entriesFor('ez')).toHaveLength(0)
  expect(await entriesFor('vez')).toHaveLength(1)
})

test('settings have no name', async () => {
  const body = { dashboardAccess: 'managers' }
  expect((await world.request('PUT', '/api/settings', { as: admin, body })).status).toBe(200)
  const entries = (await audit('?subject=settings')).body
  expect(entries[0]).toMatchObject({ subjectId: null, subjectName: null })
})

test('a long log is counted only up to a limit', async () => {
  await sql`insert into audit (action, subject, actor_name)
    select 'update', 'image', 'Loader' from generate_series(1, 10100)`.execute(world.db)
  const long = await audit('?subject=image&limit=1')
  expect(long.headers.get('x-total-count')).toBe('10001')
  expect((await audit('?subject=image&limit=5&offset=10095')).body).toHaveLength(5)
  const before = (await audit('?subject=image&limit=1&offset=199')).body[0].id
  const remaining = await audit(`?subject=image&limit=1&before=${before}`)
  expect(remaining.headers.get('x-total-count')).toBe('9900')
})

test('malformed filters are named in the refusal', async () => {
  for (const name of [
    'subject',
    'subjectId',
    'actorId',
    'before',
    'action',
    'from',
    'to',
    'limit',
    'offset',
  ]) {
    const response = await audit(`?${name}=x`)
    expect(response.status).toBe(400)
    expect(response.body.errors[0].path).toBe(name)
  }
})

test('only admins read the log', async () => {
  expect((await world.request('GET', '/api/audit')).status).toBe(401)
  const manager = await world.signIn('manager')
  expect((await world.request('GET', '/api/audit', { as: manager })).status).toBe(403)
})

test('nobody can change, delete or empty the log, not even with SQL', async () => {
  for (const statement of [
    'update audit set action = action',
    'delete from audit',
    'truncate audit',
  ]) {
    await expect(sql.raw(statement).execute(world.db)).rejects.toThrow(
      /permission denied|append-only/,
    )
  }
})

test('an update that changes nothing leaves no entry', async () => {
  const before = (await audit('')).body.length
  await record(world.context(admin.actor), 'update', 'unit', 1, {})
  expect((await audit('')).body).toHaveLength(before)
})
