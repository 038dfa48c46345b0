import type { ContactInput } from '../records/contacts/rules/contact.ts'
import { saveContact } from '../records/contacts/save-contact.ts'
import { momentOf } from './calendar.ts'
import { demoContacts } from './demo-tables.ts'
import type { DemoEvent } from './timeline.ts'

const FIRST_OWNER = 450
const OWNERS_A_DAY = 2

/** The owners and agents entered before the first unit was listed. */
export function partnerEvents(now: Date): DemoEvent[] {
  return demoContacts
    .filter(({ enteredDaysAgo }) => enteredDaysAgo === undefined)
    .map((input, index) =>
      entryEvent(
        input,
        momentOf(now, FIRST_OWNER - Math.floor(index / OWNERS_A_DAY), 9 + (index % 8)),
      ),
    )
}

/** The leads entered since. */
export function leadEvents(now: Date): DemoEvent[] {
  return demoContacts.flatMap(({ enteredDaysAgo, ...input }) =>
    enteredDaysAgo === undefined ? [] : entryEvent(input, momentOf(now, enteredDaysAgo, 15)),
  )
}

function entryEvent(input: ContactInput, at: Date): DemoEvent {
  return { at, happens: (tx) => saveContact(tx, null, input) }
}
