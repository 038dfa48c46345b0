import type { ContactRecord } from '../../../../records/contacts/rules/contact.ts'
import { firstName, thaiAddress } from '../../../../records/contacts/rules/first-name.ts'

/** What a chat begins with, in the language of the contact's name. */
export function greeting({ name }: Pick<ContactRecord, 'name'>): string {
  const isThai = /\p{Script=Thai}/u.test(name)
  const called = firstName(name) ?? name
  return isThai ? `สวัสดี${thaiAddress(called)} ` : `Hi ${called}, `
}
