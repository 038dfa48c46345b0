import type { ContactRecord } from '../../../../records/contacts/rules/contact.ts'
import { whatsappNumber, whatsappOf } from '../../../../shared/whatsapp-number.ts'
import type { ShareWay } from '../../rules/shortlist.ts'

/** How somebody is written to unless something else is chosen: as they prefer, else by what they have. */
export function usualWay(contact: ContactRecord): ShareWay {
  const has = {
    line: contact.line !== null,
    whatsapp: whatsappNumber(contact.whatsapp) !== null,
    email: contact.email !== null,
  }
  const preferred = contact.contactMethod
  if (preferred && preferred !== 'phone' && has[preferred]) return preferred
  const ways = ['line', 'whatsapp', 'email'] as const
  return ways.find((way) => has[way]) ?? (whatsappOf(contact) ? 'whatsapp' : 'link')
}
