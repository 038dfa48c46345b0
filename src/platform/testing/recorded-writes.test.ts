import { beforeAll, expect, test } from 'vitest'
import { aContact } from '../../records/contacts/test-factory.ts'
import { aUnit } from '../../records/units/test-factory.ts'
import { routes } from '../../routes.ts'
import { aDeal } from '../../sales/deals/test-factory.ts'
import { aThread } from '../../sales/inbox/test-factory.ts'
import { aShortlist } from '../../sales/shortlists/test-factory.ts'
import { aPastViewing, aViewing, homesAt } from '../../sales/viewings/test-factory.ts'
import type { Route } from '../http/route.ts'
import { testedKinds } from './record-kinds.ts'
import { type SignedIn, type TestApp, testApp } from './test-app.ts'

/*
 * Every write by a person leaves a record of theirs. Those of a record's life are walked in record-lives.test.ts; these
 * are the others.
 */

/** What changes no record of the agency: presence, what was read, a file before it is sent, a trial, a question. */
const UNRECORDED = [
  'POST /api/units/advanced-search',
  'POST /api/geocode-preview',
  'POST /api/ai/draft',
  'POST /api/ai/drafts',
  'DELETE /api/ai/drafts/{id}',
  'POST /api/ai/rewrite',
  'POST /api/ai/rewrites',
  'DELETE /api/ai/rewrites/{id}',
  'POST /api/ai/normalize',
  'POST /api/ai/facts',
  'POST /api/transcribe-note',
  'POST /api/transcribe-note-simple',
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

/** Writes of files, jobs and people: the tests of imports, media, scans, jobs, profiles and sign-in read their entries. */
const ELSEWHERE = [
  'POST /api/auth/password',
  'POST /api/jobs/{id}/run',
  'POST /api/admin/users/{id}/give-open-work',
  'POST /api/units/upload-images',
  'POST /api/projects/upload-images',
  'POST /api/developers/upload-logo',
  'POST /api/profile/upload-photo',
  'PUT /api/profile',
  'POST /api/imports',
  'POST /api/projects/import-csv',
  'POST /api/developers/import',
  'POST /api/imports/{id}/columns',
  'POST /api/imports/{id}/values',
  'PUT /api/imports/{id}/values',
  'PUT /api/imports/{id}/rows/{row}',
  'POST /api/imports/{id}/updates',
  'POST /api/imports/{id}/run',
  'POST /api/imports/{id}/undo',
  'DELETE /api/imports/{id}',
  'DELETE /api/settings/import-mappings/{id}',
  'POST /api/scans',
  'POST /api/scans/{id}/turn',
  'POST /api/scans/{id}/read',
  'POST /api/scans/{id}/add',
]

type Made = Record<string, number>
type Write = { body?: unknown; made: () => Promise<Made> }
const nothing = async () => ({})
const contact = async () => ({ id: (await aContact(world)).id })
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
const sent = async () => {
  const { id: contactId } = await contact()
  const { id: unitId } = await aUnit(world)
  return { id: (await aShortlist(world, manager, [unitId], { contactId })).id, unitId, contactId }
}
const moved = async () => {
  const { id } = await aDeal(world, {}, manager)
  const to = { as: manager, body: { stage: 'qualified' } }
  const { body, status, text } = await world.request('POST', `/api/deals/${id}/move`, to)
  expect(status, text).toBe(200)
  return { id: body.undoId }
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
  'POST /api/units/{id}/duplicate': { made: async () => ({ id: (await aUnit(world)).id }) },
  'POST /api/units/{id}/confirm': {
    made: async () => ({ id: (await aUnit(world)).id }),
    body: { status: 'sold' },
  },
  'POST /api/deals/{id}/move': {
    made: async () => ({ id: (await aDeal(world, {}, manager)).id }),
    body: { stage: 'qualified' },
  },
  'POST /api/viewings/{id}/feedback': {
    made: async () => {
      const { id, homes } = await aPastViewing(world, manager)
      return { id, unitId: homes[0]?.unitId ?? 0 }
    },
    body: { unitId: ':unitId', answer: 'liked' },
  },
  'POST /api/viewings/{id}/owner': {
    made: async () => {
      const { id, homes } = await aViewing(world, manager)
      return { id, unitId: homes[0]?.unitId ?? 0 }
    },
    body: { unitId: ':unitId', isConfirmed: true },
  },
  'POST /api/viewings/{id}/ask': {
    made: async () => ({ id: (await aPastViewing(world, manager)).id }),
    body: { language: 'en' },
  },
  'POST /api/viewings/{id}/messages': {
    made: async () => {
      const { id: contactId } = await aContact(world, { line: 'recorded.viewing' })
      return { id: (await aViewing(world, manager, { contactId })).id }
    },
    body: { by: 'line', language: 'en', about: 'plan', text: 'See you there' },
  },
  'POST /api/viewings/{id}/owner-messages': {
    made: async () => {
      const { id: ownerContactId } = await aContact(world, { line: 'recorded.owner' })
      const unit = await aUnit(world, { ownerContactId })
      const { id } = await aViewing(world, manager, { homes: homesAt(world, [unit.id], 30) })
      return { id, unitId: unit.id }
    },
    body: { by: 'line', language: 'en', unitId: ':unitId', text: 'Can we show it?' },
  },
  'POST /api/leads/{id}/availability-requests': {
    made: async () => {
      const { id } = await aContact(world, { line: 'recorded.availability' })
      return { id, unitId: (await aUnit(world, { ownerContactId: id })).id }
    },
    body: { by: 'line', language: 'en', unitIds: [':unitId'], text: 'Is it still available?' },
  },
  'POST /api/leads/{id}/chats': { made: contact, body: { text: 'Is 12A still free?' } },
  'POST /api/ai/drafts/contacts': {
    made: nothing,
    body: { text: 'Is 12A still free?', contact: { name: 'Pasted' } },
  },
  'POST /api/calendar/token': { made: nothing },
  'POST /api/audit/{id}/undo': { made: moved },
  'POST /api/audit/undo': { made: moved, body: { ids: [':id'] } },
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
  'POST /api/inbox/messages': { made: thread, body: { threadId: ':id', content: 'Yes' } },
  'POST /api/inbox/messages/{id}/retry': { made: message('failed') },
  'POST /api/inbox/messages/{id}/confirm': { made: message('unsure') },
  'DELETE /api/inbox/messages/{id}': { made: message('failed') },
  'POST /api/notifications/push': { made: nothing, body: push },
  'DELETE /api/notifications/push': {
    made: after(nothing, 'POST', '/api/notifications/push', push),
    body: { endpoint: push.endpoint },
  },
  'POST /api/sends/{id}/deliveries': { made: sent, body: { by: 'link', text: 'Have a look' } },
}

test('every write is listed here, or walked with the lives of records', () => {
  const all = (routes as Route[])
    .filter(({ method, guard, life }) => method !== 'get' && guard.needs && !isWalked(life))
    .map(({ method, path }) => `${method.toUpperCase()} ${path}`)
  const listed = [...Object.keys(writes), ...UNRECORDED, ...ELSEWHERE]
  expect(listed.toSorted()).toEqual(all.toSorted())
})

function isWalked(life: Route['life']): boolean {
  return !!life && life.kind in testedKinds && !life.verb.startsWith('do ')
}

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
