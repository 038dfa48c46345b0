import type { Context } from '../context.ts'
import { personName } from '../shared/person-name.ts'
import type { ActivityType } from './rules.ts'

/** What goes on a timeline: at least one subject, a kind and a title. */
export type NewActivity = {
  type: ActivityType
  title: string
  description?: string | null
  contactId?: number | null
  unitId?: number | null
  /** Who did it, where it was not the signed-in person: a visitor's name. */
  performedBy?: string
  /** When it took or takes place, as an ISO timestamp; now, unless given. */
  timestamp?: string | undefined
  dueDate?: string | null
  status?: string | null
  /** Minutes. */
  duration?: number | null
  metadata?: Record<string, unknown>
}

/** Puts an entry on a timeline, in the writer's own transaction. Answers its id. */
export async function addActivity(tx: Context, entry: NewActivity): Promise<number> {
  const { performedBy, metadata, timestamp, ...fields } = entry
  const row = await tx.db
    .insertInto('activities')
    .values({
      ...fields,
      performedBy: performedBy ?? (tx.actor ? personName(tx.actor) : 'System'),
      performedById: tx.actor?.id ?? null,
      timestamp: timestamp ?? tx.now,
      metadata: JSON.stringify(metadata ?? {}),
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  return row.id
}
