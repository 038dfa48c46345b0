import type { SignedIn, TestApp } from '../../platform/testing/test-app.ts'
import type { ContactChange, ContactRecord } from './rules/contact.ts'
import { saveContact } from './save-contact.ts'

let created = 0

/** A contact for a test: by default a lead of nobody with a unique name, phone and e-mail. */
export function aContact(
  world: TestApp,
  overrides: ContactChange = {},
  as: SignedIn | null = null,
): Promise<ContactRecord> {
  created += 1
  return saveContact(world.context(as?.actor ?? null), null, {
    name: `Contact ${created}`,
    phone: `+66 81 ${1_000_000 + created}`,
    email: `contact-${created}@people.example`,
    assignedToId: null,
    ...overrides,
  })
}
