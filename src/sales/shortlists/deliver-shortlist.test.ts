import { beforeAll, expect, test } from 'vitest'
import { type SignedIn, type TestApp, testApp } from '../../platform/testing/test-app.ts'
import { aContact } from '../../records/contacts/test-factory.ts'
import { aUnit } from '../../records/units/test-factory.ts'
import { startSmtp } from '../inbox/mail/test-smtp.ts'
import { aShortlist } from './test-factory.ts'

let smtp: Awaited<ReturnType<typeof startSmtp>>
let world: TestApp
let sender: SignedIn
let unitId: number
beforeAll(async () => {
  smtp = await startSmtp()
  world = await testApp({
    env: { MAIL_URL: smtp.url, MAIL_FROM: 'Sathani Homes <hello@sathani.example>' },
  })
  sender = await world.signIn('agent')
  unitId = (await aUnit(world)).id
})

const deliver = (id: number, by: string, body = {}, as = sender) =>
  world.request('POST', `/api/sends/${id}/deliveries`, {
    as,
    body: { by, text: 'Have a look: https://sathani.example/s/x', ...body },
  })
const sendTo = (contactId: number) => aShortlist(world, sender, [unitId], { contactId })
const get = async (path: string) => (await world.request('GET', path, { as: sender })).body

test('what was sent by WhatsApp is recorded in the conversation and on the timeline', async () => {
  const contact = await aContact(world, { phone: '081 555 0311', whatsapp: null })
  const { id } = await sendTo(contact.id)
  const delivered = await deliver(id, 'whatsapp')
  expect(delivered.status).toBe(201)
  expect(delivered.body.delivery).toMatchObject({ by: 'whatsapp', state: 'recorded' })
  const [thread] = await get(`/api/inbox/threads?contactId=${contact.id}`)
  expect(thread).toMatchObject({ channel: 'whatsapp', handle: '+66815550311' })
  expect(await get(`/api/inbox/messages?threadId=${thread.id}`)).toMatchObject([
    { content: 'Have a look: https://sathani.example/s/x', state: 'recorded' },
  ])
  expect(await get(`/api/leads/${contact.id}/activities`)).toMatchObject([
    { type: 'chat', title: '1 home by WhatsApp, recorded', metadata: { shortlistId: id } },
  ])
})

test('an email is sent from here, with a subject that answers nothing', async () => {
  const contact = await aContact(world, { email: 'Nok@People.example' })
  const { id } = await sendTo(contact.id)
  expect((await deliver(id, 'email')).body.delivery.state).toBe('queued')
  await world.services.jobs.idle()
  expect((await get(`/api/sends/${id}`)).delivery).toMatchObject({ by: 'email', state: 'sent' })
  expect(smtp.received).toHaveLength(1)
  const letter = JSON.stringify(smtp.received[0])
  expect(letter).toContain('nok@people.example')
  expect(letter).toContain('Subject: A home for you')
})

test('a link is noted on the timeline, and in no conversation', async () => {
  const contact = await aContact(world)
  const { id } = await sendTo(contact.id)
  expect((await deliver(id, 'link')).body.delivery.state).toBe('noted')
  expect(await get(`/api/inbox/threads?contactId=${contact.id}`)).toEqual([])
  expect(await get(`/api/leads/${contact.id}/activities`)).toMatchObject([
    { title: 'link to 1 home copied' },
  ])
})

test('what is copied leaves by no e-mail, and nothing is written in another contact’s conversation', async () => {
  const contact = await aContact(world, { email: 'Gil@People.example' })
  const thread = async (contactId: number) =>
    (
      await world.request('POST', '/api/inbox/threads', {
        as: sender,
        body: { channel: 'email', handle: `own-${contactId}@people.example`, contactId },
      })
    ).body.id
  const own = await thread(contact.id)
  const foreign = await thread((await aContact(world)).id)
  const { id } = await sendTo(contact.id)
  const before = smtp.received.length
  for (const by of ['link', 'pdf'])
    expect((await deliver(id, by, { threadId: own })).body.delivery.state).toBe('noted')
  expect((await deliver(id, 'email', { threadId: foreign })).status).toBe(404)
  expect((await deliver(id, 'link', { threadId: foreign })).status).toBe(404)
  await world.services.jobs.idle()
  expect(smtp.received).toHaveLength(before)
  // The same question in two tabs is answered once.
  await Promise.all([1, 2, 3].map(() => deliver(id, 'email', { threadId: own })))
  await world.services.jobs.idle()
  expect(smtp.received).toHaveLength(before + 1)
})

test('the message can be written in a given conversation', async () => {
  const contact = await aContact(world)
  const begun = await world.request('POST', '/api/inbox/threads', {
    as: sender,
    body: { channel: 'facebook', handle: 'nok.example', contactId: contact.id },
  })
  const { id } = await sendTo(contact.id)
  expect((await deliver(id, 'link', { threadId: begun.body.id })).body.delivery.state).toBe(
    'recorded',
  )
  expect(await get(`/api/inbox/messages?threadId=${begun.body.id}`)).toHaveLength(1)
})

test('refused: no contact, no address of that kind, someone else’s page, a page that is over', async () => {
  const nobody = await aShortlist(world, sender, [unitId])
  expect((await deliver(nobody.id, 'line')).body.errors[0].code).toBe('send_has_no_contact')
  expect((await deliver(nobody.id, 'link')).status).toBe(201)
  const contact = await aContact(world, { line: null })
  const { id } = await sendTo(contact.id)
  expect((await deliver(id, 'line')).body.errors[0]).toMatchObject({
    message: 'This contact has no LINE details. Add them first.',
  })
  expect((await deliver(id, 'link', {}, await world.signIn('agent'))).status).toBe(403)
  await world.request('DELETE', `/api/sends/${id}`, { as: sender })
  expect((await deliver(id, 'link')).status).toBe(410)
  expect((await get(`/api/sends/${id}`)).deliveries).toEqual([])
})

test('the same key delivers once', async () => {
  const contact = await aContact(world, { line: 'nok-line' })
  const { id } = await sendTo(contact.id)
  const headers = { 'idempotency-key': crypto.randomUUID() }
  const body = { by: 'line', text: 'Once' }
  for (let i = 0; i < 2; i += 1) {
    await world.request('POST', `/api/sends/${id}/deliveries`, { as: sender, body, headers })
  }
  expect((await get(`/api/sends/${id}`)).deliveries).toHaveLength(1)
})
