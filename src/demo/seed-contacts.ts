import type { ContactInput } from '../contacts/rules.ts'
import { saveContact } from '../contacts/save-contact.ts'
import { momentOf } from './calendar.ts'
import { demoAgents } from './people/agents.ts'
import { demoLeads } from './people/leads.ts'
import { demoOwners } from './people/owners.ts'
import type { Owner } from './people/person.ts'
import type { DemoEvent } from './timeline.ts'

const FIRST_OWNER = 450
const OWNERS_A_DAY = 2

/** The owners and agents the agency knew when it began, and the leads its people entered since. */
export function contactEvents(now: Date): DemoEvent[] {
  const partners = [...demoOwners.map(inputOf), ...demoAgents]
  return [
    ...partners.map((input, index) =>
      enters(input, momentOf(now, FIRST_OWNER - Math.floor(index / OWNERS_A_DAY), 9 + (index % 8))),
    ),
    ...demoLeads.map(({ enteredDaysAgo, ...input }) =>
      enters(input, momentOf(now, enteredDaysAgo, 15)),
    ),
  ]
}

function enters(input: ContactInput & { email: string }, at: Date): DemoEvent {
  return {
    at,
    async happens(tx, ledger) {
      const { id } = await saveContact(tx, null, input)
      ledger.contacts.set(input.email, id)
    },
  }
}

function inputOf({ houses, developers, ...input }: Owner) {
  return input
}
