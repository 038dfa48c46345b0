import { sql } from 'kysely'
import { beforeAll, expect, test } from 'vitest'
import { type SignedIn, type TestApp, testApp } from '../test-app.ts'
import { record } from './record.ts'

let world: TestApp
let admin: SignedIn
beforeAll(async () => {
  world = await testApp()
  admin = await world.signIn('admin')
  const other = await world.signIn('admin')
  for (let id = 1; id <= 5; id += 1) {
    await record(world.context(id === 3 ? other.actor : admin.actor), 'update', 'unit', id, {
      status: ['available', 'sold'],
    })
  }
  await record(world.context(admin.actor), 'delete', 'project', 2)
})

const audit = (query: string) => world.request('GET', `/api/audit${query}`, { as: admin })
const ids = (answer: { body: { id: number }[] }) => answer.body.map((entry) => entry.id)

test('the log is read newest first and filtered by subject, record and person', async () => {
  const all = await audit('')
  expect(ids(all)).toEqual(ids(all).toSorted((a, b) => b - a))
  expect(all.body[0]).toEqual({
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
  const first = await audit('?subject=unit&limit=2')
  expect(first.headers.get('x-total-count')).toBe('5')
  expect(first.headers.get('link')).toContain('offset=2')
  const before = Math.min(...ids(first))
  const next = await audit(`?subject=unit&limit=2&before=${before}`)
  expect(Math.max(...ids(next))).toBeLessThan(before)
  expect(ids(await audit('?subject=unit&limit=4'))).toEqual([...ids(first), ...ids(next)])
})

test('malformed filters are named', async () => {
  for (const name of ['subjectId', 'actorId', 'before', 'limit', 'offset']) {
    const answer = await audit(`?${name}=x`)
    expect(answer.status).toBe(400)
    expect(answer.body.errors[0].path).toBe(name)
  }
})

test('only admins read the log', async () => {
  expect((await world.request('GET', '/api/audit')).status).toBe(401)
  const manager = await world.signIn('manager')
  expect((await world.request('GET', '/api/audit', { as: manager })).status).toBe(403)
})

test('nobody changes, deletes or empties the log, not even with SQL', async () => {
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

test('an update that changed nothing leaves no entry', async () => {
  const before = (await audit('')).body.length
  await record(world.context(admin.actor), 'update', 'unit', 1, {})
  expect((await audit('')).body).toHaveLength(before)
})
