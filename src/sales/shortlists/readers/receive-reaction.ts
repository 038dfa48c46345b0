import { type Context, inTransaction } from '../../../context.ts'
import { publishChange } from '../../../platform/events/notify.ts'
import { invalid, Refused } from '../../../refused.ts'
import type { HomeReaction, ReaderInput } from '../rules/reader.ts'
import { isOver } from '../rules/shortlist.ts'
import { type Send, shortlistByToken } from '../store.ts'
import { askToSee, type Reaction, withdraw } from './ask-to-see.ts'
import { homeKey } from './home-key.ts'
import { notifySender } from './notify-sender.ts'
import { homeReactions, saveReaction } from './reactions.ts'
import { writeVisitEntry } from './visit-entry.ts'
import { add, currentVisit, remove, type Visit } from './visits.ts'

/**
 * Stores what somebody did on the page of a send, and tells the staff: their opinion of homes, and which they
 * ask to see, which is a message in the contact's conversation. Repeating it changes nothing. Returns what is
 * thought of each home now. Refuses: 400 an action that names no home, 404 an unknown token, 409 a home that is
 * not on the page any more, 410 a page that is over.
 */
export async function receiveReaction(
  context: Context,
  token: string,
  input: ReaderInput,
): Promise<HomeReaction[]> {
  return inTransaction(context, async (tx) => {
    // Locked until the end: two actions at once are one after the other.
    const send = await shortlistByToken(tx, token, true)
    refuseOver(send, tx.now)
    const unitIds = namedUnits(send, input)
    const visit = await currentVisit(tx, send.id)
    const isChanged = await react(tx, { send, visit, unitIds, input })
    if (isChanged || visit.isNew) {
      await writeVisitEntry(tx, send, visit)
      await storeVisit(tx, visit)
      await notifySender(tx, send, visit)
      await publishChange(tx, 'shortlist', [send.id])
    }
    return homeReactions(tx.db, send)
  })
}

/** What is thought of each home of a page, by its token. Refuses as `receiveReaction`. */
export async function reactionsOfPage(context: Context, token: string): Promise<HomeReaction[]> {
  const send = await shortlistByToken(context, token)
  refuseOver(send, context.now)
  return homeReactions(context.db, send)
}

function refuseOver(send: Send, now: Date): void {
  if (!isOver(send, now)) return
  throw new Refused(410, send.takenBackAt ? 'page_was_taken_back' : 'page_has_ended')
}

function namedUnits(send: Send, { action, homes, text }: ReaderInput): number[] {
  const byKey = new Map(send.unitIds.map((id) => [homeKey(send, id), id]))
  const unitIds = [...new Set(homes)].map((key) => byKey.get(key))
  if (unitIds.includes(undefined)) throw new Refused(409, 'home_left_page')
  const needsHome = action !== 'opened' && !(action === 'asked' && text !== '')
  if (needsHome && unitIds.length === 0) throw invalid('homes', 'reader_names_no_home')
  return unitIds.filter((id) => id !== undefined)
}

/** Whether anything changed. */
async function react(tx: Context, reaction: Reaction): Promise<boolean> {
  const { send, visit, unitIds, input } = reaction
  const before = JSON.stringify(visit)
  // Whoever presses a button of one home has looked at it.
  if (input.action !== 'opened' && unitIds.length === 1) add(visit, 'pressed', unitIds)
  let isChanged = false
  switch (input.action) {
    case 'opened':
      break
    case 'pressed':
      add(visit, 'pressed', unitIds)
      break
    case 'liked':
    case 'declined':
      remove(visit, input.action === 'liked' ? 'declined' : 'liked', unitIds)
      add(visit, input.action, unitIds)
      isChanged = await saveReaction(tx, send.id, unitIds, { opinion: input.action })
      break
    case 'cleared':
      remove(visit, 'liked', unitIds)
      remove(visit, 'declined', unitIds)
      isChanged = await saveReaction(tx, send.id, unitIds, { opinion: null })
      break
    case 'asked':
      isChanged = await askToSee(tx, reaction)
      break
    case 'unasked':
      isChanged = await withdraw(tx, reaction)
      break
  }
  return isChanged || JSON.stringify(visit) !== before
}

async function storeVisit({ db }: Context, visit: Visit): Promise<void> {
  const { id, pressed, liked, declined, asked, said, messageId, activityId } = visit
  await db
    .updateTable('shortlistVisits')
    .set({ pressed, liked, declined, asked, said, messageId, activityId })
    .where('id', '=', id)
    .execute()
}
