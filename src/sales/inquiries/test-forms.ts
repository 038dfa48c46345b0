import { expect } from 'vitest'
import type { TestApp } from '../../platform/testing/test-app.ts'

/** Sends the two public forms in tests, and reads what they stored. */
export function publicForms(world: () => TestApp) {
  let people = 0

  /** A new, unknown person. */
  function unknownPerson() {
    people += 1
    const digits = String(10_000_000 + people)
    return { name: `Visitor ${people}`, email: `visitor-${people}@x.example`, phone: `08${digits}` }
  }

  const send = (body: unknown) => world().request('POST', '/api/leads', { body })
  const sendInquiry = (body: unknown) => world().request('POST', '/api/property-inquiry', { body })

  /** Everything stored for one submission. */
  async function stored(inquiryId: number) {
    const required = <T>(row: T | undefined): T => row ?? expect.fail('a row is missing')
    const inquiry = required(
      await world()
        .db.selectFrom('inquiries')
        .selectAll()
        .where('id', '=', inquiryId)
        .executeTakeFirst(),
    )
    const contact = await world()
      .db.selectFrom('contacts')
      .selectAll()
      .where('id', '=', inquiry.contactId)
      .executeTakeFirstOrThrow()
    const activity = await world()
      .db.selectFrom('activities')
      .selectAll()
      .where('contactId', '=', contact.id)
      .orderBy('id', 'desc')
      .executeTakeFirstOrThrow()
    const message = await world()
      .db.selectFrom('inboxMessages')
      .selectAll()
      .where('id', '=', inquiry.messageId)
      .executeTakeFirstOrThrow()
    const thread = await world()
      .db.selectFrom('inboxThreads')
      .selectAll()
      .where('id', '=', message.threadId)
      .executeTakeFirstOrThrow()
    return { inquiry, contact, activity, message, thread }
  }

  async function received(body: unknown) {
    const response = await send(body)
    expect(response.status).toBe(201)
    return stored(response.body.id)
  }

  async function count(table: 'contacts' | 'inquiries' | 'activities' | 'inboxMessages') {
    const { n } = await world()
      .db.selectFrom(table)
      .select((eb) => eb.fn.countAll<number>().as('n'))
      .executeTakeFirstOrThrow()
    return n
  }

  return { unknownPerson, send, sendInquiry, stored, received, count }
}
