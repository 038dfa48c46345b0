import type { Context } from '../context.ts'
import { type Page, paged } from '../db/paged.ts'

/** Which part of the log: of a subject, of one record, of one person, older than an entry. */
export type AuditQuery = Page & {
  subject?: string | undefined
  subjectId?: number | undefined
  actorId?: number | undefined
  before?: number | undefined
}

const columns = [
  'id',
  'at',
  'action',
  'subject',
  'subjectId',
  'subjectName',
  'actorId',
  'actorName',
  'changes',
  'requestId',
] as const

/** The audit log, newest first, and how many entries answer the query. */
export async function auditLog(
  { db }: Context,
  { subject, subjectId, actorId, before, ...page }: AuditQuery,
) {
  let log = db.selectFrom('audit')
  if (subject !== undefined) log = log.where('subject', '=', subject)
  if (subjectId !== undefined) log = log.where('subjectId', '=', subjectId)
  if (actorId !== undefined) log = log.where('actorId', '=', actorId)
  if (before !== undefined) log = log.where('id', '<', before)
  return paged(log.select(columns).orderBy('id', 'desc'), page)
}
