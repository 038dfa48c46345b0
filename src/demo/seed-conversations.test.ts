import { beforeAll, expect, test } from 'vitest'
import { type TestApp, testApp } from '../platform/testing/test-app.ts'
import { demoConversations } from './demo-tables.ts'
import { seedInventory } from './seed-inventory.ts'

let world: TestApp
beforeAll(async () => {
  world = await testApp()
  await seedInventory(world.context(), new Map())
})

test('half a year of conversations with leads, owners and agents, in English and Thai', async () => {
  const threads = await world.db
    .selectFrom('inboxThreads as t')
    .innerJoin('contacts as c', 'c.id', 't.contactId')
    .select(['t.channel', 't.status', 't.priority', 't.unreadCount', 't.assignedToId'])
    .select('c.contactType')
    .where('channel', '<>', 'website')
    .execute()
  expect(threads).toHaveLength(demoConversations.length)
  const kinds = new Set(threads.map(({ contactType }) => contactType))
  expect(kinds).toEqual(new Set(['lead', 'owner', 'agent']))
  for (const channel of ['whatsapp', 'line', 'email', 'facebook'])
    expect(threads.filter((one) => one.channel === channel).length).toBeGreaterThan(0)
  expect(threads.some(({ status }) => status === 'archived')).toBe(true)
  expect(threads.some(({ priority }) => priority === 'important')).toBe(true)
  expect(threads.some(({ unreadCount }) => unreadCount > 0)).toBe(true)
  expect(new Set(threads.map(({ assignedToId }) => assignedToId)).size).toBe(3)
  const messages = await world.db
    .selectFrom('inboxMessages')
    .select(['content', 'sentAt', 'state', 'isFromCustomer'])
    .execute()
  const thai = messages.filter(({ content }) => /[\u0e00-\u0e7f]/.test(content))
  expect(thai.length).toBeGreaterThan(30)
  expect(messages.length - thai.length).toBeGreaterThan(60)
  const times = messages.map(({ sentAt }) => new Date(sentAt).getTime())
  expect(Math.max(...times)).toBeLessThanOrEqual(world.now.getTime())
  expect(world.now.getTime() - Math.min(...times)).toBeGreaterThan(150 * 86_400_000)
  const written = messages.filter(({ isFromCustomer }) => !isFromCustomer)
  expect(new Set(written.map(({ state }) => state))).toEqual(new Set(['recorded']))
})

test('inquiries were answered the day after, and those of today wait', async () => {
  const threads = await world.db
    .selectFrom('inboxThreads')
    .select(['unreadCount', 'lastFromCustomer', 'assignedToId'])
    .where('channel', '=', 'website')
    .execute()
  const waiting = threads.filter(({ lastFromCustomer }) => lastFromCustomer)
  expect(waiting.length).toBeGreaterThan(0)
  expect(waiting.length).toBeLessThan(8)
  for (const { unreadCount } of waiting) expect(unreadCount).toBeGreaterThan(0)
})

test('the colleagues are staff whose passwords nobody knows', async () => {
  const users = await world.db.selectFrom('staffUsers').select(['username', 'role']).execute()
  expect(users.filter(({ username }) => ['ploy', 'nok', 'krit'].includes(username))).toHaveLength(3)
  const { status } = await world.request('POST', '/api/auth/login', {
    body: { username: 'ploy', password: 'ploy' },
  })
  expect(status).toBe(401)
})
