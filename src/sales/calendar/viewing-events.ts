import { agentEvents } from '../viewings/calendar-events.ts'
import { viewingsById } from '../viewings/store.ts'
import type { EventSource } from './feed-events.ts'

const DAYS_BACK = 30
const DAY_MS = 86_400_000
const MAX = 1000

/** The viewings that somebody goes to, and those of the last days. */
export const viewingEvents: EventSource = async ({ db, now }, userId) => {
  const rows = await db
    .selectFrom('viewings')
    .innerJoin('contacts', 'contacts.id', 'viewings.contactId')
    .select('viewings.id')
    .where('agentId', '=', userId)
    .where('state', '<>', 'cancelled')
    .where('contacts.deletedAt', 'is', null)
    .where('startsAt', '>=', new Date(now.getTime() - DAYS_BACK * DAY_MS).toISOString())
    .orderBy('startsAt')
    .orderBy('viewings.id')
    .limit(MAX)
    .execute()
  const viewings = await viewingsById(
    db,
    rows.map(({ id }) => id),
  )
  return viewings.flatMap(agentEvents)
}
