import type { Context } from '../../../context.ts'
import { publishChange } from '../../../platform/events/notify.ts'
import { addActivity } from '../../../team/activity/add-activity.ts'
import type { Send } from '../store.ts'
import { unitNames } from './named-homes.ts'
import { visitTexts } from './reader-texts.ts'
import type { Visit } from './visits.ts'

/** Writes a visit on the timeline of the send's contact: one entry, which grows with it. */
export async function writeVisitEntry(tx: Context, send: Send, visit: Visit): Promise<void> {
  const { contactId, contactName } = send
  if (contactId === null || contactName === null) return
  const description = await visitText(tx, visit)
  if (visit.activityId !== null) {
    await tx.db
      .updateTable('activities')
      .set({ description })
      .where('id', '=', visit.activityId)
      .execute()
  } else {
    visit.activityId = await addActivity(tx, {
      type: 'page_view',
      title: visitTexts.title(send.unitIds.length),
      description,
      contactId,
      performedBy: contactName,
      metadata: { shortlistId: send.id },
    })
  }
  await publishChange(tx, 'activity', [visit.activityId])
}

/** `Viewed 6F, 9A. Liked 6F.`; null for a mere opening. */
export async function visitText({ db }: Context, visit: Visit): Promise<string | null> {
  const { pressed, liked, declined, asked, said } = visit
  const names = await unitNames(db, [...new Set([...pressed, ...liked, ...declined, ...asked])])
  const listed = (ids: readonly number[]) =>
    names.flatMap(({ id, unitNumber }) => (ids.includes(id) ? [unitNumber] : [])).join(', ')
  const parts = { pressed, liked, asked, declined }
  const sentences = Object.entries(parts).flatMap(([part, ids]) =>
    ids.length > 0 ? [visitTexts[part as keyof typeof parts](listed(ids))] : [],
  )
  if (said) sentences.push(visitTexts.said(said))
  return sentences.join(' ') || null
}
