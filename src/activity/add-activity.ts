import type { Context } from '../context.ts'
import { personName } from '../shared/person-name.ts'
import type { ActivityType } from './rules/activity.ts'

/** A timeline entry: at least one subject, a kind and a title. */
export type NewActivity = {
  type: ActivityType
  title: string
  description?: string | null
  contactId?: number | null
  unitId?: number | null
  /** Who did it, if not the signed-in user: a visitor's name. */
  performedBy?: string
  /** When it took or takes place, as an ISO timestamp; now by default. */
  timestamp?: string | undefined
  dueDate?: string | null
  status?: string | null
  /** Minutes. */
  duration?: number | null
  metadata?: Record<string, unknown>
}

/** Adds an entry to a timeline, in the caller's transaction. Returns its id. */
export async function addActivity(tx: Context, entry: NewActivity): Promise<number> {
  const row = await tx.db
    .insertInto('activities')
    .values(activityRow(tx, entry))
    .returning('id')
    .executeTakeFirstOrThrow()
  return row.id
}

/** The database row of an entry. */
export function activityRow(tx: Context, entry: NewActivity) {
  const { performedBy, metadata, timestamp, ...fields } = entry
  return {
    ...fields,
    performedBy: performedBy ?? (tx.actor ? personName(tx.actor) : 'System'),
    performedById: tx.actor?.id ?? null,
    timestamp: timestamp ?? tx.now,
    metadata: JSON.stringify(metadata ?? {}),
  }
}
