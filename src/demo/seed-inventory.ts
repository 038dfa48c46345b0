import { type Context, inTransaction } from '../context.ts'
import { demoImport } from './demo-import.ts'
import { isEmpty } from './is-empty.ts'
import { StoredPictures } from './pictures/demo-pictures.ts'
import { leadEvents, partnerEvents } from './seed-contacts.ts'
import { inquiryEvents } from './seed-inquiries.ts'
import { seedDevelopers, seedProjects } from './seed-projects.ts'
import { listedUnits, unitEvents } from './seed-units.ts'
import { happenInOrder } from './timeline.ts'

/**
 * Fills an empty database with the demo agency: its developers, projects and units come in as any CSV
 * file does, its people and what visitors sent by the verbs that a click calls, each at its own moment of
 * the past year. All or nothing, in one transaction. `urls` are those of the stored pictures by their
 * names; records show those that are there. Answers whether it did anything.
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
    await happenInOrder(tx, partnerEvents(now))
    const { rows, finish } = await demoImport(tx, 'units')
    const units = listedUnits(rows)
    await happenInOrder(tx, [
      ...unitEvents(now, units, pictures),
      ...leadEvents(now),
      ...inquiryEvents(now, units),
    ])
    await finish()
    return true
  })
}
