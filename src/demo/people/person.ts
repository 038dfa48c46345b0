import type { ContactInput } from '../../records/contacts/rules/contact.ts'

/**
 * An invented person. Phone numbers are in ranges reserved for fiction or in blocks of zeros that no network
 * assigns; e-mail addresses are on reserved domains.
 */
export type Person = ContactInput & { name: string; phone: string; email: string }

/** A person and how to reach them. */
export function person(
  name: string,
  phone: string,
  email: string,
  options: Omit<ContactInput, 'name' | 'phone' | 'email'> = {},
): Person {
  return { name, phone, email, ...options }
}
