import { beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { CatalogueVersion, followCatalogueVersion } from '../../platform/db/catalogue-version.ts'
import { openStream } from '../../platform/events/test-stream.ts'
import { type SignedIn, type TestApp, testApp } from '../../platform/testing/test-app.ts'
import { atTestEnd } from '../../platform/testing/test-end.ts'
import { deleteContact } from '../../records/contacts/delete-contact.ts'
import { aContact } from '../../records/contacts/test-factory.ts'
import { aThread } from './test-factory.ts'

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
beforeEach(() => {
  world.now = new Date(world.now.getTime() + 1000)
})

const path = '/api/inbox/threads'
const list = async (query: string, as = agent): Promise<number[]> => {
  const { status, body } = await world.request('GET', `${path}?${query}`, { as })
  expect([query, status]).toEqual([query, 200])
  return body.map(({ id }: { id: number }) => id)
}
const change = (id: number, body: object, as = agent) =>
  world.request('PUT', `${path}/${id}`, { as, body })
const act = (id: number, action: string, as = agent) =>
  world.request('POST', `${path}/${id}/${action}`, { as })
const begin = (body: object, as = agent) => world.request('POST', path, { as, body })
const one = async (id: number) => (await world.request('GET', `${path}/${id}`, { as: agent })).body

describe('A search', () => {
  test('finds Thai within unspaced text, of any message', async () => {
    const { id } = await aThread(world, {
      handle: 'u-thai',
      content: 'อยากดูห้องวันเสาร์ช่วงบ่ายได้ไหมคะ',
    })
    await aThread(world, { handle: 'u-thai', content: 'ขอบคุณค่ะ' })
    for (const words of ['วันเสาร์', 'ช่วงบ่าย', 'ขอบคุณ']) {
      expect(await list(`search=${encodeURIComponent(words)}`)).toEqual([id])
    }
  })

  test('finds a phone in any spelling, of the handle and of the contact', async () => {
    const { id: contactId } = await aContact(world, { phone: '081 555 0405' })
    const { id: linked } = await aThread(world, { handle: 'u-phone' }, contactId)
    const { id: called } = await aThread(world, { channel: 'whatsapp', handle: '+66815550406' })
    for (const [phone, id] of [
      ['081 555 0405', linked],
      ['+66815550405', linked],
      ['815550405', linked],
      ['0815550406', called],
      ['+66 81-555-0406', called],
    ] as const) {
      expect([phone, await list(`search=${encodeURIComponent(phone)}`)]).toEqual([phone, [id]])
    }
  })

  test('combines with unread, mine and the others', async () => {
    const { id } = await aThread(world, { name: 'Combined' })
    expect(await list('search=combined&unread=true')).toEqual([id])
    await act(id, 'read')
    expect(await list('search=combined&unread=true')).toEqual([])
    expect(await list('search=combined&unread=false')).toEqual([id])
    expect(await list('search=combined&assignedTo=me')).toEqual([])
    await change(id, { assignedToId: agent.actor.id })
    expect(await list('search=combined&assignedTo=me')).toEqual([id])
    expect(await list('search=combined&assignedTo=me', colleague)).toEqual([])
  })
})

test('The counts are those of the filters', async () => {
  const fresh = await testApp()
  const as = await fresh.signIn('agent')
  const counts = async () => (await fresh.request('GET', `${path}/counts`, { as })).body
  const noChannel = { whatsapp: 0, line: 0, instagram: 0, facebook: 0, email: 0, website: 0 }
  const none = {
    mine: 0,
    unassigned: 0,
    important: 0,
    unread: 0,
    unreadMessages: 0,
    unsent: 0,
    archived: 0,
  }
  expect(await counts()).toEqual({ open: 0, ...none, channels: noChannel })
  const { id } = await aThread(fresh, { handle: 'a' })
  await aThread(fresh, { handle: 'a' })
  await aThread(fresh, { channel: 'email', handle: 'b@x.example' })
  const { id: archived } = await aThread(fresh, { handle: 'c' })
  const change = (id: number, body: object) => fresh.request('PUT', `${path}/${id}`, { as, body })
  await change(id, { assignedToId: as.actor.id, priority: 'important' })
  await change(archived, { status: 'archived' })
  expect(await counts()).toEqual({
    ...{
      open: 2,
      mine: 1,
      unassigned: 1,
      important: 1,
      unread: 2,
      unreadMessages: 3,
      archived: 1,
      unsent: 0,
    },
    channels: { ...noChannel, line: 1, email: 1 },
  })
})

describe('A change', () => {
  test('archives, marks and assigns, with its version and in the audit log', async () => {
    const { id } = await aThread(world)
    const { status, body } = await change(id, {
      status: 'archived',
      priority: 'important',
      assignedToId: colleague.actor.id,
      version: 1,
    })
    expect(status).toBe(200)
    expect(body).toMatchObject({ status: 'archived', priority: 'important', version: 2 })
    expect(body.assignedTo).toBe(`Anna ${colleague.actor.lastName}`)
    const admin = await world.signIn('admin')
    const log = await world.request('GET', `/api/audit?subject=thread&subjectId=${id}`, {
      as: admin,
    })
    expect(log.body).toMatchObject([
      { action: 'update', changes: { status: ['open', 'archived'] } },
    ])
  })

  test('of another version is refused with what changed', async () => {
    const { id } = await aThread(world)
    await change(id, { priority: 'important' }, colleague)
    const { status, body } = await change(id, { status: 'archived', version: 1 })
    expect(status).toBe(409)
    expect(body.changedFields).toEqual(['priority'])
    expect(body.current).toMatchObject({ id, priority: 'important', status: 'open' })
    expect(body.message).toMatch(/^This conversation was changed by Anna/)
  })

  test('by two people at once: the second is told', async () => {
    const { id } = await aThread(world)
    const answers = await Promise.all([
      change(id, { assignedToId: agent.actor.id, version: 1 }),
      change(id, { status: 'archived', version: 1 }, colleague),
    ])
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409])
    expect((await one(id)).version).toBe(2)
  })

  test('gives it a contact, which its messages follow', async () => {
    const { id } = await aThread(world)
    const contact = await aContact(world)
    expect((await change(id, { contactId: contact.id })).body.contactName).toBe(contact.name)
    const messages = await world.request('GET', `/api/inbox/messages?threadId=${id}`, { as: agent })
    expect(messages.body).toMatchObject([{ contactId: contact.id }])
    await change(id, { contactId: null })
    expect((await one(id)).contactId).toBeNull()
  })

  test('refuses people who are not there', async () => {
    const { id } = await aThread(world)
    const gone = await aContact(world)
    await deleteContact(world.context(agent.actor), gone.id)
    for (const body of [
      { assignedToId: 999_999 },
      { contactId: 999_999 },
      { contactId: gone.id },
    ]) {
      const response = await change(id, body)
      expect([response.status, response.body.errors[0].path]).toEqual([400, Object.keys(body)[0]])
    }
  })

  test('marks its last message unread, without a new version', async () => {
    const { id } = await aThread(world)
    await act(id, 'read')
    expect((await one(id)).unreadCount).toBe(0)
    expect((await change(id, { unread: true })).body).toMatchObject({ unreadCount: 1, version: 1 })
    expect((await change(id, { unread: true })).body.unreadCount).toBe(1)
    const { body } = await world.request('GET', `/api/inbox/messages?threadId=${id}`, { as: agent })
    expect(body[0].readAt).toBeNull()
  })
})

test('Reading marks the messages that were seen', async () => {
  const { id, messageId } = await aThread(world, { handle: 'reader' })
  await aThread(world, { handle: 'reader' })
  await act(id, `read?upTo=${messageId}`)
  expect((await one(id)).unreadCount).toBe(1)
  expect((await act(id, 'read')).status).toBe(204)
  const { body } = await world.request('GET', `/api/inbox/messages?threadId=${id}`, { as: agent })
  expect(body.map(({ readAt }: { readAt: string }) => readAt)).toEqual([
    world.now.toISOString(),
    world.now.toISOString(),
  ])
})

describe('Deleting', () => {
  test('is for managers and admins, and can be undone', async () => {
    const { id } = await aThread(world, { name: 'Deleted' })
    const remove = (as: SignedIn) => world.request('DELETE', `${path}/${id}`, { as })
    expect((await remove(agent)).status).toBe(403)
    expect((await remove(manager)).status).toBe(204)
    expect(await list('search=deleted')).toEqual([])
    const missing = await world.request('GET', `${path}/${id}`, { as: agent })
    expect([missing.status, missing.body.code]).toEqual([404, 'thread_is_deleted'])
    expect((await act(id, 'restore', manager)).body).toMatchObject({ id, name: 'Deleted' })
    expect(await list('search=deleted')).toEqual([id])
  })

  test('ends a conversation: who writes again begins another, and the old one stays deleted', async () => {
    const { id } = await aThread(world, { handle: 'again' })
    await world.request('DELETE', `${path}/${id}`, { as: manager })
    const newer = await aThread(world, { handle: 'again', name: 'Again' })
    expect(newer.id).not.toBe(id)
    const clash = await act(id, 'restore', manager)
    expect(clash.status).toBe(409)
    expect(clash.body.message).toContain('There is a newer conversation with')
  })
})

describe('A conversation that staff begin', () => {
  test('has the name of its contact, who is recognised by the handle', async () => {
    const contact = await aContact(world, { email: 'begun@x.example', phone: '082 000 1111' })
    const mail = await begin({ channel: 'email', handle: 'Begun@X.example' })
    expect(mail.status).toBe(201)
    expect(mail.body).toMatchObject({
      ...{ handle: 'begun@x.example', contactId: contact.id, name: contact.name },
      ...{ unreadCount: 0, lastMessage: '', lastMessageFromCustomer: false },
    })
    const phone = await begin({ channel: 'whatsapp', handle: '082 000 1111', contactId: null })
    expect(phone.body).toMatchObject({ handle: '+66820001111', contactId: contact.id })
    const unknown = await begin({ channel: 'line', handle: 'nobody-yet' })
    expect(unknown.body).toMatchObject({ name: 'nobody-yet', contactId: null })
  })

  test('is opened again when it exists', async () => {
    const { id } = await aThread(world, { handle: 'twice' })
    const contact = await aContact(world)
    await change(id, { status: 'archived' })
    const { status, body } = await begin({
      channel: 'line',
      handle: 'twice',
      contactId: contact.id,
    })
    expect(status).toBe(200)
    expect(body).toMatchObject({ id, status: 'open', contactId: contact.id })
  })

  test('is one, however many begin it at once', async () => {
    const answers = await Promise.all(
      [agent, colleague, manager].map((as) => begin({ channel: 'line', handle: 'at-once' }, as)),
    )
    expect(new Set(answers.map(({ body }) => body.id)).size).toBe(1)
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 200, 201])
  })

  test.each([
    [{ channel: 'website', handle: 'a@x.example' }, 'channel'],
    [{ channel: 'email', handle: 'no address' }, 'handle'],
    [{ channel: 'line', handle: ' ' }, 'handle'],
    [{ channel: 'line', handle: 'x', contactId: 999_999 }, 'contactId'],
  ])('is refused for %j', async (body, field) => {
    const response = await begin(body)
    expect([response.status, response.body.errors[0].path]).toEqual([400, field])
  })
})

test('Who writes is told to the others, by name and conversation only, and not stored', async () => {
  const { id } = await aThread(world)
  const { events } = world.services
  const listeners = [events.listener]
  const following = await followCatalogueVersion(world.url, new CatalogueVersion(), listeners)
  atTestEnd(() => following.stop())
  atTestEnd(() => events.close())
  const own = await openStream(world, agent)
  const other = await openStream(world, colleague)
  const { id: before } = (await other.next()) ?? {}
  await own.next()
  expect((await act(id, 'writing')).status).toBe(204)
  const message = await other.nextChange()
  expect(message).toMatchObject({ id: before, after: before })
  expect(message?.changes).toEqual([
    {
      ...{ subject: 'writing', ids: [id], version: null, request: expect.any(String) },
      name: `Anna ${agent.actor.lastName}`,
    },
  ])
  await act(id, 'presence')
  expect((await other.nextChange())?.changes).toMatchObject([{ subject: 'presence', ids: [id] }])
  // The writer hears of the next change only.
  await change(id, { priority: 'important' })
  expect((await own.nextChange())?.changes).toMatchObject([{ subject: 'thread', ids: [id] }])
  expect((await act(999_999, 'writing')).status).toBe(404)
})
