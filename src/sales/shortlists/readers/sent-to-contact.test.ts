import { beforeAll, beforeEach, expect, test } from 'vitest'
import { type SignedIn, type TestApp, testApp } from '../../../platform/testing/test-app.ts'
import { aContact } from '../../../records/contacts/test-factory.ts'
import { aUnit } from '../../../records/units/test-factory.ts'
import { purgeTrash } from '../../../team/activity/purge-trash.ts'
import { deleteExpiredShortlists } from '../delete-expired-shortlists.ts'
import { aShortlist } from '../test-factory.ts'

let world: TestApp
let sender: SignedIn
let manager: SignedIn
let ids: number[]
let names: string[]
beforeAll(async () => {
  world = await testApp()
  sender = await world.signIn('agent')
  manager = await world.signIn('manager')
  const units = [await aUnit(world), await aUnit(world)]
  ids = units.map(({ id }) => id)
  names = units.map(({ unitNumber, project }) => `${unitNumber} · ${project.name}`)
})
beforeEach(() => {
  world.now = new Date(world.now.getTime() + 3_600_000)
})

async function sentTo(contact: { id: number }, changes = {}) {
  const page = await aShortlist(world, sender, ids, { contactId: contact.id, ...changes })
  return {
    ...page,
    timeline: async () =>
      (await world.request('GET', `/api/leads/${contact.id}/activities`, { as: sender })).body,
    threads: async () =>
      (await world.request('GET', `/api/inbox/threads?contactId=${contact.id}`, { as: sender }))
        .body,
    messages: async () =>
      (await world.request('GET', `/api/inbox/messages?contactId=${contact.id}`, { as: sender }))
        .body,
  }
}
const first = () => ids[0] ?? 0
const second = () => ids[1] ?? 0

test('the page greets its reader by first name, and tells nothing else of them', async () => {
  const contact = await aContact(world, { name: 'Henrik Dahl', email: 'henrik@fjord.example' })
  const page = await sentTo(contact)
  const { text } = await world.request('GET', page.path)
  expect(text).toContain('Two homes for Henrik')
  expect(text).not.toMatch(/Dahl|henrik@fjord/)
  expect((await page.detail()).contact).toEqual({ id: contact.id, name: 'Henrik Dahl' })
})

test('a visit is one entry on the timeline, which grows with it', async () => {
  const contact = await aContact(world)
  const page = await sentTo(contact)
  await page.react('opened')
  await page.react('pressed', [first()])
  await page.react('liked', [first()])
  await page.react('declined', [second()])
  const numbers = names.map((name) => name.split(' · ')[0])
  expect(await page.timeline()).toMatchObject([
    {
      ...{ type: 'page_view', title: 'the 2 homes sent', performedBy: contact.name },
      description: `Looked at ${numbers[0]}, ${numbers[1]}. Liked ${numbers[0]}. Not for them: ${numbers[1]}.`,
      metadata: { shortlistId: page.id },
    },
  ])
  world.now = new Date(world.now.getTime() + 3_600_000)
  await page.react('opened')
  expect(await page.timeline()).toHaveLength(2)
})

test('asking to see a home is a message in the contact’s conversation, which is the sender’s', async () => {
  const contact = await aContact(world, { name: 'Henrik Dahl', email: 'Henrik@Fjord.example' })
  const page = await sentTo(contact)
  await page.react('asked', [first()])
  const [thread] = await page.threads()
  expect(thread).toMatchObject({
    ...{ channel: 'website', handle: 'henrik@fjord.example', name: 'Henrik Dahl' },
    ...{ assignedToId: sender.actor.id, unreadCount: 1 },
    lastMessage: `I would like to see:\nHome 1: ${names[0]}`,
  })
  // Until somebody reads it, it is one message.
  await page.react('asked', [second()], { text: 'Saturday morning, both?' })
  await page.react('unasked', [first()])
  expect(await page.messages()).toMatchObject([
    { content: `I would like to see:\nHome 2: ${names[1]}\n\nSaturday morning, both?` },
  ])
  expect((await page.threads())[0].lastMessage).toContain('Home 2')
  expect((await page.detail()).visits[0]).toMatchObject({
    ...{ asked: [second()], said: 'Saturday morning, both?', threadId: thread.id },
  })
  await world.request('POST', `/api/inbox/threads/${thread.id}/read`, { as: sender })
  await page.react('unasked', [second()])
  const messages = await page.messages()
  expect(messages.map(({ content }: { content: string }) => content)).toEqual([
    `I no longer ask to see:\nHome 2: ${names[1]}`,
    expect.stringContaining('I would like to see'),
  ])
})

test('asking twice, or at once, is one message; in Thai where the page is', async () => {
  const contact = await aContact(world, { email: null, phone: '081 555 0199' })
  const page = await sentTo(contact, { language: 'th' })
  await Promise.all([
    page.react('asked', [first()]),
    page.react('asked', [first()]),
    page.react('asked', [second()]),
  ])
  const messages = await page.messages()
  expect(messages).toHaveLength(1)
  expect(messages[0].content).toBe(`สนใจดู:\nห้องที่ 1: ${names[0]}\nห้องที่ 2: ${names[1]}`)
  expect((await page.threads())[0].handle).toBe('+66815550199')
})

test('a conversation that somebody else has already stays theirs', async () => {
  const wife = await aContact(world, { phone: '081 555 0200', email: null })
  const husband = await aContact(world, { phone: '081 555 0200', email: null })
  await (await sentTo(wife)).react('asked', [first()])
  const page = await sentTo(husband)
  await page.react('asked', [first()])
  expect((await page.threads()).map(({ handle }: { handle: string }) => handle)).toEqual([
    `contact-${husband.id}`,
  ])
  expect(await page.messages()).toHaveLength(1)
})

test('what the reader of a page without a contact asks is a conversation of its own', async () => {
  const page = await aShortlist(world, sender, ids)
  await page.react('asked', [], { text: 'Nok, 081 000 0000: which of them has a balcony?' })
  const { threadId } = (await page.detail()).visits[0]
  const thread = await world.request('GET', `/api/inbox/threads/${threadId}`, { as: sender })
  expect(thread.body).toMatchObject({
    ...{ handle: `page-${page.id}`, contactId: null, assignedToId: sender.actor.id },
    lastMessage: expect.stringContaining('which of them has a balcony?'),
  })
})

test('a conversation of somebody else is not taken from them', async () => {
  const contact = await aContact(world)
  const page = await sentTo(contact)
  await page.react('asked', [first()])
  const [thread] = await page.threads()
  await world.request('PUT', `/api/inbox/threads/${thread.id}`, {
    as: manager,
    body: { assignedToId: manager.actor.id },
  })
  await page.react('asked', [second()])
  expect((await page.threads())[0].assignedToId).toBe(manager.actor.id)
})

test('what was sent to a contact before is told, with what they think of it', async () => {
  const contact = await aContact(world)
  const page = await sentTo(contact)
  await page.react('declined', [first()])
  const again = await aShortlist(world, manager, [second()], { contactId: contact.id })
  const before = await world.request('GET', `/api/sends/before?contactId=${contact.id}`, {
    as: sender,
  })
  expect(before.body).toEqual([
    { unitId: first(), sentAt: expect.any(String), opinion: 'declined', asked: false },
    { unitId: second(), sentAt: expect.any(String), opinion: null, asked: false },
  ])
  const list = await world.request('GET', `/api/sends?contactId=${contact.id}`, { as: sender })
  expect(list.body.map(({ id }: { id: number }) => id)).toEqual([again.id, page.id])
  expect(list.headers.get('x-total-count')).toBe('2')
})

test('whom one sent homes to lately comes first', async () => {
  const agent = await world.signIn('agent')
  const own = await aContact(world, { assignedToId: agent.actor.id })
  const [older, newer] = [await aContact(world), await aContact(world)]
  for (const { id } of [older, newer]) await aShortlist(world, agent, ids, { contactId: id })
  const { body } = await world.request('GET', '/api/sends/people', { as: agent })
  expect(body.map(({ id }: { id: number }) => id)).toEqual([newer.id, older.id, own.id])
})

test('a deleted contact hides what readers did, and takes it along when purged', async () => {
  const contact = await aContact(world)
  const page = await sentTo(contact)
  await page.react('liked', [first()])
  await world.request('DELETE', `/api/leads/${contact.id}`, { as: manager })
  expect(await page.detail()).toMatchObject({ contact: null, opened: 0, liked: 0, visits: [] })
  expect((await world.request('GET', page.path)).text).toContain('Two homes for you')
  await world.request('POST', `/api/leads/${contact.id}/restore`, { as: manager })
  expect(await page.detail()).toMatchObject({ opened: 1, liked: 1 })
  await world.request('DELETE', `/api/leads/${contact.id}`, { as: manager })
  const then = world.now
  world.now = new Date(then.getTime() + 31 * 86_400_000)
  await purgeTrash(world.context())
  world.now = then
  for (const table of ['shortlistVisits', 'shortlistReactions'] as const) {
    const left = await world.db
      .selectFrom(table)
      .selectAll()
      .where('shortlistId', '=', page.id)
      .execute()
    expect(left).toEqual([])
  }
  expect((await world.request('GET', `/api/sends/${page.id}`, { as: sender })).status).toBe(404)
  expect((await world.request('GET', page.path)).status).toBe(404)
})

test('what was sent to a deleted contact is forgotten, even if their conversation is kept', async () => {
  const contact = await aContact(world)
  const page = await sentTo(contact)
  await page.react('asked', [first()], { text: 'Saturday?' })
  await world.request('DELETE', `/api/leads/${contact.id}`, { as: manager })
  await deleteExpiredShortlists(world.context())
  expect((await page.detail()).id).toBe(page.id)
  const then = world.now
  world.now = new Date(then.getTime() + 31 * 86_400_000)
  await deleteExpiredShortlists(world.context())
  await purgeTrash(world.context())
  world.now = then
  expect((await world.request('GET', page.path)).status).toBe(404)
})
