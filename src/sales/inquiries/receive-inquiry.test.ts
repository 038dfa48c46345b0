import { sql } from 'kysely'
import { beforeAll, describe, expect, test } from 'vitest'
import { inTransaction } from '../../context.ts'
import { type TestApp, testApp } from '../../platform/testing/test-app.ts'
import { saveContact } from '../../records/contacts/save-contact.ts'
import { typedRefusals } from '../../shared/refusals/typed.ts'
import { addActivity } from '../../team/activity/add-activity.ts'
import { receiveInquiry } from './receive-inquiry.ts'
import { publicForms } from './test-forms.ts'

let world: TestApp
beforeAll(async () => {
  world = await testApp()
})
const { unknownPerson, send, stored, received, count } = publicForms(() => world)

describe('The contact form of the landing page', () => {
  test('keeps a phone in Thai digits with those from 0 to 9', async () => {
    const { inquiry, contact } = await received({ ...unknownPerson(), phone: '๐๘๑ ๙๐๐ ๑๒๓๔' })
    expect([inquiry.phone, contact.phone]).toEqual(['081 900 1234', '081 900 1234'])
  })

  test('says no preference where the way only follows from what was given', async () => {
    const { message } = await received({ ...unknownPerson(), contactMethod: 'phone' })
    expect(message.content).not.toContain('Prefers')
  })

  test('creates a lead, its timeline entry and its conversation', async () => {
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
    const now = world.now.toISOString()
    const content =
      'Two bedrooms near Ari\n\nName: Mali Suk\nPhone: 081 900 0001\nEmail: Mali@Suk.example\nPrefers: LINE'
    expect(inquiry).toMatchObject({
      kind: 'contact',
      name: 'Mali Suk',
      email: 'Mali@Suk.example',
      phone: '081-900 0001',
      contactMethod: 'line',
      requirements: 'Two bedrooms near Ari',
      unitId: null,
      createdAt: now,
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
      createdAt: now,
      updatedAt: now,
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
      sentAt: now,
    })
    expect(thread).toMatchObject({
      channel: 'website',
      handle: 'mali@suk.example',
      name: 'Mali Suk',
      contactId: contact.id,
      status: 'open',
      priority: 'normal',
      lastMessage: content,
      lastMessageAt: now,
      unreadCount: 1,
    })
  })

  test('writes the same entry as addActivity', async () => {
    const { activity } = await received(unknownPerson())
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

  test('can be found and recognised like a contact that staff saved', async () => {
    const person = { ...unknownPerson(), phone: '+66 081 900 0002' }
    const { contact } = await received(person)
    const saved = await saveContact(world.context(), null, { ...person })
    const identitiesOf = (contactId: number) =>
      world.db
        .selectFrom('contactIdentities')
        .select(['kind', 'value'])
        .where('contactId', '=', contactId)
        .orderBy('kind')
        .execute()
    expect(await identitiesOf(contact.id)).toEqual(await identitiesOf(saved.id))
    expect(await identitiesOf(contact.id)).toContainEqual({ kind: 'phone', value: '+66819000002' })
    const { words } = await world.db
      .selectFrom('contacts')
      .select('words')
      .where('id', '=', saved.id)
      .executeTakeFirstOrThrow()
    expect(contact.words).toBe(words)
    expect(words).toContain('0819000002')
  })

  test('sets only its own five fields, whatever else is sent', async () => {
    const { contact } = await received({
      ...unknownPerson(),
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

  test('prefers the phone, unless only an email was given', async () => {
    expect((await received(unknownPerson())).contact.contactMethod).toBe('phone')
    const byMail = await received({ ...unknownPerson(), phone: '' })
    expect(byMail.contact).toMatchObject({ contactMethod: 'email', phone: null })
  })

  test.each([
    [{}, ['name', 'email']],
    [{ name: '', email: ' ' }, ['name', 'email']],
    [{ name: 'A' }, ['email']],
    [{ email: 'a@b.co' }, ['name']],
    [{ name: 'A', email: 'nowhere' }, ['email']],
    [{ name: 'A', email: 'nowhere', phone: 'call me' }, ['email', 'phone']],
    [{ name: 'A', email: 'a@b.co', contactMethod: 'owl' }, ['contactMethod']],
    [{ name: ['A'], email: { at: 1 }, phone: 7 }, ['name', 'email', 'phone']],
    [{ name: 'A', email: `${'a'.repeat(250)}@b.co` }, ['email']],
    [{ name: 'A', email: 'a@b.co', requirements: '\udc00' }, ['requirements']],
    [{ name: 'A\0', email: 'a@b.co' }, ['name']],
    [null, ['body']],
    [[], ['body']],
    [5, ['body']],
  ])('refuses %j and names every field that is wrong', async (body, fields) => {
    const countBefore = await count('inquiries')
    const response = await send(body)
    expect(response.status).toBe(400)
    expect(response.body.errors.map((fault: { path: string }) => fault.path)).toEqual(fields)
    expect(await count('inquiries')).toBe(countBefore)
  })

  test.each(['abc', 'call me', '+66call me', '12', '+66', '9'.repeat(20)])(
    'refuses "%s" as a phone, in words of its own; staff may keep a number that is too long',
    async (phone) => {
      const response = await send({ ...unknownPerson(), phone })
      expect(response.status).toBe(400)
      expect(response.body.errors).toMatchObject([
        { path: 'phone', message: typedRefusals.phone_number },
      ])
      const agent = await world.signIn('agent')
      const body = { name: 'Entered', phone }
      const entered = await world.request('POST', '/api/leads', { as: agent, body })
      expect(entered.status).toBe(/^9+$/.test(phone) ? 201 : 400)
    },
  )

  test('accepts whatever people can type', async () => {
    const name = `'); drop table contacts; -- "\\ ${'\u202e'} 😀 ทดสอบ %s $1`
    const { contact, message } = await received({ ...unknownPerson(), name, requirements: name })
    expect(contact.name).toBe(name.trim())
    expect(message.content).toContain(name)
  })
})
test('Contacts are matched by the right index even in new databases', async () => {
  const fresh = await testApp()
  // One connection, so that its plans were made while the tables were empty.
  const scans = await inTransaction(fresh.context(), async (tx) => {
    for (let n = 0; n < 20; n++) await receiveInquiry(tx, { kind: 'contact', ...unknownPerson() })
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
