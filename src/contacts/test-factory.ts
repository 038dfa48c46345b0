import type { SignedIn, TestApp } from '../test-app.ts'
import type { ContactChange, ContactRecord } from './rules.ts'
import { saveContact } from './save-contact.ts'

let made = 0

/** A contact for a test: a lead with a name, a phone and an e-mail of its own unless told otherwise. */
export function aContact(
  world: TestApp,
  overrides: ContactChange = {},
  as: SignedIn | null = null,
): Promise<ContactRecord> {
  made += 1
  return saveContact(world.context(as?.actor ?? null), null, {
    name: `Contact ${made}`,
    phone: `+66 81 ${1_000_000 + made}`,
    email: `contact-${made}@people.example`,
    ...overrides,
  })
}
