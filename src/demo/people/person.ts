import type { ContactInput } from '../../contacts/rules.ts'

/**
 * An invented person. Phones lie in ranges kept for fiction, or in blocks of zeros that no network
 * gives out; addresses are on reserved domains.
 */
export type Person = ContactInput & { name: string; phone: string; email: string }

/** A person and how to reach them. */
export function person(
  name: string,
  phone: string,
  email: string,
  more: Omit<ContactInput, 'name' | 'phone' | 'email'> = {},
): Person {
  return { name, phone, email, ...more }
}
