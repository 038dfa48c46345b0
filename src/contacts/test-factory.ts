import type { Context } from '../context.ts'
import type { ContactInput, ContactRecord } from './rules.ts'
import { saveContact } from './save-contact.ts'

let made = 0

/** A contact for a test: a lead with a name, a phone and an e-mail of its own unless told otherwise. */
export async function makeContact(
  context: Context,
  fields: Partial<ContactInput> = {},
): Promise<ContactRecord> {
  made += 1
  return saveContact(context, null, {
    name: `Contact ${made}`,
    phone: `+66 81 ${String(1_000_000 + made)}`,
    email: `contact-${made}@people.example`,
    ...fields,
  })
}
