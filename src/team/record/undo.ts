import { type Context, inTransaction } from '../../context.ts'
import { notFound, Refused } from '../../refused.ts'
import type { AuditAction, AuditSubject, Changes } from '../activity/rules/activity.ts'

/** How long after a write it can be undone. */
export const UNDO_DAYS = 7

/** An entry of the audit log, with what its verb noted for the undo. */
export type UndoEntry = {
  subjectId: number
  version: number
  changes: Changes
  undo: unknown
}

/** How the writes of one kind and action are undone. A domain that has one lists it in `src/undo-verbs.ts`. */
export type UndoVerb = {
  subject: AuditSubject
  action: AuditAction
  /** The permission that the write needed; by default the staff's. */
  needs?: keyof NonNullable<Context['actor']>['permissions']
  /**
   * Undoes the entry's write, in the transaction of the undo. Refuses: 409 what somebody changed since, naming who,
   * and `cannotUndo` for an entry of another write of this kind.
   */
  undo(tx: Context, entry: UndoEntry): Promise<unknown>
}

/** 409 for an entry of a write that cannot be undone. */
export const cannotUndo = () => new Refused(409, 'cannot_undo')

/**
 * Undoes what an entry of the audit log records, once. Refuses: 404 an unknown entry, 403 somebody else's or without
 * the permission, 409 one that is undone, changed since or cannot be undone, 410 one of more than seven days ago.
 */
export async function undoEntry(
  context: Context,
  verbs: readonly UndoVerb[],
  id: number,
): Promise<void> {
  await inTransaction(context, async (tx) => {
    const { subject, action, subjectId, version, ...entry } = await ownEntry(tx, id)
    const verb = verbs.find((verb) => verb.subject === subject && verb.action === action)
    if (!verb || subjectId === null) throw cannotUndo()
    if (verb.needs && !tx.actor?.permissions[verb.needs]) throw new Refused(403, 'not_allowed')
    await claim(tx, id)
    await verb.undo(tx, { ...entry, subjectId, version: version ?? 1 })
  })
}

/** The entries of the audit log for changes of these records by this request, in the order of the changes. */
export async function entriesOf(
  { db, actor, now, requestId }: Context,
  subject: AuditSubject,
  ids: readonly number[],
): Promise<number[]> {
  if (ids.length === 0) return []
  const entries = await db
    .selectFrom('audit')
    .select('id')
    .where('subject', '=', subject)
    .where('subjectId', 'in', ids)
    .where('at', '=', now.toISOString())
    .where('actorId', '=', actor?.id ?? null)
    .where('requestId', 'is not distinct from', requestId)
    .orderBy('id')
    .execute()
  return entries.map(({ id }) => id)
}

/** The fields of an entry as they were before its write. */
export function fieldsBefore({ changes }: Pick<UndoEntry, 'changes'>): Record<string, unknown> {
  return Object.fromEntries(Object.entries(changes).map(([field, [before]]) => [field, before]))
}

async function ownEntry({ db, actor, now }: Context, id: number) {
  const entry = await db
    .selectFrom('audit')
    .select(['subject', 'action', 'subjectId', 'version', 'actorId', 'at', 'undo'])
    .select((eb) => eb.ref('changes').$castTo<Changes>().as('changes'))
    .where('id', '=', id)
    .executeTakeFirst()
  if (!entry) throw notFound('entry')
  if (entry.actorId !== actor?.id) throw new Refused(403, 'undo_of_others')
  const days = (now.getTime() - new Date(entry.at).getTime()) / 86_400_000
  if (days > UNDO_DAYS) throw new Refused(410, 'undo_is_over', { days: UNDO_DAYS })
  return entry
}

/** Of two undos at once the second waits here for the first. */
async function claim({ db, now }: Context, id: number): Promise<void> {
  const claimed = await db
    .insertInto('undone')
    .values({ auditId: id, at: now })
    .onConflict((conflict) => conflict.doNothing())
    .returning('auditId')
    .executeTakeFirst()
  if (!claimed) throw new Refused(409, 'undone_already')
}
