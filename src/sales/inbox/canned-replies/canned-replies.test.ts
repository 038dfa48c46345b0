import { beforeAll, describe, expect, test } from 'vitest'
import { type SignedIn, type TestApp, testApp } from '../../../platform/testing/test-app.ts'
import { MAX_ANSWERS } from '../rules/canned-reply.ts'

let world: TestApp
let agent: SignedIn
let colleague: SignedIn
let manager: SignedIn
beforeAll(async () => {
  world = await testApp()
  agent = await world.signIn('agent')
  colleague = await world.signIn('agent')
  manager = await world.signIn('manager')
})

const path = '/api/inbox/canned-replies'
let made = 0
const add = (as: SignedIn, fields: object = {}, headers: Record<string, string> = {}) =>
  world.request('POST', path, {
    as,
    headers,
    body: { title: `Answer ${++made}`, content: 'Hello {contact}', ...fields },
  })
const put = (as: SignedIn, id: number, body: object) =>
  world.request('PUT', `${path}/${id}`, { as, body })
const remove = (as: SignedIn, id: number) => world.request('DELETE', `${path}/${id}`, { as })
const ids = async (as: SignedIn): Promise<number[]> =>
  (await world.request('GET', path, { as })).body.map(({ id }: { id: number }) => id)

describe('A canned answer', () => {
  test('of one’s own is seen, changed and deleted by nobody else', async () => {
    const { status, body } = await add(agent)
    expect([status, body.isAgency, body.version]).toEqual([201, false, 1])
    expect(await ids(agent)).toContain(body.id)
    for (const other of [colleague, manager]) {
      expect(await ids(other)).not.toContain(body.id)
      expect((await put(other, body.id, { title: 'x' })).status).toBe(404)
      expect((await remove(other, body.id)).status).toBe(404)
    }
    expect((await put(agent, body.id, { title: 'Shorter' })).body).toMatchObject({
      ...{ title: 'Shorter', content: 'Hello {contact}', version: 2 },
    })
    expect((await remove(agent, body.id)).status).toBe(204)
    expect((await remove(agent, body.id)).status).toBe(404)
  })

  test('of the agency is seen by all, and written by managers', async () => {
    expect((await add(agent, { isAgency: true })).status).toBe(403)
    const { id } = (await add(manager, { isAgency: true })).body
    expect(await ids(agent)).toContain(id)
    expect((await put(agent, id, { title: 'x' })).status).toBe(403)
    expect((await remove(agent, id)).status).toBe(403)
    const own = (await add(agent)).body
    expect((await put(agent, own.id, { isAgency: true })).status).toBe(403)
    expect((await put(manager, id, { isAgency: false })).body.isAgency).toBe(false)
    expect(await ids(agent)).not.toContain(id)
  })

  test('needs a title and a text', async () => {
    const { status, body } = await add(agent, { title: ' ', content: '' })
    expect(status).toBe(400)
    expect(body.errors).toMatchObject([
      { path: 'title', message: 'Give it a title' },
      { path: 'content', message: 'Write the answer' },
    ])
  })

  test('that two change at once is refused to the second, with what the first stored', async () => {
    const { id, version } = (await add(manager, { isAgency: true })).body
    const admin = await world.signIn()
    expect((await put(manager, id, { content: 'Mine', version })).status).toBe(200)
    const { status, body } = await put(admin, id, { content: 'Too late', version })
    expect([status, body.current.content, body.changedFields]).toEqual([409, 'Mine', ['content']])
  })

  test('is added once for one key', async () => {
    const headers = { 'idempotency-key': crypto.randomUUID() }
    const first = await add(agent, { title: 'Once' }, headers)
    const again = await add(agent, { title: 'Once' }, headers)
    expect(again.body).toEqual(first.body)
    expect((await ids(agent)).filter((id) => id === first.body.id)).toHaveLength(1)
  })

  test('is in the audit log with its text, also when it is gone', async () => {
    const { id } = (await add(agent, { content: 'To be logged' })).body
    await put(agent, id, { content: 'Changed' })
    await remove(agent, id)
    const admin = await world.signIn()
    const log = await world.request('GET', `/api/audit?subject=canned_reply&subjectId=${id}`, {
      as: admin,
    })
    const entries = log.body.map(({ action, changes }: { action: string; changes: object }) => [
      action,
      changes,
    ])
    expect(entries).toMatchObject([
      ['delete', { content: ['Changed', null] }],
      ['update', { content: ['To be logged', 'Changed'] }],
      ['create', { content: [null, 'To be logged'] }],
    ])
  })
})

test('a person has as many as may be, also when two are added at once', async () => {
  const as = await world.signIn('agent')
  const rows = Array.from({ length: MAX_ANSWERS - 1 }, (_, i) => ({
    ...{ ownerId: as.actor.id, title: `Many ${i}`, content: 'x' },
  }))
  await world.db.insertInto('cannedReplies').values(rows).execute()
  const both = await Promise.all([add(as), add(as)])
  expect(both.map(({ status }) => status).sort()).toEqual([201, 409])
})
