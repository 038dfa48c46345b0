import { beforeAll, expect, test } from 'vitest'
import { type SignedIn, testApp } from '../../platform/testing/test-app.ts'
import { aContact } from '../../records/contacts/test-factory.ts'
import { aDeal } from '../deals/test-factory.ts'
import { Channels } from './rules/thread.ts'
import { aThread } from './test-factory.ts'

const world = await testApp()
let agent: SignedIn
let manager: SignedIn
beforeAll(async () => {
  agent = await world.signIn('agent')
  manager = await world.signIn('manager')
})

type Entry = { type: string; title: string; description: string; metadata: object }
async function entries(path: string): Promise<Entry[]> {
  const { body } = await world.request('GET', `/api/${path}/activities`, { as: agent })
  return body.filter(({ type }: Entry) => type === 'chat' || type === 'email')
}
const shown = async (path: string) =>
  (await entries(path)).map(({ title, description }) => [title, description])
const write = (threadId: number, content: string) =>
  world.request('POST', '/api/inbox/messages', { as: agent, body: { threadId, content } })

test('A conversation stands on the timeline once a day, with its last words and its link', async () => {
  const person = await aContact(world)
  const deal = await aDeal(world, { contactId: person.id }, agent)
  world.now = new Date('2026-11-24T08:00:00Z')
  const thread = await aThread(world, { handle: 'pim', content: 'Is it still free?' }, person.id)
  await write(thread.id, 'Yes, until Friday.')
  expect(await shown(`leads/${person.id}`)).toEqual([['LINE, 2 messages', 'Yes, until Friday.']])
  // 17:30 UTC is the next day in Bangkok.
  world.now = new Date('2026-11-24T17:30:00Z')
  await aThread(world, { handle: 'pim', content: 'ขอบคุณค่ะ' }, person.id)
  const both = [
    ['LINE, 1 message', 'ขอบคุณค่ะ'],
    ['LINE, 2 messages', 'Yes, until Friday.'],
  ]
  expect(await shown(`leads/${person.id}`)).toEqual(both)
  expect(await shown(`deals/${deal.id}`)).toEqual(both)
  expect((await entries(`leads/${person.id}`))[0]?.metadata).toEqual({ threadId: thread.id })
})

test('The newest words make it the newest entry', async () => {
  const person = await aContact(world, { assignedToId: agent.actor.id })
  const thread = await aThread(world, {}, person.id)
  const body = { type: 'note', title: 'Called', description: 'No answer' }
  await world.request('POST', `/api/leads/${person.id}/activities`, { as: agent, body })
  await write(thread.id, 'I tried to call you.')
  const { body: all } = await world.request('GET', `/api/leads/${person.id}/activities`, {
    as: agent,
  })
  expect(all.map(({ type }: Entry) => type).slice(0, 2)).toEqual(['chat', 'note'])
})

test('It follows the contact of the conversation', async () => {
  const [first, second] = [await aContact(world), await aContact(world)]
  const thread = await aThread(world, { content: 'Hello' })
  const give = (contactId: number) =>
    world.request('PUT', `/api/inbox/threads/${thread.id}`, { as: agent, body: { contactId } })
  await give(first.id)
  expect(await shown(`leads/${first.id}`)).toEqual([['LINE, 1 message', 'Hello']])
  await give(second.id)
  expect(await shown(`leads/${first.id}`)).toEqual([])
  expect(await shown(`leads/${second.id}`)).toEqual([['LINE, 1 message', 'Hello']])
  await world.request('DELETE', `/api/inbox/threads/${thread.id}`, { as: manager })
  expect(await shown(`leads/${second.id}`)).toEqual([])
})

test('A message with an entry of its own makes none; its answer makes one of the day', async () => {
  const person = await aContact(world)
  const form = { channel: 'website' as const, content: 'Form: is it free?', hasOwnEntry: true }
  const thread = await aThread(world, form, person.id)
  expect(await shown(`leads/${person.id}`)).toEqual([])
  await write(thread.id, 'It is.')
  expect(await shown(`leads/${person.id}`)).toEqual([['Website, 2 messages', 'It is.']])
})

test.each(Channels.ids.filter((id) => id !== 'website'))(
  '%s is named as in the inbox',
  async (channel) => {
    const person = await aContact(world)
    await aThread(world, { channel, content: 'Hi' }, person.id)
    const [entry] = await entries(`leads/${person.id}`)
    expect(entry?.title).toBe(`${Channels.labels[channel]}, 1 message`)
    expect(entry?.type).toBe(channel === 'email' ? 'email' : 'chat')
  },
)
