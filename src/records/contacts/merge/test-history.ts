import { sql } from 'kysely'
import type { SignedIn, TestApp } from '../../../platform/testing/test-app.ts'
import { aThread } from '../../../sales/inbox/test-factory.ts'
import { receiveInquiry } from '../../../sales/inquiries/receive-inquiry.ts'
import { aUnit } from '../../units/test-factory.ts'
import type { ContactRecord } from '../rules/contact.ts'
import { aContact } from '../test-factory.ts'
import { movedReferences } from './contact-references.ts'

/** Gives a contact one of everything that can belong to it. */
export async function giveHistory(world: TestApp, contact: ContactRecord, as: SignedIn) {
  const { id, email, phone } = contact
  const owned = await aUnit(world, { ownerContactId: id })
  await aUnit(world, { agentContactId: id })
  const thread = await aThread(world, { name: contact.name }, id)
  await receiveInquiry(world.context(), {
    kind: 'unit',
    name: contact.name,
    email: String(email),
    phone: String(phone),
    isWhatsapp: false,
    propertyId: owned.id,
    propertyDetails: 'The corner home',
  })
  const path = `/api/leads/${id}/activities`
  for (const body of [
    { type: 'note', description: `A note about ${contact.name}` },
    { type: 'task', description: 'Call back', dueDate: '2031-01-01' },
    { type: 'call', description: 'Spoke', timestamp: new Date(world.now).toISOString() },
  ]) {
    await world.request('POST', path, { as, body })
  }
  await world.db
    .insertInto('deals')
    .values({ contactId: id, dealName: `Deal of ${contact.name}`, value: 1_000_000 })
    .execute()
  const deal = { dealName: 'Shared', value: 1, coAgentContactId: id }
  await world.db
    .insertInto('deals')
    .values({ ...deal, contactId: (await aContact(world)).id })
    .execute()
  await world.db
    .insertInto('newDetails')
    .values({ contactId: id, field: 'line', value: `line.${id}`, offeredAt: world.now })
    .execute()
  await world.db
    .insertInto('scans')
    .values({
      ...{ contactId: id, createdById: as.actor.id, fileName: 'note.jpg' },
      jobId: crypto.randomUUID(),
    })
    .execute()
  await world.db
    .insertInto('shortlists')
    .values({
      ...{ token: String(id).padStart(22, '0'), sentById: as.actor.id, contactId: id, by: 'link' },
      ...{ language: 'en', text: '', showUnitNumbers: false, showProjectNames: true },
      ...{ unitIds: [owned.id], createdAt: world.now, endsAt: world.now },
    })
    .execute()
  await world.db
    .insertInto('viewings')
    .values({
      ...{ contactId: id, agentId: as.actor.id },
      ...{ startsAt: '2031-01-01T03:00:00Z', endsAt: '2031-01-01T03:30:00Z' },
    })
    .execute()
  return { threadId: thread.id, unitId: owned.id }
}

/** The ids of everything that refers to each of these contacts, by `table.column`. */
export async function belongings({ db }: TestApp, ids: readonly number[]) {
  const found: Record<string, Record<string, number[]>> = {}
  for (const id of ids) {
    const own: Record<string, number[]> = {}
    for (const reference of movedReferences) {
      const [table = '', column = ''] = reference.split('.')
      const { rows } = await sql<{ id: number }>`
        select id from ${sql.table(table)} where ${sql.ref(column)} = ${id} order by id`.execute(db)
      own[reference] = rows.map((row) => row.id)
    }
    found[id] = own
  }
  return found
}

/** The identities of a contact as `kind:value`. */
export async function identitiesOfStored({ db }: TestApp, id: number): Promise<string[]> {
  const rows = await db
    .selectFrom('contactIdentities')
    .select(['kind', 'value'])
    .where('contactId', '=', id)
    .execute()
  return rows.map(({ kind, value }) => `${kind}:${value}`).toSorted()
}
