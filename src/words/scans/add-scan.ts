import { type Context, inTransaction } from '../../context.ts'
import { saveContact } from '../../records/contacts/save-contact.ts'
import { invalid, Refused } from '../../refused.ts'
import { addActivity } from '../../team/activity/add-activity.ts'
import { changedFields, record } from '../../team/activity/record.ts'
import { recordExists } from '../../team/activity/record-exists.ts'
import { refuseOtherVersion } from '../../team/activity/refuse-other-version.ts'
import { activityRecord } from '../../team/activity/timeline.ts'
import { addTask } from '../../team/tasks/save-task.ts'
import { contactOfDeal } from '../../team/tasks/task-subjects.ts'
import { recordScan } from './record-scan.ts'
import type { ScanAdded, ScanAddition } from './rules/scan.ts'
import { requireRead } from './save-draft.ts'
import { type StoredScan, scanRecord, storedScan } from './store.ts'

/**
 * Adds a draft to its deal or contact in one transaction: the note with its picture to the timeline, its steps as tasks
 * of whoever adds it, and new contacts. Refuses: 404 a draft of somebody else, 409 one that is being read, was added, or changed since it was seen,
 * 400 no text, or a deal or contact that is gone.
 */
export async function addScan(
  context: Context,
  id: number,
  addition: ScanAddition,
): Promise<ScanAdded> {
  return inTransaction(context, async (tx) => {
    const row = await storedScan(tx, id, true)
    requireRead(row)
    const versions = { sent: addition.version, stored: row.version }
    await refuseOtherVersion(tx, 'scan', id, versions, () => scanRecord(tx, id))
    const text = addition.texts
      .map((line) => line.trim())
      .join('\n')
      .trim()
    if (text === '') throw invalid('texts', 'scan_without_text')
    const subject = await subjectOf(tx, row, addition)
    const activityId = await addActivity(tx, {
      ...subject,
      type: 'note',
      title: 'Scanned note',
      description: text,
      metadata: { scanId: id },
    })
    await record(
      tx,
      'create',
      'activity',
      activityId,
      changedFields({}, await activityRecord(tx.db, activityId)),
    )
    const taskIds: number[] = []
    for (const task of addition.tasks) taskIds.push((await addTask(tx, { ...task, ...subject })).id)
    const contactIds: number[] = []
    for (const contact of addition.contacts) {
      contactIds.push((await saveContact(tx, null, contact)).id)
    }
    const after = await tx.db
      .updateTable('scans')
      .set({
        ...{ state: 'added', activityId, added: JSON.stringify({ taskIds, contactIds }) },
        ...{ ...subject, texts: JSON.stringify(addition.texts) },
        ...{ version: row.version + 1, updatedAt: tx.now },
      })
      .where('id', '=', id)
      .returningAll()
      .executeTakeFirstOrThrow()
    const undoId = await recordScan(tx, row, after)
    return { id, activityId, taskIds, contactIds, undoId }
  })
}

/** The deal with its contact, or the contact alone. */
async function subjectOf(
  tx: Context,
  row: Pick<StoredScan, 'dealId' | 'contactId'>,
  { dealId = row.dealId ?? undefined, contactId = row.contactId ?? undefined }: ScanAddition,
): Promise<{ dealId: number | null; contactId: number | null }> {
  if (dealId !== undefined) {
    if (!(await recordExists(tx, 'deal', dealId))) throw invalid('dealId', 'no_such_deal')
    return { dealId, contactId: await contactOfDeal(tx, dealId) }
  }
  if (contactId === undefined) throw new Refused(400, 'scan_without_subject')
  if (!(await recordExists(tx, 'contact', contactId))) throw invalid('contactId', 'no_such_contact')
  return { dealId: null, contactId }
}
