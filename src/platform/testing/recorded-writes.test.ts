import { beforeAll, expect, test } from 'vitest'
import { aContact } from '../../records/contacts/test-factory.ts'
import { aUnit } from '../../records/units/test-factory.ts'
import { routes } from '../../routes.ts'
import { aThread } from '../../sales/inbox/test-factory.ts'
import { aShortlist } from '../../sales/shortlists/test-factory.ts'
import { type SignedIn, type TestApp, testApp } from './test-app.ts'

/** Every write of contacts, conversations, notices, duty and sends by a person leaves a record of theirs. */

const DOMAINS = /^\/api\/(leads|inbox|notifications|settings\/inquiries|sends|inquiries)\b/
/** What changes no record of the agency: presence, what was read, a file before it is sent, a trial. */
const UNRECORDED = [
  'POST /api/inbox/threads/{id}/read',
  'POST /api/inbox/threads/{id}/writing',
  'POST /api/inbox/threads/{id}/presence',
  'POST /api/inbox/attachments',
  'POST /api/notifications/read',
  'POST /api/notifications/try',
]

let world: TestApp
let manager: SignedIn
beforeAll(async () => {
  world = await testApp()
  manager = await world.signIn('manager')
})

type Made = Record<string, number>
type Write = { body?: unknown; made: () => Promise<Made> }
const nothing = async () => ({})
const contact = async () => ({ id: (await aContact(world)).id })
const deletedContact = async () => {
  const { id } = await contact()
  await world.request('DELETE', `/api/leads/${id}`, { as: manager })
  return { id }
}
const pair = async () => ({ ...(await contact()), otherId: (await aContact(world)).id })
const after =
  (made: () => Promise<Made>, method: string, path: string, body?: unknown) => async () => {
    const ids = await made()
    const { status, text } = await world.request(method, filled(path, ids), {
      as: manager,
      body: filledBody(body, ids),
    })
    expect(status, text).toBeLessThan(300)
    return ids
  }
let handles = 0
const thread = async () => ({
  id: (await aThread(world, { channel: 'line', handle: `recorded-${++handles}` })).id,
})
const message = (state: string) => async () => {
  const { id: threadId } = await thread()
  const body = { threadId, content: 'Yes' }
  const { body: written } = await world.request('POST', '/api/inbox/messages', {
    as: manager,
    body,
  })
  await world.db.updateTable('inboxMessages').set({ state }).where('id', '=', written.id).execute()
  return { id: written.id }
}
const answer = async () => {
  const body = { title: `Answer ${++handles}`, content: 'Hello' }
  return {
    id: (await world.request('POST', '/api/inbox/canned-replies', { as: manager, body })).body.id,
  }
}
const sent = async () => {
  const { id: contactId } = await contact()
  const { id: unitId } = await aUnit(world)
  return { id: (await aShortlist(world, manager, [unitId], { contactId })).id, unitId, contactId }
}
const offered = async () => {
  const { id } = await contact()
  const { id: detailId } = await world.db
    .insertInto('newDetails')
    .values({ contactId: id, field: 'line', value: `line.${id}`, offeredAt: world.now })
    .returning('id')
    .executeTakeFirstOrThrow()
  return { id, detailId }
}
const push = {
  endpoint: 'https://push.example/recorded',
  keys: {
    p256dh:
      'BNcRdreALRFXTkOOUHK1EtK2wtaz5Ry4YfYCA_0QTpQtUbVlUls0VJXg7A8u-Ts1XbjhazAkj7I99e8QcYP7DkM',
    auth: 'tBHItJI5svbpez7KI4CCXg',
  },
}

const writes: Record<string, Write> = {
  'POST /api/leads/bulk': {
    made: contact,
    body: { ids: [':id'], change: { status: 'contacted' } },
  },
  'POST /api/leads/bulk-delete': { made: contact, body: { ids: [':id'] } },
  'POST /api/leads/bulk-restore': { made: deletedContact, body: { ids: [':id'] } },
  'PUT /api/leads/{id}': { made: contact, body: { company: 'Recorded' } },
  'DELETE /api/leads/{id}': { made: contact },
  'POST /api/leads/{id}/restore': { made: deletedContact },
  'POST /api/leads/{id}/activities': { made: contact, body: { type: 'note', description: 'x' } },
  'POST /api/leads/{id}/merge': { made: pair, body: { otherId: ':otherId' } },
  'POST /api/leads/{id}/unmerge': {
    made: after(pair, 'POST', '/api/leads/{id}/merge', { otherId: ':otherId' }),
  },
  'POST /api/leads/{id}/distinct': { made: pair, body: { otherId: ':otherId' } },
  'DELETE /api/leads/{id}/distinct/{otherId}': {
    made: after(pair, 'POST', '/api/leads/{id}/distinct', { otherId: ':otherId' }),
  },
  'PUT /api/leads/{id}/new-details/{detailId}': { made: offered, body: { decision: 'accepted' } },
  'POST /api/inbox/threads': { made: nothing, body: { channel: 'line', handle: 'recorded' } },
  'PUT /api/inbox/threads/{id}': { made: thread, body: { priority: 'important' } },
  'DELETE /api/inbox/threads/{id}': { made: thread },
  'POST /api/inbox/threads/{id}/restore': {
    made: after(thread, 'DELETE', '/api/inbox/threads/{id}'),
  },
  'POST /api/inbox/messages': { made: thread, body: { threadId: ':id', content: 'Yes' } },
  'POST /api/inbox/messages/{id}/retry': { made: message('failed') },
  'POST /api/inbox/messages/{id}/confirm': { made: message('unsure') },
  'DELETE /api/inbox/messages/{id}': { made: message('failed') },
  'POST /api/inbox/canned-replies': {
    made: nothing,
    body: { title: 'Recorded', content: 'Hello' },
  },
  'PUT /api/inbox/canned-replies/{id}': { made: answer, body: { content: 'Changed' } },
  'DELETE /api/inbox/canned-replies/{id}': { made: answer },
  'PUT /api/notifications/settings': { made: nothing, body: { quiet: { isOn: true } } },
  'POST /api/notifications/push': { made: nothing, body: push },
  'DELETE /api/notifications/push': {
    made: after(nothing, 'POST', '/api/notifications/push', push),
    body: { endpoint: push.endpoint },
  },
  'PUT /api/settings/inquiries': { made: nothing, body: { closedOnHolidays: false } },
  'POST /api/sends': {
    made: async () => ({ unitId: (await aUnit(world)).id }),
    body: {
      ...{ unitIds: [':unitId'], by: 'link', language: 'en', text: '[link]' },
      ...{ showUnitNumbers: false, showProjectNames: true },
    },
  },
  'PUT /api/sends/{id}': {
    made: async () => ({ ...(await sent()), unitId: (await aUnit(world)).id }),
    body: { unitIds: [':unitId'] },
  },
  'DELETE /api/sends/{id}': { made: sent },
  'POST /api/sends/{id}/deliveries': { made: sent, body: { by: 'link', text: 'Have a look' } },
}

test('every write of these domains is listed here', () => {
  const all = routes
    .filter(({ method, path, guard }) => method !== 'get' && guard.needs && DOMAINS.test(path))
    .map(({ method, path }) => `${method.toUpperCase()} ${path}`)
  expect([...Object.keys(writes), ...UNRECORDED].toSorted()).toEqual(all.toSorted())
})

test.each(Object.entries(writes))('%s is recorded', async (name, { made, body }) => {
  const ids = await made()
  const [method = '', path = ''] = name.split(' ')
  const before = await recorded()
  const { status, text } = await world.request(method, filled(path, ids), {
    as: manager,
    body: filledBody(body, ids),
  })
  expect(status, text).toBeLessThan(300)
  expect(await recorded()).toBeGreaterThan(before)
})

async function recorded(): Promise<number> {
  const { count } = await world.db
    .selectFrom('audit')
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .where('actorId', '=', manager.actor.id)
    .executeTakeFirstOrThrow()
  return Number(count)
}

function filled(path: string, ids: Made): string {
  return path.replace(/\{(\w+)\}/g, (_, name: string) => String(ids[name]))
}

/** A body whose `:name` are these ids. */
function filledBody(body: unknown, ids: Made): unknown {
  if (body === undefined) return undefined
  return JSON.parse(
    JSON.stringify(body).replace(/":(\w+)"/g, (_, name: string) => String(ids[name])),
  )
}
