import { expect } from 'vitest'
import type { TestApp } from '../test-app.ts'

/** The two public forms of a test's world, and what stands in the database after them. */
export function publicForms(world: () => TestApp) {
  let people = 0

  /** A person nobody knows yet. */
  function somebody() {
    people += 1
    const digits = String(10_000_000 + people)
    return { name: `Visitor ${people}`, email: `visitor-${people}@x.example`, phone: `08${digits}` }
  }

  const send = (body: unknown) => world().request('POST', '/api/leads', { body })
  const ask = (body: unknown) => world().request('POST', '/api/property-inquiry', { body })

  /** Everything that stands in the database about one submission. */
  async function stored(inquiryId: number) {
    const one = <T>(row: T | undefined): T => row ?? expect.fail('a row is missing')
    const inquiry = one(
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
    const answer = await send(body)
    expect(answer.status).toBe(201)
    return stored(answer.body.id)
  }

  async function count(table: 'contacts' | 'inquiries' | 'activities' | 'inboxMessages') {
    const { n } = await world()
      .db.selectFrom(table)
      .select((eb) => eb.fn.countAll<number>().as('n'))
      .executeTakeFirstOrThrow()
    return n
  }

  return { somebody, send, ask, stored, received, count }
}
