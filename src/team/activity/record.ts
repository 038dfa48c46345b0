import type { Context } from '../../context.ts'
import { changeMessage } from '../../platform/events/notify.ts'
import { personName } from '../../shared/person-name.ts'
import { recordName } from './kinds.ts'
import type { AuditAction, AuditSubject, Changes } from './rules/activity.ts'

// Bookkeeping fields are no change, and secrets must never be logged.
const UNRECORDED = new Set([
  'id',
  'version',
  'createdAt',
  'updatedAt',
  'deletedAt',
  'password',
  'passwordHash',
])

/**
 * Writes an audit entry in the caller's transaction: who did what to which record, the changed
 * fields and the new version. Every process is notified when it commits. Nothing is recorded for an
 * update that changed nothing.
 */
export async function record(
  tx: Context,
  action: AuditAction,
  subject: AuditSubject,
  subjectId: number | null,
  changes: Changes = {},
  version: number | null = null,
): Promise<void> {
  if (action === 'update' && Object.keys(changes).length === 0) return
  await tx.db
    .insertInto('audit')
    .values({
      at: tx.now,
      action,
      subject,
      subjectId,
      subjectName: recordName(subject, subjectId),
      version,
      actorId: tx.actor?.id ?? null,
      actorName: tx.actor ? personName(tx.actor) : 'System',
      changes: JSON.stringify(changes),
      requestId: tx.requestId,
    })
    .returning(
      changeMessage(tx, subject, subjectId === null ? null : [subjectId], version).as('sent'),
    )
    .execute()
}

/**
 * The fields that differ between two versions of a record. A created record is compared with `{}`.
 */
export function changedFields(
  before: Record<string, unknown>,
  after: Record<string, unknown>,
): Changes {
  const changes: Changes = {}
  for (const field of new Set([...Object.keys(before), ...Object.keys(after)])) {
    if (UNRECORDED.has(field)) continue
    const was = before[field] ?? null
    const is = after[field] ?? null
    if (JSON.stringify(was) !== JSON.stringify(is)) changes[field] = [was, is]
  }
  return changes
}
