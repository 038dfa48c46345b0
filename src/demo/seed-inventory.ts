import { type Context, inTransaction } from '../context.ts'
import { demoImport } from './demo-import.ts'
import { isEmpty } from './is-empty.ts'
import { StoredPictures } from './pictures/demo-pictures.ts'
import { seedColleagues } from './seed-colleagues.ts'
import { leadEvents, partnerEvents } from './seed-contacts.ts'
import { conversationEvents } from './seed-conversations.ts'
import { dealEvents } from './seed-deals.ts'
import { inquiryEvents } from './seed-inquiries.ts'
import { seedDevelopers, seedProjects } from './seed-projects.ts'
import { answerEvents, sendEvents } from './seed-sends.ts'
import { taskEvents } from './seed-tasks.ts'
import { listedUnits, unitEvents } from './seed-units.ts'
import { viewingEvents } from './seed-viewings.ts'
import { runInOrder } from './timeline.ts'

/**
 * Fills an empty database with the demo agency. Developers, projects and units are imported as CSV files;
 * contacts and inquiries are written by the same verbs as from the screens, each dated in the past year. Runs in
 * one transaction, all or nothing. `urls` are those of the stored pictures by name; missing ones are left out.
 * Returns whether it did anything.
 */
export function seedInventory(
  context: Context,
  urls: ReadonlyMap<string, string>,
): Promise<boolean> {
  return inTransaction(context, async (tx) => {
    if (!(await isEmpty(tx.db))) return false
    const { now } = tx
    const pictures = new StoredPictures(urls)
    await seedDevelopers(tx, pictures)
    await seedProjects(tx, pictures)
    await runInOrder(tx, partnerEvents(now))
    const { rows, finish } = await demoImport(tx, 'units')
    const units = listedUnits(rows)
    const colleagues = await seedColleagues(tx)
    await runInOrder(tx, [
      ...unitEvents(now, units, pictures),
      ...leadEvents(now),
      ...inquiryEvents(now, units, colleagues),
      ...conversationEvents(now, colleagues),
      ...taskEvents(now, colleagues),
      ...dealEvents(now, colleagues),
      ...viewingEvents(now, colleagues),
      ...answerEvents(now, colleagues),
      ...sendEvents(now, colleagues),
    ])
    await finish()
    return true
  })
}
