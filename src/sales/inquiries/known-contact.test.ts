import { beforeAll, describe, expect, test } from 'vitest'
import { type TestApp, testApp } from '../../platform/testing/test-app.ts'
import { deleteContact } from '../../records/contacts/delete-contact.ts'
import { aContact } from '../../records/contacts/test-factory.ts'
import { publicForms } from './test-forms.ts'

let world: TestApp
beforeAll(async () => {
  world = await testApp()
})
const { unknownPerson, send, sendInquiry, stored, received, count } = publicForms(() => world)

describe('A known person is recognised', () => {
  test.each([
    '081 900 1001',
    '0819001001',
    '819001001',
    '+66819001001',
    '+660819001001',
    '+6666819001001',
    '+66 081-900-1001',
    '๐๘๑๙๐๐๑๐๐๑',
  ])('by the phone, typed %s', async (phone) => {
    const known = await aContact(world, { name: 'Known', phone: '+66 (0)81 900 1001' })
    const { contact } = await received({ ...unknownPerson(), phone })
    await deleteContact(world.context(), known.id)
    expect(contact.id).toBe(known.id)
  })

  test('by the e-mail in any letter case', async () => {
    const known = await aContact(world, { email: 'Known@Mail.example' })
    const { contact } = await received({ ...unknownPerson(), email: 'kNOWN@mail.EXAMPLE' })
    expect(contact.id).toBe(known.id)
  })

  test('by the phone before the e-mail', async () => {
    const byMail = await aContact(world, { email: 'both@mail.example' })
    const byPhone = await aContact(world, { phone: '081 900 1003' })
    const person = { ...unknownPerson(), phone: '081 900 1003', email: 'both@mail.example' }
    expect(byMail.id).toBeLessThan(byPhone.id)
    expect((await received(person)).contact.id).toBe(byPhone.id)
  })

  test('as the oldest of those who share a phone', async () => {
    const first = await aContact(world, { phone: '081 900 1004' })
    await aContact(world, { phone: '081 900 1004' })
    const { contact } = await received({ ...unknownPerson(), phone: '081 900 1004' })
    expect(contact.id).toBe(first.id)
  })

  test('by the LINE id, and by a WhatsApp number that is not their phone', async () => {
    const line = await aContact(world, { line: 'known.line' })
    const whatsapp = await aContact(world, { whatsapp: '081 900 1005', phone: null })
    const contactOf = async (body: object) => {
      const response = await sendInquiry({ ...unknownPerson(), ...body })
      return (await stored(response.body.id)).contact.id
    }
    expect(await contactOf({ lineId: ' known.line ' })).toBe(line.id)
    expect(await contactOf({ phone: '+66819001005', isWhatsapp: true })).toBe(whatsapp.id)
    expect(await contactOf({ phone: '+66819001005', isWhatsapp: false })).not.toBe(whatsapp.id)
  })

  test('by the conversation that the e-mail address already has', async () => {
    const known = await aContact(world, { phone: '081 900 1006' })
    const otherPerson = unknownPerson()
    await received({ ...otherPerson, phone: '081 900 1006' })
    const { contact } = await received({ name: otherPerson.name, email: otherPerson.email })
    expect(contact.id).toBe(known.id)
  })

  test('but never as a deleted contact', async () => {
    const person = unknownPerson()
    const deleted = await aContact(world, person)
    await deleteContact(world.context(), deleted.id)
    const { contact } = await received(person)
    expect(contact.id).not.toBe(deleted.id)
    expect((await received(person)).contact.id).toBe(contact.id)
  })

  test('and what staff entered stays; new details are offered on the timeline', async () => {
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
    const touched = { lastContactAt: world.now.toISOString(), lastContactBy: 'website' }
    const {
      words: _words,
      deletedAt: _deleted,
      nameKey: _key,
      mergedIntoId: _into,
      ...same
    } = contact
    expect({ ...same, assignedTo: null }).toEqual({ ...known, ...touched })
    expect(activity.metadata).toMatchObject({
      newDetails: { name: 'Daorung S.', email: 'Dao@New.example' },
    })
  })

  test('while the response never reveals it', async () => {
    const contact = await aContact(world)
    const first = await send({ name: 'X', email: contact.email })
    const second = await send({ name: 'X', email: 'unheard-of@x.example' })
    expect(Object.keys(first.body)).toEqual(Object.keys(second.body))
    expect([...first.headers.keys()]).toEqual([...second.headers.keys()])
    expect(second.body.id).toBe(first.body.id + 1)
  })
})

describe('A conversation continues', () => {
  test('under one handle, counting unread messages', async () => {
    const person = unknownPerson()
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

  test('when it was archived: it is reopened with everything staff set', async () => {
    const person = unknownPerson()
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

  test('as a new one when it was deleted', async () => {
    const person = unknownPerson()
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

  test('with the current contact when the former one was deleted', async () => {
    const person = unknownPerson()
    const { contact, thread } = await received(person)
    await deleteContact(world.context(), contact.id)
    const again = await received(person)
    expect(again.thread.id).toBe(thread.id)
    expect(again.contact.id).not.toBe(contact.id)
    expect(again.thread.contactId).toBe(again.contact.id)
  })
})

describe('Concurrent forms', () => {
  test('from the same person twenty times make one contact and one conversation', async () => {
    const phones = ['081 900 2001', '0819002001', '+66819002001', '+66 081 900 2001', '66819002001']
    const emails = ['once@x.example', 'ONCE@x.example', 'Once@X.Example', 'oncE@x.example']
    const countBefore = await count('contacts')
    const responses = await Promise.all(
      phones.flatMap((phone) => emails.map((email) => send({ name: 'Once', phone, email }))),
    )
    expect(responses.map(({ status }) => status)).toEqual(responses.map(() => 201))
    expect(new Set(responses.map(({ body }) => body.id)).size).toBe(20)
    expect(await count('contacts')).toBe(countBefore + 1)
    const { contact, thread } = await stored(responses[0]?.body.id)
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

  test('from people who share phones and addresses crosswise never deadlock', async () => {
    const pool = [0, 1, 2, 3, 4]
    const pairs = pool.flatMap((a) => pool.map((b) => [a, b] as const))
    const responses = await Promise.all(
      pairs.flatMap(([a, b]) => [
        send({ name: 'Cross', phone: `081 900 300${a}`, email: `cross-${b}@x.example` }),
        sendInquiry({
          name: 'Cross',
          phone: `081 900 300${b}`,
          email: `cross-${a}@x.example`,
          lineId: 'c',
        }),
      ]),
    )
    expect(responses.map(({ status }) => status)).toEqual(responses.map(() => 201))
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

  test('about a contact that is deleted at the same moment are not added to it', async () => {
    for (let round = 0; round < 10; round++) {
      const person = unknownPerson()
      const known = await aContact(world, person)
      const [result] = await Promise.all([send(person), deleteContact(world.context(), known.id)])
      const { contact } = await stored(result.body.id)
      const again = await received(person)
      // If received before the deletion it belongs to the old contact; after it, a new one was
      // created.
      expect(again.contact.id).not.toBe(known.id)
      expect([known.id, again.contact.id]).toContain(contact.id)
    }
  })
})
