import { sql } from 'kysely'
import { beforeAll, describe, expect, test } from 'vitest'
import { addActivity } from '../activity/add-activity.ts'
import { deleteContact } from '../contacts/delete-contact.ts'
import { saveContact } from '../contacts/save-contact.ts'
import { aContact } from '../contacts/test-factory.ts'
import { inTransaction } from '../context.ts'
import { type TestApp, testApp } from '../test-app.ts'
import { receiveInquiry } from './receive-inquiry.ts'

let world: TestApp
let people = 0

beforeAll(async () => {
  world = await testApp()
})

/** A person nobody knows yet. */
function somebody() {
  people += 1
  const digits = String(10_000_000 + people)
  return { name: `Visitor ${people}`, email: `visitor-${people}@x.example`, phone: `08${digits}` }
}

const send = (body: unknown) => world.request('POST', '/api/leads', { body })
const ask = (body: unknown) => world.request('POST', '/api/property-inquiry', { body })

/** Everything that stands in the database about one submission. */
async function stored(inquiryId: number) {
  const one = <T>(row: T | undefined): T => row ?? expect.fail('a row is missing')
  const inquiry = one(
    await world.db
      .selectFrom('inquiries')
      .selectAll()
      .where('id', '=', inquiryId)
      .executeTakeFirst(),
  )
  const contact = await world.db
    .selectFrom('contacts')
    .selectAll()
    .where('id', '=', inquiry.contactId)
    .executeTakeFirstOrThrow()
  const activity = await world.db
    .selectFrom('activities')
    .selectAll()
    .where('contactId', '=', contact.id)
    .orderBy('id', 'desc')
    .executeTakeFirstOrThrow()
  const message = await world.db
    .selectFrom('inboxMessages')
    .selectAll()
    .where('id', '=', inquiry.messageId)
    .executeTakeFirstOrThrow()
  const thread = await world.db
    .selectFrom('inboxThreads')
    .selectAll()
    .where('id', '=', message.threadId)
    .executeTakeFirstOrThrow()
  return { inquiry, contact, activity, message, thread }
}

async function received(body: unknown) {
  const answer = await send(body)
  expect(answer.status).toBe(201)
  return stored(answer.body.id)
}

async function count(table: 'contacts' | 'inquiries' | 'activities' | 'inboxMessages') {
  const { n } = await world.db
    .selectFrom(table)
    .select((eb) => eb.fn.countAll<number>().as('n'))
    .executeTakeFirstOrThrow()
  return n
}

describe('The contact form of the landing page', () => {
  test('makes a lead, its timeline entry and its conversation', async () => {
    const { body, status } = await send({
      name: ' Mali Suk ',
      email: 'Mali@Suk.example',
      phone: '081-900 0001',
      contactMethod: 'line',
      requirements: 'Two bedrooms near Ari',
      source: 'website',
    })
    expect(status).toBe(201)
    expect(Object.keys(body)).toEqual(['id'])
    const { inquiry, contact, activity, message, thread } = await stored(body.id)
    const at = world.now.toISOString()
    const content =
      'Two bedrooms near Ari\n\nName: Mali Suk\nPhone: 081-900 0001\nE-mail: Mali@Suk.example\nPrefers: LINE'
    expect(inquiry).toMatchObject({
      kind: 'contact',
      name: 'Mali Suk',
      email: 'Mali@Suk.example',
      phone: '081-900 0001',
      contactMethod: 'line',
      requirements: 'Two bedrooms near Ari',
      unitId: null,
      createdAt: at,
    })
    expect(contact).toMatchObject({
      name: 'Mali Suk',
      email: 'Mali@Suk.example',
      phone: '081-900 0001',
      countryCode: '+66',
      contactMethod: 'line',
      requirements: 'Two bedrooms near Ari',
      source: 'website',
      status: 'new',
      contactType: 'lead',
      createdAt: at,
      updatedAt: at,
      version: 1,
    })
    expect(activity).toMatchObject({
      type: 'form_submit',
      title: 'Contact request from the website',
      description: content,
      performedBy: 'Mali Suk',
      metadata: { inquiryId: inquiry.id, newDetails: {} },
    })
    expect(message).toMatchObject({
      channel: 'website',
      senderName: 'Mali Suk',
      senderHandle: 'mali@suk.example',
      content,
      isFromCustomer: true,
      readAt: null,
      contactId: contact.id,
      sentAt: at,
    })
    expect(thread).toMatchObject({
      channel: 'website',
      handle: 'mali@suk.example',
      name: 'Mali Suk',
      contactId: contact.id,
      status: 'open',
      priority: 'normal',
      lastMessage: content,
      lastMessageAt: at,
      unreadCount: 1,
    })
  })

  test('writes the very entry that addActivity writes', async () => {
    const { activity } = await received(somebody())
    const { id: _id, ...written } = activity
    const id = await addActivity(world.context(), {
      type: 'form_submit',
      title: written.title,
      description: written.description,
      contactId: written.contactId,
      performedBy: written.performedBy,
      metadata: Object(written.metadata),
    })
    const { id: _other, ...same } = await world.db
      .selectFrom('activities')
      .selectAll()
      .where('id', '=', id)
      .executeTakeFirstOrThrow()
    expect(written).toEqual(same)
  })

  test('is found and known again by all that saving the same contact leaves', async () => {
    const person = { ...somebody(), phone: '+66 081 900 0002' }
    const { contact } = await received(person)
    const kept = await saveContact(world.context(), null, { ...person })
    const of = (contactId: number) =>
      world.db
        .selectFrom('contactIdentities')
        .select(['kind', 'value'])
        .where('contactId', '=', contactId)
        .orderBy('kind')
        .execute()
    expect(await of(contact.id)).toEqual(await of(kept.id))
    expect(await of(contact.id)).toContainEqual({ kind: 'phone', value: '+66819000002' })
    const { words } = await world.db
      .selectFrom('contacts')
      .select('words')
      .where('id', '=', kept.id)
      .executeTakeFirstOrThrow()
    expect(contact.words).toBe(words)
    expect(words).toContain('0819000002')
  })

  test('sets nothing but its own five fields, whatever else is sent', async () => {
    const { contact } = await received({
      ...somebody(),
      id: 1,
      source: 'import',
      status: 'bogus',
      contactType: 'agent',
      notes: 'mine',
      company: { deep: true },
      line: 'x',
      version: 9,
      createdAt: '2000-01-01',
    })
    expect(contact).toMatchObject({
      source: 'website',
      status: 'new',
      contactType: 'lead',
      notes: null,
      company: null,
      line: null,
      version: 1,
    })
  })

  test('prefers the phone, unless only an e-mail was given', async () => {
    expect((await received(somebody())).contact.contactMethod).toBe('phone')
    const byMail = await received({ ...somebody(), phone: '' })
    expect(byMail.contact).toMatchObject({ contactMethod: 'email', phone: null })
  })

  test.each([
    [{}, ['name', 'email']],
    [{ name: '', email: ' ' }, ['name', 'email']],
    [{ name: 'A' }, ['email']],
    [{ email: 'a@b.co' }, ['name']],
    [{ name: 'A', email: 'nowhere' }, ['email']],
    [{ name: 'A', email: 'a@b.co', contactMethod: 'owl' }, ['contactMethod']],
    [{ name: ['A'], email: { at: 1 }, phone: 7 }, ['name', 'email', 'phone']],
    [{ name: 'A', email: `${'a'.repeat(250)}@b.co` }, ['email']],
    [{ name: 'A', email: 'a@b.co', requirements: '\udc00' }, ['requirements']],
    [{ name: 'A\0', email: 'a@b.co' }, ['name']],
    [null, ['body']],
    [[], ['body']],
    [5, ['body']],
  ])('refuses %j and names every field that is wrong', async (body, fields) => {
    const before = await count('inquiries')
    const answer = await send(body)
    expect(answer.status).toBe(400)
    expect(answer.body.errors.map((fault: { path: string }) => fault.path)).toEqual(fields)
    expect(await count('inquiries')).toBe(before)
  })

  test('survives what people can type', async () => {
    const name = `'); drop table contacts; -- "\\ ${'\u202e'} 😀 ทดสอบ %s $1`
    const { contact, message } = await received({ ...somebody(), name, requirements: name })
    expect(contact.name).toBe(name.trim())
    expect(message.content).toContain(name)
  })
})

describe('Somebody known is known again', () => {
  test.each(['081 900 1001', '0819001001', '+66819001001', '+66 081-900-1001', '๐๘๑๙๐๐๑๐๐๑'])(
    'by the phone, typed %s',
    async (phone) => {
      const known = await aContact(world, { name: 'Known', phone: '+66 (0)81 900 1001' })
      const { contact } = await received({ ...somebody(), phone })
      await deleteContact(world.context(), known.id)
      expect(contact.id).toBe(known.id)
    },
  )

  test('by the e-mail in any letter case', async () => {
    const known = await aContact(world, { email: 'Known@Mail.example' })
    const { contact } = await received({ ...somebody(), email: 'kNOWN@mail.EXAMPLE' })
    expect(contact.id).toBe(known.id)
  })

  test('by the phone before the e-mail', async () => {
    const byMail = await aContact(world, { email: 'both@mail.example' })
    const byPhone = await aContact(world, { phone: '081 900 1003' })
    const person = { ...somebody(), phone: '081 900 1003', email: 'both@mail.example' }
    expect(byMail.id).toBeLessThan(byPhone.id)
    expect((await received(person)).contact.id).toBe(byPhone.id)
  })

  test('as the first of those who share a phone', async () => {
    const first = await aContact(world, { phone: '081 900 1004' })
    await aContact(world, { phone: '081 900 1004' })
    const { contact } = await received({ ...somebody(), phone: '081 900 1004' })
    expect(contact.id).toBe(first.id)
  })

  test('by the LINE id, and by the WhatsApp number that is no phone of theirs', async () => {
    const line = await aContact(world, { line: 'known.line' })
    const whatsapp = await aContact(world, { whatsapp: '081 900 1005', phone: null })
    const asked = async (body: object) => {
      const answer = await ask({ ...somebody(), ...body })
      return (await stored(answer.body.id)).contact.id
    }
    expect(await asked({ lineId: ' known.line ' })).toBe(line.id)
    expect(await asked({ phone: '+66819001005', isWhatsapp: true })).toBe(whatsapp.id)
    expect(await asked({ phone: '+66819001005', isWhatsapp: false })).not.toBe(whatsapp.id)
  })

  test('by the conversation that an address already has', async () => {
    const known = await aContact(world, { phone: '081 900 1006' })
    const other = somebody()
    await received({ ...other, phone: '081 900 1006' })
    const { contact } = await received({ name: other.name, email: other.email })
    expect(contact.id).toBe(known.id)
  })

  test('but never as somebody deleted', async () => {
    const person = somebody()
    const gone = await aContact(world, person)
    await deleteContact(world.context(), gone.id)
    const { contact } = await received(person)
    expect(contact.id).not.toBe(gone.id)
    expect((await received(person)).contact.id).toBe(contact.id)
  })

  test('and what staff entered stays; what is new is offered on the timeline', async () => {
    const known = await aContact(world, {
      name: 'Khun Dao',
      phone: '081 900 1007',
      email: null,
      status: 'qualified',
      notes: 'Careful',
    })
    const { contact, activity } = await received({
      name: 'Daorung S.',
      email: 'Dao@New.example',
      phone: '+66 81 900 1007',
      contactMethod: 'email',
      requirements: 'A garden',
    })
    const { words: _words, deletedAt: _deleted, ...same } = contact
    expect(same).toEqual(known)
    expect(activity.metadata).toMatchObject({
      newDetails: { name: 'Daorung S.', email: 'Dao@New.example' },
    })
  })

  test('while the answer never tells', async () => {
    const known = await aContact(world)
    const first = await send({ name: 'X', email: known.email })
    const second = await send({ name: 'X', email: 'unheard-of@x.example' })
    expect(Object.keys(first.body)).toEqual(Object.keys(second.body))
    expect([...first.headers.keys()]).toEqual([...second.headers.keys()])
    expect(second.body.id).toBe(first.body.id + 1)
  })
})

describe('A conversation goes on', () => {
  test('under one handle, counting what nobody has read', async () => {
    const person = somebody()
    const first = await received(person)
    world.now = new Date(world.now.getTime() + 60_000)
    const second = await received({ ...person, requirements: 'Still looking' })
    expect(second.thread.id).toBe(first.thread.id)
    expect(second.thread).toMatchObject({
      unreadCount: 2,
      lastMessage: second.message.content,
      lastMessageAt: world.now.toISOString(),
    })
  })

  test('when it was archived: it is opened again, everything staff set kept', async () => {
    const person = somebody()
    const { thread } = await received(person)
    const agent = await world.signIn('agent')
    await world.db
      .updateTable('inboxThreads')
      .set({
        status: 'archived',
        priority: 'important',
        unreadCount: 0,
        assignedToId: agent.actor.id,
        tags: ['vip'],
      })
      .where('id', '=', thread.id)
      .execute()
    expect((await received({ ...person, name: 'Other name' })).thread).toMatchObject({
      id: thread.id,
      name: person.name,
      status: 'open',
      priority: 'important',
      unreadCount: 1,
      assignedToId: agent.actor.id,
      tags: ['vip'],
    })
  })

  test('anew when it was deleted', async () => {
    const person = somebody()
    const { thread, contact } = await received(person)
    await world.db
      .updateTable('inboxThreads')
      .set({ deletedAt: world.now })
      .where('id', '=', thread.id)
      .execute()
    const again = await received(person)
    expect(again.thread.id).not.toBe(thread.id)
    expect(again.contact.id).toBe(contact.id)
  })

  test('with the person of today when the one of yesterday was deleted', async () => {
    const person = somebody()
    const { contact, thread } = await received(person)
    await deleteContact(world.context(), contact.id)
    const again = await received(person)
    expect(again.thread.id).toBe(thread.id)
    expect(again.contact.id).not.toBe(contact.id)
    expect(again.thread.contactId).toBe(again.contact.id)
  })
})

describe('Many at once', () => {
  test('the same person twenty times is one contact and one conversation', async () => {
    const phones = ['081 900 2001', '0819002001', '+66819002001', '+66 081 900 2001', '66819002001']
    const emails = ['once@x.example', 'ONCE@x.example', 'Once@X.Example', 'oncE@x.example']
    const before = await count('contacts')
    const answers = await Promise.all(
      phones.flatMap((phone) => emails.map((email) => send({ name: 'Once', phone, email }))),
    )
    expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 201))
    expect(new Set(answers.map(({ body }) => body.id)).size).toBe(20)
    expect(await count('contacts')).toBe(before + 1)
    const { contact, thread } = await stored(answers[0]?.body.id)
    expect(thread.unreadCount).toBe(20)
    for (const table of ['inquiries', 'activities', 'inboxMessages'] as const) {
      const rows = await world.db
        .selectFrom(table)
        .select('id')
        .where('contactId', '=', contact.id)
        .execute()
      expect(rows).toHaveLength(20)
    }
  })

  test('people who share phones and addresses crosswise never wait in a circle', async () => {
    const pool = [0, 1, 2, 3, 4]
    const pairs = pool.flatMap((a) => pool.map((b) => [a, b] as const))
    const answers = await Promise.all(
      pairs.flatMap(([a, b]) => [
        send({ name: 'Cross', phone: `081 900 300${a}`, email: `cross-${b}@x.example` }),
        ask({
          name: 'Cross',
          phone: `081 900 300${b}`,
          email: `cross-${a}@x.example`,
          lineId: 'c',
        }),
      ]),
    )
    expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 201))
    const rows = await world.db
      .selectFrom('contactIdentities as i')
      .innerJoin('contacts as c', 'c.id', 'i.contactId')
      .where('c.name', '=', 'Cross')
      .where('i.kind', '=', 'phone')
      .select((eb) => ['i.value', eb.fn.countAll<number>().as('people')])
      .groupBy('i.value')
      .execute()
    expect(rows.map(({ people: sharing }) => sharing)).toEqual(rows.map(() => 1))
    expect(rows.length).toBeGreaterThan(0)
  })

  test('a contact deleted in the same moment gets no more of it', async () => {
    for (let round = 0; round < 10; round++) {
      const person = somebody()
      const known = await aContact(world, person)
      const [answer] = await Promise.all([send(person), deleteContact(world.context(), known.id)])
      const { contact } = await stored(answer.body.id)
      const again = await received(person)
      // Taken in before the deletion it stays with the old contact; after it, a new one was made.
      expect(again.contact.id).not.toBe(known.id)
      expect([known.id, again.contact.id]).toContain(contact.id)
    }
  })
})

test('People are looked up by the right index from the first day on', async () => {
  const fresh = await testApp()
  // One connection, so that the plans it keeps were made while the tables were empty.
  const scans = await inTransaction(fresh.context(), async (tx) => {
    for (let n = 0; n < 20; n++) await receiveInquiry(tx, { kind: 'contact', ...somebody() })
    const { rows } = await sql<{ name: string; scans: number }>`
      select c.relname as name, pg_stat_get_xact_numscans(c.oid) as scans from pg_class c
      where c.relname in ('contacts', 'contact_identities', 'inbox_threads', 'contacts_type',
        'contacts_words', 'inbox_threads_recent', 'contact_identities_value', 'inbox_threads_handle')
      order by c.relname`.execute(tx.db)
    return Object.fromEntries(rows.map((row) => [row.name, row.scans]))
  })
  expect(scans).toMatchObject({
    contacts: 0,
    contact_identities: 0,
    inbox_threads: 0,
    contacts_type: 0,
    contacts_words: 0,
    inbox_threads_recent: 0,
  })
  expect(scans.contact_identities_value).toBeGreaterThanOrEqual(40)
  expect(scans.inbox_threads_handle).toBeGreaterThanOrEqual(20)
})
