import type { ContactRecord } from '../../../records/contacts/rules/contact.ts'
import { withDetail } from '../../../records/contacts/rules/new-detail.ts'
import { shownPhone } from '../../../records/contacts/rules/shown-phone.ts'
import { phoneInE164 } from '../../../shared/phone-in-e164.ts'
import { severalPhones } from '../../../shared/phones.ts'

const Fields = ['name', 'phone', 'email', 'line', 'search'] as const

/** What a chat says of a known contact that their record does not. */
export type ChatAdd = {
  field: (typeof Fields)[number]
  /** As the chat says it. */
  said: string
  /** What is there, and what takes its place. */
  stored: string | null
  value: string
  /** Whether nothing that is there is lost. */
  isSafe: boolean
}

type Known = Pick<ContactRecord, (typeof Fields)[number] | 'whatsapp' | 'countryCode'>

/** What a chat adds to a contact, or would replace. */
export function chatAdds(contact: Known, fields: Readonly<Record<string, unknown>>): ChatAdd[] {
  return Fields.flatMap((field) => {
    const written = fields[field]
    if (typeof written !== 'string' || written === '') return []
    const said = field === 'phone' ? shownPhone(written) : written
    const stored = contact[field] || null
    if (has(contact, field, said)) return []
    const value = field === 'search' ? said : withDetail(field, stored, said)
    return [{ field, said, stored, value, isSafe: stored === null || field === 'phone' }]
  })
}

function has(contact: Known, field: ChatAdd['field'], said: string): boolean {
  if (field === 'phone') {
    const numbers = [...severalPhones(contact.phone), ...severalPhones(contact.whatsapp)]
    const sought = phoneInE164(said, contact.countryCode) ?? said
    return numbers.some((number) => (phoneInE164(number, contact.countryCode) ?? number) === sought)
  }
  return contact[field]?.trim().toLowerCase() === said.trim().toLowerCase()
}
