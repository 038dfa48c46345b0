import type { ContactInput } from '../contacts/rules.ts'
import { saveContact } from '../contacts/save-contact.ts'
import { momentOf } from './calendar.ts'
import { demoAgents } from './people/agents.ts'
import { demoLeads } from './people/leads.ts'
import { demoOwners } from './people/owners.ts'
import type { DemoEvent } from './timeline.ts'

const FIRST_OWNER = 450
const OWNERS_A_DAY = 2

/** The owners and agents the agency knew before it listed a home. */
export function partnerEvents(now: Date): DemoEvent[] {
  return [...demoOwners, ...demoAgents].map((input, index) =>
    enters(input, momentOf(now, FIRST_OWNER - Math.floor(index / OWNERS_A_DAY), 9 + (index % 8))),
  )
}

/** The leads that its people entered since. */
export function leadEvents(now: Date): DemoEvent[] {
  return demoLeads.map(({ enteredDaysAgo, ...input }) =>
    enters(input, momentOf(now, enteredDaysAgo, 15)),
  )
}

function enters(input: ContactInput, at: Date): DemoEvent {
  return { at, happens: (tx) => saveContact(tx, null, input) }
}
