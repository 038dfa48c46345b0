import { randomUUID } from 'node:crypto'
import { type RawBuilder, sql } from 'kysely'
import * as z from 'zod/mini'
import type { Context } from '../../context.ts'
import { Change, type EventSubject } from './rules/event.ts'

/** The channel of PostgreSQL's notifications for changes. */
export const CHANGES = 'changes'

// A notification holds less than 8,000 bytes.
const MAX_BYTES = 7500

/** A change as every process receives it. */
export const NotifiedChange = z.extend(Change, { id: z.string(), by: z.nullable(z.int()) })
export type NotifiedChange = z.output<typeof NotifiedChange>

type Writer = Pick<Context, 'db' | 'actor' | 'requestId'>

/**
 * The SQL call that notifies every process of a change when the transaction commits, for use within
 * another statement. Ids are left out when they are too many for one notification.
 */
export function changeMessage(
  { actor, requestId }: Omit<Writer, 'db'>,
  subject: EventSubject,
  ids: readonly number[] | null,
  version: number | null = null,
  name?: string,
): RawBuilder<string> {
  const change: NotifiedChange = {
    id: randomUUID(),
    subject,
    ids: ids && [...ids],
    version,
    by: actor?.id ?? null,
    request: requestId,
    ...(name !== undefined && { name }),
  }
  const payload = JSON.stringify(change)
  const message = payload.length > MAX_BYTES ? JSON.stringify({ ...change, ids: null }) : payload
  return sql<string>`pg_notify(${CHANGES}, ${message})`
}

/** Notifies of a change that the audit log does not record, in a statement of its own. */
export async function publishChange(
  tx: Writer,
  subject: EventSubject,
  ids: readonly number[] | null,
): Promise<void> {
  await sql`select ${changeMessage(tx, subject, ids)}`.execute(tx.db)
}

/** Tells the others that the signed-in user writes in a conversation, or has it open. Nothing of it is stored. */
export async function publishPresence(
  writer: Writer,
  subject: 'presence' | 'writing',
  threadId: number,
  name: string,
): Promise<void> {
  await sql`select ${changeMessage(writer, subject, [threadId], null, name)}`.execute(writer.db)
}
