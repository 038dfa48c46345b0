import type { Selectable } from 'kysely'
import type { Context } from '../context.ts'
import type { Audit } from '../db/rows.gen.ts'

/** Which part of the log: of a subject, of one record, of one person, older than an entry. */
export type AuditQuery = {
  subject?: string | undefined
  subjectId?: number | undefined
  actorId?: number | undefined
  before?: number | undefined
  limit: number
  offset: number
}

/** The audit log, newest first, and how many entries answer the query. */
export async function auditLog(
  { db }: Context,
  { subject, subjectId, actorId, before, limit, offset }: AuditQuery,
): Promise<{ entries: Selectable<Audit>[]; total: number }> {
  let log = db.selectFrom('audit')
  if (subject !== undefined) log = log.where('subject', '=', subject)
  if (subjectId !== undefined) log = log.where('subjectId', '=', subjectId)
  if (actorId !== undefined) log = log.where('actorId', '=', actorId)
  if (before !== undefined) log = log.where('id', '<', before)
  const entries = await log.selectAll().orderBy('id', 'desc').limit(limit).offset(offset).execute()
  const { total } = await log
    .select((of) => of.fn.countAll<number>().as('total'))
    .executeTakeFirstOrThrow()
  return { entries, total }
}
