import { beforeAll, expect, test } from 'vitest'
import { type SignedIn, testApp } from '../../platform/testing/test-app.ts'
import { aContact } from '../../records/contacts/test-factory.ts'
import { MAX_CHARS } from './rules/draft.ts'

const world = await testApp()
let ploy: SignedIn

beforeAll(async () => {
  ploy = await world.signIn('agent')
})

const CHAT = `[20/11/26, 09:41:22] Anneke Vos: Hi, looking to rent 2 bed near Asok, up to 60k
[20/11/26, 09:42:30] Anneke Vos: my LINE id is anneke.v`

const post = (path: string, body: unknown) => world.request('POST', path, { as: ploy, body })

async function chatsOf(id: number) {
  const { body } = await world.request('GET', `/api/leads/${id}/activities?type=chat`, { as: ploy })
  return body
}

const keep = (id: number, rest: object = {}) =>
  post(`/api/leads/${id}/chats`, { text: CHAT, source: 'WhatsApp', ...rest })

test('the words of a pasted chat stand on the timeline of the contact that is made from it', async () => {
  const contact = { name: 'Anneke Vos', line: 'anneke.first', search: 'bedrooms=2' }
  const { status, body } = await post('/api/ai/drafts/contacts', {
    ...{ text: CHAT, source: 'WhatsApp', contact },
  })
  expect(status).toBe(201)
  expect(body).toMatchObject({ ...contact, assignedToId: ploy.actor.id })
  const [entry, ...more] = await chatsOf(body.id)
  expect(more).toEqual([])
  expect(entry).toMatchObject({
    ...{ title: 'Pasted from WhatsApp', description: CHAT },
    ...{ performedById: ploy.actor.id, contactId: body.id },
  })
  const audit = await world.db
    .selectFrom('audit')
    .select(['action', 'actorId'])
    .where('subject', '=', 'activity')
    .where('subjectId', '=', entry.id)
    .execute()
  expect(audit).toEqual([{ action: 'create', actorId: ploy.actor.id }])
})

test('a contact that is refused leaves no chat behind', async () => {
  const contact = { name: 'Nobody', phone: 'call me' }
  const { status } = await post('/api/ai/drafts/contacts', { text: 'Nobody wrote', contact })
  expect(status).toBe(400)
  const entries = await world.db
    .selectFrom('activities')
    .select('id')
    .where('description', '=', 'Nobody wrote')
    .execute()
  expect(entries).toEqual([])
})

test('a chat of a known contact is kept once, however often it is sent', async () => {
  const { id } = await aContact(world)
  const answers = await Promise.all([keep(id), keep(id), keep(id)])
  expect(answers.map(({ status }) => status)).toEqual([200, 200, 200])
  expect(await chatsOf(id)).toHaveLength(1)
  await keep(id, { text: `${CHAT}\nand a pool` })
  expect(await chatsOf(id)).toHaveLength(2)
})

test('what the chat adds to a known contact is changed with it, and undone with it', async () => {
  const { id, version } = await aContact(world, { line: null })
  const change = { line: 'anneke.v', search: 'bedrooms=2', version }
  const { body } = await keep(id, { change })
  expect(body.contact).toMatchObject({ line: 'anneke.v', search: 'bedrooms=2' })
  const undone = await post('/api/audit/undo', { ids: body.undoIds })
  expect(undone.status).toBe(200)
  const after = await world.request('GET', `/api/leads/${id}`, { as: ploy })
  expect(after.body).toMatchObject({ line: null, search: null })
  expect(await chatsOf(id)).toEqual([])
})

test('a change of another version is refused, and its chat with it', async () => {
  const { id, version } = await aContact(world)
  await world.request('PUT', `/api/leads/${id}`, { as: ploy, body: { company: 'Vos BV', version } })
  expect((await keep(id, { change: { line: 'anneke.v', version } })).status).toBe(409)
  expect(await chatsOf(id)).toEqual([])
})

test('a chat is as long as one that can be read, and not blank', async () => {
  const { id } = await aContact(world)
  expect((await keep(id, { text: 'ก'.repeat(MAX_CHARS) })).status).toBe(200)
  expect((await keep(id, { text: 'ก'.repeat(MAX_CHARS + 1) })).status).toBe(400)
  expect((await keep(id, { text: ' \n ' })).status).toBe(400)
})

test('an entry that was no pasted chat cannot be undone', async () => {
  const { id } = await aContact(world)
  const note = await post(`/api/leads/${id}/activities`, { type: 'note', description: 'Called' })
  const { id: entry } = await world.db
    .selectFrom('audit')
    .select('id')
    .where('subject', '=', 'activity')
    .where('subjectId', '=', note.body.id)
    .executeTakeFirstOrThrow()
  expect((await post(`/api/audit/${entry}/undo`, {})).status).toBe(409)
})

test('people are proposed by phone, WhatsApp and whole name', async () => {
  const phone = await aContact(world, { name: 'Somsri', phone: '081 555 0101' })
  const whatsapp = await aContact(world, { name: 'Jo', phone: null, whatsapp: '+66 81 555 0101' })
  const named = await aContact(world, { name: 'Khun Ratana Boonmee' })
  const single = await aContact(world, { name: 'Ratana' })
  const known = async (text: string) =>
    (await post('/api/ai/draft', { text, kind: 'contact' })).body.known.map(
      (one: { id: number; by: string }) => [one.id, one.by],
    )
  const wish = 'looking for 1 bed to rent 20k'
  expect(await known(`${wish}, call 0815550101`)).toEqual([
    [phone.id, 'reach'],
    [whatsapp.id, 'reach'],
  ])
  const stamp = (name: string) => `11/20/26, 7:41 PM - ${name}: ${wish}`
  expect(await known(stamp('Ratana Boonmee'))).toEqual([[named.id, 'name']])
  expect(await known(stamp('Ratana'))).toEqual([[single.id, 'name']])
})
