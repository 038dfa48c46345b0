import { beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { deleteOldKeys } from '../../../platform/http/idempotency/delete-old-keys.ts'
import { type SignedIn, type TestApp, testApp } from '../../../platform/testing/test-app.ts'
import { aThread } from '../test-factory.ts'

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

const write = (threadId: number | string, body: object = {}, as = agent, headers = {}) =>
  world.request('POST', '/api/inbox/messages', {
    as,
    body: { threadId, content: 'Yes, it is free.', ...body },
    headers,
  })
const threadOf = async (id: number) =>
  (await world.request('GET', `/api/inbox/threads/${id}`, { as: agent })).body
const messagesOf = async (id: number): Promise<{ content: string }[]> =>
  (await world.request('GET', `/api/inbox/messages?threadId=${id}`, { as: agent })).body

describe('A message of staff', () => {
  test('is recorded on a channel that is not connected, with the name of who is signed in', async () => {
    const { id } = await aThread(world, { name: 'Nida' })
    const { status, body } = await write(String(id), {
      channel: 'line',
      isFromCustomer: false,
      senderName: 'Someone else',
      senderHandle: 'agent@example.com',
      contactId: null,
    })
    expect(status).toBe(201)
    expect(body).toMatchObject({
      ...{ threadId: String(id), channel: 'line', content: 'Yes, it is free.' },
      senderName: `Anna ${agent.actor.lastName}`,
      senderHandle: agent.actor.username,
      ...{ sentById: agent.actor.id, isFromCustomer: false, state: 'recorded', why: null },
      sentAt: world.now.toISOString(),
    })
    expect(await threadOf(id)).toMatchObject({
      ...{ lastMessage: 'Yes, it is free.', lastMessageFromCustomer: false },
      ...{ lastMessageById: agent.actor.id, lastMessageTime: world.now.toISOString() },
      // Writing an answer is not reading.
      unreadCount: 1,
    })
  })

  test('opens an archived conversation again, also one that is assigned at this moment', async () => {
    const { id } = await aThread(world)
    const put = (body: object) =>
      world.request('PUT', `/api/inbox/threads/${id}`, { as: colleague, body })
    await put({ status: 'archived' })
    const [written, assigned] = await Promise.all([
      write(id),
      put({ assignedToId: colleague.actor.id }),
    ])
    expect([written.status, assigned.status]).toEqual([201, 200])
    expect(await threadOf(id)).toMatchObject({
      status: 'open',
      assignedToId: colleague.actor.id,
    })
  })

  test('is not blank, and not too long', async () => {
    const { id } = await aThread(world)
    for (const content of ['', ' \n\t ', 'x'.repeat(20_001)]) {
      const { status, body } = await write(id, { content })
      expect([status, body.errors[0].path]).toEqual([400, 'content'])
    }
    expect(await messagesOf(id)).toHaveLength(1)
  })

  test('may be what the customer said elsewhere', async () => {
    const { id } = await aThread(world, { name: 'Nida', handle: 'nida' })
    const { body } = await write(id, { content: 'Called: comes at 10', isFromCustomer: true })
    expect(body).toMatchObject({
      ...{ senderName: 'Nida', senderHandle: 'nida', isFromCustomer: true, state: 'recorded' },
      recordedBy: `Anna ${agent.actor.lastName}`,
      ...{ sentById: agent.actor.id, readAt: world.now.toISOString() },
    })
    expect((await threadOf(id)).unreadCount).toBe(1)
  })

  test('is written once for one key', async () => {
    const { id } = await aThread(world)
    const key = { 'idempotency-key': crypto.randomUUID() }
    const [first, again] = await Promise.all([write(id, {}, agent, key), write(id, {}, agent, key)])
    expect(again.body).toEqual(first.body)
    expect((await write(id, { content: 'Another' }, agent, key)).status).toBe(422)
    expect(await messagesOf(id)).toHaveLength(2)
  })

  test('is written once for one key, also when the keys of requests are forgotten', async () => {
    const { id } = await aThread(world)
    const key = { 'idempotency-key': crypto.randomUUID() }
    const first = await write(id, {}, agent, key)
    const start = world.now
    world.now = new Date(start.getTime() + 25 * 3_600_000)
    await deleteOldKeys(world.context())
    const again = await write(id, {}, agent, key)
    world.now = start
    expect([again.status, again.body.id]).toEqual([201, first.body.id])
    // The key of someone else is another one.
    expect((await write(id, {}, colleague, key)).body.id).not.toBe(first.body.id)
    expect(await messagesOf(id)).toHaveLength(3)
  })

  test('is in the audit log', async () => {
    const { id } = await aThread(world)
    const { body } = await write(id)
    const admin = await world.signIn('admin')
    const log = await world.request('GET', `/api/audit?subject=message&subjectId=${body.id}`, {
      as: admin,
    })
    expect(log.body).toMatchObject([
      { action: 'create', changes: { threadId: [null, id], content: [null, 'Yes, it is free.'] } },
    ])
  })
})

describe('Two people in one conversation', () => {
  test('a message that came meanwhile is shown before another is sent', async () => {
    const { id, messageId } = await aThread(world, { handle: 'meanwhile' })
    const { messageId: newer } = await aThread(world, {
      handle: 'meanwhile',
      content: 'Or Sunday?',
    })
    const { status, body } = await write(id, { lastSeenMessageId: messageId })
    expect([status, body.code]).toEqual([409, 'messages_came_meanwhile'])
    expect(body.messages).toMatchObject([{ id: newer, content: 'Or Sunday?' }])
    expect(await messagesOf(id)).toHaveLength(2)
    expect((await write(id, { lastSeenMessageId: newer })).status).toBe(201)
  })

  test('of the messages since long ago the newest fifty are told', async () => {
    const { id, messageId } = await aThread(world)
    const said = {
      threadId: id,
      senderName: 'Mint',
      senderHandle: 'mint',
      isFromCustomer: true,
      channel: 'line',
    } as const
    const contents = Array.from({ length: 60 }, (_, at) => `Message ${at}`)
    await world.db
      .insertInto('inboxMessages')
      .values(contents.map((content) => ({ ...said, content, sentAt: world.now })))
      .execute()
    const { status, body } = await write(id, { lastSeenMessageId: messageId })
    expect(status).toBe(409)
    expect(body.messages.map(({ content }: { content: string }) => content)).toEqual(
      contents.slice(10),
    )
  })

  test('one’s own messages are none that came meanwhile', async () => {
    const { id, messageId } = await aThread(world)
    expect((await write(id, { lastSeenMessageId: messageId })).status).toBe(201)
    expect((await write(id, { lastSeenMessageId: messageId })).status).toBe(201)
  })

  test('of two answers at once the second is told of the first', async () => {
    const { id, messageId } = await aThread(world)
    const answers = await Promise.all([
      write(id, { content: 'Mine', lastSeenMessageId: messageId }),
      write(id, { content: 'Theirs', lastSeenMessageId: messageId }, colleague),
    ])
    expect(answers.map(({ status }) => status).toSorted()).toEqual([201, 409])
    const [refused] = answers.filter(({ status }) => status === 409)
    const [stored] = await messagesOf(id)
    expect(refused?.body.messages).toMatchObject([{ content: stored?.content }])
  })

  test('without a last seen message both are stored, one after the other', async () => {
    const { id } = await aThread(world)
    await Promise.all([write(id, { content: 'Mine' }), write(id, { content: 'Theirs' }, colleague)])
    const [last] = await messagesOf(id)
    expect((await threadOf(id)).lastMessage).toBe(last?.content)
    expect(await messagesOf(id)).toHaveLength(3)
  })

  test('one deletes the conversation while another writes: it is stored before, or refused', async () => {
    const { id } = await aThread(world)
    const [written, deleted] = await Promise.all([
      write(id),
      world.request('DELETE', `/api/inbox/threads/${id}`, { as: manager }),
    ])
    expect(deleted.status).toBe(204)
    await world.request('POST', `/api/inbox/threads/${id}/restore`, { as: manager })
    expect(await messagesOf(id)).toHaveLength(written.status === 201 ? 2 : 1)
    if (written.status !== 201) expect(written.body.code).toBe('thread_is_deleted')
    await world.request('DELETE', `/api/inbox/threads/${id}`, { as: manager })
    const late = await write(id)
    expect([late.status, late.body.code]).toEqual([404, 'thread_is_deleted'])
    expect((await write(999_999)).status).toBe(404)
  })

  test('a customer who writes while the conversation is deleted is not lost', async () => {
    const { id } = await aThread(world, { handle: 'deleted-meanwhile' })
    await Promise.all([
      aThread(world, { handle: 'deleted-meanwhile', content: 'Still there?' }),
      world.request('DELETE', `/api/inbox/threads/${id}`, { as: manager }),
    ])
    await aThread(world, { handle: 'deleted-meanwhile', content: 'Hello?' })
    const { body } = await world.request('GET', '/api/inbox/threads?search=Hello%3F', { as: agent })
    expect(body).toHaveLength(1)
    const stored = await world.db
      .selectFrom('inboxMessages')
      .select('content')
      .where('senderHandle', '=', 'deleted-meanwhile')
      .execute()
    expect(stored).toHaveLength(3)
  })
})

test('The channels say whether they are connected, and why not', async () => {
  const { body } = await world.request('GET', '/api/inbox/channels', { as: agent })
  expect(body).toHaveLength(6)
  expect(body).toContainEqual({
    ...{ id: 'line', isConnected: false, can: { send: false, receive: false, attach: true } },
    sendsTo: null,
    why: {
      code: 'channel_is_not_connected',
      params: { channel: 'LINE' },
      message: 'LINE isn’t connected. Messages are recorded here, not delivered.',
    },
  })
})

test('a place of a canned reply that was not filled in is refused, with its name', async () => {
  const { id } = await aThread(world)
  const { status, body } = await write(id, { content: 'Hello {contact}, {home} costs {price}.' })
  expect(status).toBe(400)
  expect(body.errors).toMatchObject([
    {
      path: 'content',
      message: 'Nothing was sent. Fill in {contact}, {home}, {price} first, or remove it.',
    },
  ])
  expect(await messagesOf(id)).toHaveLength(1)
  // What a customer wrote is recorded as it is.
  expect((await write(id, { content: '{price}?', isFromCustomer: true })).status).toBe(201)
})
