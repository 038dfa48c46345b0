import { type Context, inTransaction } from '../../context.ts'
import { invalid, Refused } from '../../refused.ts'
import { addActivity } from '../../team/activity/add-activity.ts'
import { record } from '../../team/activity/record.ts'
import type { Changes } from '../../team/activity/rules/activity.ts'
import type { FeedbackGiver, FeedbackInput } from './rules/feedback.ts'
import type { ViewedHome, ViewingRecord } from './rules/viewing.ts'
import { changeViewing, lockOwn } from './save-viewing.ts'
import { viewingRecord } from './store.ts'
import { viewingTexts } from './viewing-texts.ts'

/**
 * Writes down what a client thought of a home, or takes it back; a viewing that is answered took place. Refuses: 404
 * unknown, 403 one of others, 409 one that has not begun or was cancelled, 400 a home that it does not have, or
 * `other` without words.
 */
export async function addFeedback(
  context: Context,
  id: number,
  input: FeedbackInput,
): Promise<ViewingRecord> {
  return inTransaction(context, async (tx) => {
    const viewing = await lockOwn(tx, id)
    if (viewing.state === 'cancelled') throw new Refused(409, 'viewing_is_cancelled')
    if (Date.parse(viewing.startsAt) > tx.now.getTime()) throw new Refused(409, 'viewing_not_begun')
    if (input.answer === 'other' && !input.words) throw invalid('words', 'viewing_words_missing')
    const home = viewing.homes.find(({ unitId }) => unitId === input.unitId)
    if (!home) throw invalid('unitId', 'viewing_without_home')
    await storeFeedback(tx, viewing, home, 'agent', input)
    if (input.answer !== null && viewing.state !== 'done')
      await changeViewing(tx, id, { state: 'done' })
    return viewingRecord(tx.db, id)
  })
}

type FeedbackAnswer = Pick<FeedbackInput, 'answer' | 'words'>

/**
 * Stores what somebody thought of a home of a locked viewing. It stands on the timelines of the contact, the deal and
 * the home, once, however often it is changed. Returns whether it is new.
 */
export async function storeFeedback(
  tx: Context,
  viewing: ViewingRecord,
  home: ViewedHome,
  giver: FeedbackGiver,
  { answer, words = null }: FeedbackAnswer,
): Promise<boolean> {
  const before = home[giver]
  if ((before?.answer ?? null) === answer && (before?.words ?? null) === words) return false
  const key = { viewingId: viewing.id, unitId: home.unitId, givenBy: giver }
  if (answer === null) {
    await tx.db
      .deleteFrom('viewingFeedback')
      .where((eb) => eb.and(key))
      .execute()
  } else {
    const said = {
      ...{ answer, words, answeredAt: tx.now },
      answeredById: giver === 'agent' ? (tx.actor?.id ?? null) : null,
    }
    await tx.db
      .insertInto('viewingFeedback')
      .values({ ...key, ...said })
      .onConflict((conflict) =>
        conflict.columns(['viewingId', 'unitId', 'givenBy']).doUpdateSet(said),
      )
      .execute()
  }
  await writeAnswerEntries(tx, viewing, home, giver, { answer, words })
  const changes: Changes = { [`${giver} ${home.unitId}`]: [said(before), said({ answer, words })] }
  await record(tx, 'update', 'viewing', viewing.id, changes, viewing.version)
  return true
}

const said = (of: { answer: string | null; words?: string | null } | null) =>
  of?.answer ? [of.answer, of.words].filter(Boolean).join(': ') : null

async function writeAnswerEntries(
  tx: Context,
  { id, contact, contactId, dealId }: ViewingRecord,
  { unitId, name }: ViewedHome,
  giver: FeedbackGiver,
  { answer, words = null }: FeedbackAnswer,
): Promise<void> {
  const metadata = { viewingId: id, answerOf: unitId, giver }
  await tx.db
    .deleteFrom('activities')
    .where('viewingId', '=', id)
    .where('type', '=', 'note')
    .where('metadata', '@>', JSON.stringify(metadata))
    .execute()
  if (answer === null) return
  const entry = {
    type: 'note' as const,
    title: viewingTexts.answered(answer),
    viewingId: id,
    metadata: { ...metadata, answer },
  }
  const who = giver === 'client' ? { performedBy: contact?.name ?? viewingTexts.client } : {}
  const description = [name, words].filter(Boolean).join('\n')
  await addActivity(tx, { ...entry, ...who, description, contactId, dealId })
  // The home's own entry names nobody.
  const ofHome = giver === 'client' ? { performedBy: viewingTexts.client } : {}
  await addActivity(tx, { ...entry, ...ofHome, description: words, unitId })
}
