import { sql } from 'kysely'
import { type Context, inTransaction } from '../../../context.ts'
import { alphabetical } from '../../../platform/db/alphabetical.ts'
import { type Page, paged } from '../../../platform/db/paged.ts'
import { notFound, Refused } from '../../../refused.ts'
import { definedFields } from '../../../shared/fields/defined-fields.ts'
import { changedFields, record } from '../../../team/activity/record.ts'
import { refuseOtherVersion } from '../../../team/activity/refuse-other-version.ts'
import {
  type CannedReplyChange,
  type CannedReplyInput,
  type CannedReplyRecord,
  MAX_ANSWERS,
} from '../rules/canned-reply.ts'

/** One page of the signed-in user's canned replies and the agency's, by title, and their total number. */
export async function cannedReplyList(context: Context, _search: object, page: Page) {
  const found = visible(context).orderBy(alphabetical(sql`title`)).orderBy('id')
  const { rows: items, total } = await paged(found, page)
  return { items, total }
}

/**
 * Stores a canned reply. Refuses: 403 the agency's without the permission, 409 more than a person,
 * or the agency, may have.
 */
export async function addCannedReply(
  context: Context,
  { isAgency, ...input }: CannedReplyInput,
): Promise<CannedReplyRecord> {
  return inTransaction(context, async (tx) => {
    mayWrite(tx, isAgency)
    await refuseTooMany(tx, isAgency)
    const { id } = await tx.db
      .insertInto('cannedReplies')
      .values({ ...input, ownerId: ownerOf(tx, isAgency), createdAt: tx.now, updatedAt: tx.now })
      .returning('id')
      .executeTakeFirstOrThrow()
    await record(tx, 'create', 'canned_reply', id, changedFields({}, { ...input, isAgency }), 1)
    return answerRecord(tx, id)
  })
}

/**
 * Changes a canned reply. Refuses: 403 the agency's without the permission, 404 an unknown one or
 * somebody else's, 409 another version, or more than there may be.
 */
export async function changeCannedReply(
  context: Context,
  id: number,
  { version, ...input }: CannedReplyChange,
): Promise<CannedReplyRecord> {
  return inTransaction(context, async (tx) => {
    const before = await answerRecord(tx, id, true)
    mayWrite(tx, before.isAgency)
    const versions = { sent: version, stored: before.version }
    await refuseOtherVersion(tx, 'canned_reply', id, versions, () => before)
    const { isAgency, ...fields } = definedFields(input)
    const changes = changedFields(before, { ...before, ...definedFields(input) })
    if (Object.keys(changes).length === 0) return before
    if (isAgency !== undefined && isAgency !== before.isAgency) {
      mayWrite(tx, isAgency)
      await refuseTooMany(tx, isAgency)
    }
    await tx.db
      .updateTable('cannedReplies')
      .set({
        ...fields,
        ...(isAgency !== undefined && { ownerId: ownerOf(tx, isAgency) }),
        ...{ version: before.version + 1, updatedAt: tx.now },
      })
      .where('id', '=', id)
      .execute()
    await record(tx, 'update', 'canned_reply', id, changes, before.version + 1)
    return answerRecord(tx, id)
  })
}

/** Deletes a canned reply; its text stays in the audit log. Refuses: 403, 404 as a change. */
export async function deleteCannedReply(context: Context, id: number): Promise<void> {
  await inTransaction(context, async (tx) => {
    const before = await answerRecord(tx, id, true)
    mayWrite(tx, before.isAgency)
    await tx.db.deleteFrom('cannedReplies').where('id', '=', id).execute()
    await record(tx, 'delete', 'canned_reply', id, changedFields(before, {}))
  })
}

function visible({ db, actor }: Context) {
  return db
    .selectFrom('cannedReplies')
    .select(['id', 'title', 'content', 'version', sql<boolean>`owner_id is null`.as('isAgency')])
    .where((is) => is.or([is('ownerId', 'is', null), is('ownerId', '=', actor?.id ?? null)]))
}

async function answerRecord(
  context: Context,
  id: number,
  lock = false,
): Promise<CannedReplyRecord> {
  const answer = await visible(context)
    .where('id', '=', id)
    .$if(lock, (builder) => builder.forUpdate())
    .executeTakeFirst()
  if (!answer) throw notFound('canned_reply')
  return answer
}

/** Whoever sees an answer owns it, unless it is the agency's. */
function mayWrite({ actor }: Context, isAgency: boolean): void {
  if (isAgency && !actor?.permissions.manageCannedReplies) throw new Refused(403, 'not_allowed')
}

function ownerOf({ actor }: Context, isAgency: boolean): number | null {
  return isAgency ? null : (actor?.id ?? null)
}

/** Counted one writer at a time. */
async function refuseTooMany(tx: Context, isAgency: boolean): Promise<void> {
  const ownerId = ownerOf(tx, isAgency)
  await sql`select pg_advisory_xact_lock(hashtext(${`answers of ${ownerId}`}))`.execute(tx.db)
  const { total } = await tx.db
    .selectFrom('cannedReplies')
    .select((is) => is.fn.countAll<number>().as('total'))
    .where('ownerId', ownerId === null ? 'is' : '=', ownerId)
    .executeTakeFirstOrThrow()
  if (total >= MAX_ANSWERS) throw new Refused(409, 'too_many_answers', { most: MAX_ANSWERS })
}
