import { beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { type SignedIn, type TestApp, testApp } from '../../platform/testing/test-app.ts'
import { deleteContact } from '../../records/contacts/delete-contact.ts'
import { saveContact } from '../../records/contacts/save-contact.ts'

let world: TestApp
let agent: SignedIn

beforeAll(async () => {
  world = await testApp()
  agent = await world.signIn('agent')
})

let people = 0
async function visitorWrites(
  fields: { name?: string; email?: string; requirements?: string } = {},
) {
  people += 1
  world.now = new Date(world.now.getTime() + 1000)
  const body = { name: `Visitor ${people}`, email: `visitor-${people}@x.example`, ...fields }
  const { status } = await world.request('POST', '/api/leads', { body })
  expect(status).toBe(201)
  return body
}

const get = (path: string, etag?: string | null) =>
  world.request('GET', `/api/inbox/${path}`, {
    as: agent,
    headers: etag ? { 'if-none-match': etag } : {},
  })

async function threads(query = ''): Promise<{ id: number; name: string; contactId: number }[]> {
  const { status, body } = await get(`threads?${query}`)
  expect(status).toBe(200)
  return body
}

describe('Conversations', () => {
  test('are listed with their contact, their last message and the unread count', async () => {
    const ann = await visitorWrites({ name: 'Ann', requirements: 'A balcony' })
    await visitorWrites({ name: 'Ben', email: ann.email, requirements: 'Or a garden' })
    const { body, headers } = await get('threads')
    const [contact] = (await world.request('GET', '/api/leads?limit=1', { as: agent })).body
    expect(body).toEqual([
      {
        id: expect.any(Number),
        channel: 'website',
        handle: ann.email,
        name: 'Ann',
        contactId: contact.id,
        contactName: 'Ann',
        assignedTo: null,
        assignedToId: null,
        isUnassigned: true,
        status: 'open',
        priority: 'normal',
        tags: [],
        members: [{ name: 'Ann', address: ann.email }],
        subject: 'Contact request from the website',
        lastMessage: expect.stringMatching(/^Or a garden/),
        lastMessageTime: world.now.toISOString(),
        lastMessageFromCustomer: true,
        lastMessageById: null,
        lastWriter: 'Ben',
        unreadCount: 2,
        unsentCount: 0,
        version: 1,
        createdAt: expect.any(String),
        updatedAt: world.now.toISOString(),
      },
    ])
    expect(headers.get('x-total-count')).toBe('1')
  })

  test('are listed latest first, page by page', async () => {
    const early = await visitorWrites({ name: 'Early' })
    await visitorWrites({ name: 'Late' })
    expect((await threads('limit=2')).map(({ name }) => name)).toEqual(['Late', 'Early'])
    await visitorWrites({ name: 'Early', email: early.email })
    expect((await threads('limit=2')).map(({ name }) => name)).toEqual(['Early', 'Late'])
    const { headers } = await get('threads?limit=1')
    expect(headers.get('link')).toContain('offset=1')
  })

  test('can be found by words, status, channel and assignee', async () => {
    await visitorWrites({ name: 'Bo', requirements: 'Close to 100%_Ari' })
    const [{ id } = { id: 0 }] = await threads('search=bo')
    await world.db
      .updateTable('inboxThreads')
      .set({ assignedToId: agent.actor.id, priority: 'important', status: 'archived' })
      .where('id', '=', id)
      .execute()
    for (const query of [
      'search=100%25_ari',
      'search=BO',
      'status=archived',
      'priority=important',
      'assignedTo=me',
      `assignedTo=${agent.actor.id}`,
      'assignedTo=me&channel=website,line&status=archived',
    ]) {
      const result = await get(`threads?${query}`)
      expect([query, result.body.map((thread: { id: number }) => thread.id)]).toEqual([query, [id]])
      expect(result.headers.get('x-total-count')).toBe('1')
      expect(result.body[0].assignedTo).toBe(`${agent.actor.firstName} ${agent.actor.lastName}`)
    }
    for (const query of ['channel=line', 'search=nobody', 'assignedTo=999999']) {
      expect(await threads(query)).toEqual([])
    }
    expect((await threads('assignedTo=none')).map((thread) => thread.id)).not.toContain(id)
    expect((await threads('status=open')).map((thread) => thread.id)).not.toContain(id)
    const [bo] = await threads('search=bo')
    expect(await threads(`contactId=${bo?.contactId}`)).toHaveLength(1)
  })

  test.each([
    'status=x',
    'channel=fax',
    'priority=high',
    'assignedTo=0',
    'assignedTo=you',
    'limit=0',
  ])('are not asked for with %s', async (query) => {
    const { status, body } = await get(`threads?${query}`)
    expect(status).toBe(400)
    expect(body.errors[0].path).toMatch(new RegExp(`^${query.split('=')[0]}`))
  })

  test('remain without a contact that was deleted', async () => {
    await visitorWrites({ name: 'Gone' })
    const [thread] = await threads('limit=1')
    await deleteContact(world.context(agent.actor), thread?.contactId ?? 0)
    expect(await threads('limit=1')).toMatchObject([
      { id: thread?.id, name: 'Gone', contactId: null, contactName: null },
    ])
    const [message] = (await get('messages?limit=1')).body
    expect(message).toMatchObject({ senderName: 'Gone', contactId: null })
  })
})

describe('Messages', () => {
  test('have exactly the specified fields', async () => {
    const cy = await visitorWrites({ name: 'Cy', requirements: 'Hello' })
    const [thread] = await threads('limit=1')
    const { body } = await get('messages?limit=1')
    expect(body).toEqual([
      {
        id: expect.any(Number),
        threadId: String(thread?.id),
        channel: 'website',
        senderName: 'Cy',
        senderHandle: cy.email,
        senderAvatar: null,
        content: `Hello\n\nName: Cy\nEmail: ${cy.email}`,
        sentAt: world.now.toISOString(),
        readAt: null,
        isFromCustomer: true,
        status: 'open',
        priority: 'normal',
        assignedTo: null,
        tags: [],
        contactId: thread?.contactId,
        state: 'received',
        why: null,
        sentById: null,
        recordedBy: null,
        mail: null,
        invitation: null,
        isAutomatic: false,
        isBounce: false,
        attachments: [],
        hasOriginal: false,
      },
    ])
  })

  test('of one conversation are newest first and page by the last one seen', async () => {
    const dee = await visitorWrites({ name: 'Dee', requirements: 'one' })
    for (const requirements of ['two', 'three']) {
      await visitorWrites({ name: 'Dee', email: dee.email, requirements })
    }
    await visitorWrites()
    const [thread] = await threads('search=dee')
    const firstPage = await get(`messages?threadId=${thread?.id}&limit=2`)
    const words = (body: { content: string }[]) => body.map(({ content }) => content.split('\n')[0])
    expect(words(firstPage.body)).toEqual(['three', 'two'])
    expect(firstPage.headers.get('x-total-count')).toBe('3')
    const secondPage = await get(`messages?threadId=${thread?.id}&before=${firstPage.body[1].id}`)
    expect(words(secondPage.body)).toEqual(['one'])
    expect((await get(`messages?contactId=${thread?.contactId}`)).body).toHaveLength(3)
    expect((await get('messages?threadId=999999')).body).toEqual([])
    expect((await get('messages?channel=line')).body).toEqual([])
  })

  test('of a deleted conversation are not listed', async () => {
    await visitorWrites({ name: 'Eve' })
    const [thread] = await threads('search=eve')
    await world.db
      .updateTable('inboxThreads')
      .set({ deletedAt: world.now })
      .where('id', '=', thread?.id ?? 0)
      .execute()
    expect(await threads('search=eve')).toEqual([])
    expect((await get(`messages?threadId=${thread?.id}`)).body).toEqual([])
  })

  test.each(['threadId=x', 'threadId=0', 'before=-1', 'before=9999999999', 'limit=1001'])(
    'are not asked for with %s',
    async (query) => {
      const { status, body } = await get(`messages?${query}`)
      expect(status).toBe(400)
      expect(body.errors[0].path).toMatch(new RegExp(`^${query.split('=')[0]}`))
    },
  )
})

describe('A repeated request is 304 while nothing has changed', () => {
  // What the tests before wrote is still given to people in the background.
  beforeEach(() => world.services.jobs.idle())

  test.each(['threads', 'messages', 'threads?search=nobody', 'messages?limit=1'])(
    '%s are answered 304 to whoever has them',
    async (path) => {
      const { status, headers } = await get(path)
      expect(status).toBe(200)
      const etag = headers.get('etag')
      const repeated = await get(path, etag)
      expect(repeated.status).toBe(304)
      expect(repeated.text).toBe('')
      expect(repeated.headers.get('etag')).toBe(etag)
      expect((await get(path, `"other", ${etag}`)).status).toBe(304)
      expect((await get(path, '"other"')).status).toBe(200)
    },
  )

  test('and 200 after every change that is shown', async () => {
    const fay = await visitorWrites({ name: 'Fay' })
    const [thread] = await threads('search=fay')
    const id = thread?.id ?? 0
    const staffWrites = (set: { status?: string; unreadCount?: number; assignedToId?: number }) =>
      world.db.updateTable('inboxThreads').set(set).where('id', '=', id).execute()
    const changes: [name: string, change: () => Promise<unknown>][] = [
      ['a message', () => visitorWrites({ name: 'Fay', email: fay.email })],
      ['a conversation', () => visitorWrites()],
      ['reading', () => staffWrites({ unreadCount: 0 })],
      ['archiving', () => staffWrites({ status: 'archived' })],
      ['assigning', () => staffWrites({ assignedToId: agent.actor.id })],
      [
        'a renamed colleague',
        () =>
          world.db
            .updateTable('staffUsers')
            .set({ firstName: 'Bea' })
            .where('id', '=', agent.actor.id)
            .execute(),
      ],
      [
        'a renamed contact',
        () => saveContact(world.context(agent.actor), thread?.contactId ?? 0, { name: 'Fai' }),
      ],
      [
        'a deleted contact',
        () => deleteContact(world.context(agent.actor), thread?.contactId ?? 0),
      ],
    ]
    for (const [name, change] of changes) {
      const previous = { threads: await get('threads'), messages: await get('messages') }
      await change()
      for (const list of ['threads', 'messages'] as const) {
        const repeated = await get(list, previous[list].headers.get('etag'))
        expect([name, list, repeated.status]).toEqual([name, list, 200])
      }
    }
  })
})

test.each(['threads', 'messages'])('The %s are for staff', async (list) => {
  expect((await world.request('GET', `/api/inbox/${list}`)).status).toBe(401)
  const user = await world.signIn('user')
  expect((await world.request('GET', `/api/inbox/${list}`, { as: user })).status).toBe(403)
})
