import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import { type Context, inTransaction } from '../../context.ts'
import { addJob } from '../../platform/jobs/add-job.ts'
import { invalid, Refused } from '../../refused.ts'
import { record } from '../../team/activity/record.ts'
import { recordExists } from '../../team/activity/record-exists.ts'
import { readScansTask } from './read-scans-task.ts'
import { MAX_DRAFTS, type ScanSubject } from './rules/scan.ts'
import type { ScanFile } from './scan-file.ts'

/**
 * Stores the picture of a note as a draft of the signed-in user, and adds the job that reads it. Refuses: 400 an unknown
 * deal or contact, 429 when this person has too many drafts.
 */
export async function receiveScan(
  context: Context,
  { name, picture }: ScanFile,
  { dealId, contactId }: ScanSubject = {},
): Promise<number> {
  return inTransaction(context, async (tx) => {
    if (dealId && !(await recordExists(tx, 'deal', dealId))) throw invalid('dealId', 'no_such_deal')
    if (contactId && !(await recordExists(tx, 'contact', contactId)))
      throw invalid('contactId', 'no_such_contact')
    await refuseTooMany(tx)
    const jobId = randomUUID()
    const { id } = await tx.db
      .insertInto('scans')
      .values({
        ...{ jobId, fileName: name, createdById: tx.actor?.id ?? 0 },
        ...{ dealId: dealId ?? null, contactId: contactId ?? null },
        ...{ createdAt: tx.now, updatedAt: tx.now },
      })
      .returning('id')
      .executeTakeFirstOrThrow()
    await tx.db
      .insertInto('scanPictures')
      .values({ scanId: id, kind: 'original', type: picture.contentType, bytes: picture.bytes })
      .execute()
    await record(tx, 'create', 'scan', id, { fileName: [null, name] })
    await addJob(tx, readScansTask, { scanId: id }, { id: jobId })
    return id
  })
}

/** A user's drafts are counted one request at a time. */
async function refuseTooMany({ db, actor }: Context): Promise<void> {
  await sql`select from staff_users where id = ${actor?.id ?? 0} for no key update`.execute(db)
  const { drafts } = await db
    .selectFrom('scans')
    .select((eb) => eb.fn.countAll<number>().as('drafts'))
    .where('createdById', '=', actor?.id ?? 0)
    .where('state', '!=', 'added')
    .executeTakeFirstOrThrow()
  if (drafts >= MAX_DRAFTS) throw new Refused(429, 'scan_too_many', { most: MAX_DRAFTS })
}
