import { type Context, inTransaction } from '../context.ts'
import { isEmpty } from './is-empty.ts'
import { contactEvents } from './seed-contacts.ts'
import { inquiryEvents } from './seed-inquiries.ts'
import { projectEvents } from './seed-projects.ts'
import { unitEvents } from './seed-units.ts'
import { type DemoEvent, newLedger } from './timeline.ts'

/**
 * Fills an empty database with the demo agency: what its people did in the past year is done again in
 * the order in which it happened, each by the verb that a person's click calls. All or nothing, in one
 * transaction. `pictures` are the URLs of the stored pictures by their names; records show those that are
 * there. Answers whether it did anything.
 */
export function seedInventory(
  context: Context,
  pictures: ReadonlyMap<string, string>,
): Promise<boolean> {
  return inTransaction(context, async (tx) => {
    if (!(await isEmpty(tx.db))) return false
    const ledger = newLedger(pictures)
    for (const { at, happens } of timeline(tx.now)) await happens({ ...tx, now: at }, ledger)
    return true
  })
}

function timeline(now: Date): DemoEvent[] {
  const events = [
    ...projectEvents(now),
    ...contactEvents(now),
    ...unitEvents(now),
    ...inquiryEvents(now),
  ]
  return events.sort((a, b) => a.at.getTime() - b.at.getTime())
}
