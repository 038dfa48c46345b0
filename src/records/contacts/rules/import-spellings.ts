import { type Spellings, spellingsOf } from '../../../shared/fields/cells.ts'
import { ContactMethods, ContactTypes, LeadStatuses } from './contact.ts'

/** The spellings of a contact's values accepted in imported files, in English and Thai. */
export const contactSpellings: Spellings = new Map([
  spellingsOf(ContactTypes, {
    ...each(
      'lead',
      'buyer, tenant, client, customer, prospect, renter, ลูกค้า, ผู้ซื้อ, ผู้เช่า, ลีด, ลูกค้าซื้อ, ลูกค้าเช่า, ผู้สนใจ',
    ),
    ...each('owner', 'landlord, seller, lessor, เจ้าของ, เจ้าของห้อง, จข, จข., ผู้ขาย, ผู้ให้เช่า'),
    ...each(
      'agent',
      'broker, co-agent, coagent, co agent, นายหน้า, เอเจนท์, เอเจ้นท์, เอเจนต์, โคเอเจนท์',
    ),
  }),
  spellingsOf(LeadStatuses, {
    ใหม่: 'new',
    ลูกค้าใหม่: 'new',
    ติดต่อแล้ว: 'contacted',
    โทรแล้ว: 'contacted',
    สนใจ: 'qualified',
    ผ่านเกณฑ์: 'qualified',
    hot: 'qualified',
    ปิด: 'closed',
    ปิดแล้ว: 'closed',
    จบแล้ว: 'closed',
    done: 'closed',
  }),
  spellingsOf(ContactMethods, {
    mail: 'email',
    'e-mail': 'email',
    อีเมล: 'email',
    call: 'phone',
    tel: 'phone',
    โทร: 'phone',
    โทรศัพท์: 'phone',
    wa: 'whatsapp',
    ไลน์: 'line',
    'line id': 'line',
  }),
])

/** The type that one of a contact's labels names (`* myContacts`, `Owner`); undefined for none. */
export function typeInLabels(labels: readonly string[]): string | undefined {
  const spellings = contactSpellings.get(ContactTypes) ?? {}
  const words = labels.map((label) => label.replace(/^\*/, '').trim().toLowerCase())
  return words.flatMap((word) => ContactTypes.read(word) ?? spellings[word] ?? []).at(0)
}

function each<Id extends string>(id: Id, words: string): Record<string, Id> {
  return Object.fromEntries(words.split(', ').map((word) => [word, id]))
}
