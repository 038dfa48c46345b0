import { lineLink, mailLink, phoneLink, whatsappLink } from '../../../shared/contact-links.ts'
import { whatsappNumber } from '../../../shared/whatsapp-number.ts'
import type { ContactRecord } from '../rules/contact.ts'

type Way = {
  label: string
  icon: string
  /** The link; a chat on WhatsApp may begin with a greeting. */
  hrefOf: (text: string, greeting?: string) => string
  /** Whether it opens a page or a program in a new tab. */
  isApp: boolean
}
type WayId = 'phone' | 'email' | 'whatsapp' | 'line' | 'facebook'

/** The ways to reach somebody, in order: what stands on its button, and what it opens. */
export const ways: Record<WayId, Way> = {
  phone: { label: 'Call', icon: 'icon-phone', hrefOf: (text) => phoneLink(text), isApp: false },
  email: { label: 'Email', icon: 'icon-mail', hrefOf: (text) => mailLink(text), isApp: false },
  whatsapp: {
    ...{ label: 'WhatsApp', icon: 'icon-message-circle' },
    ...{ hrefOf: whatsappLink, isApp: true },
  },
  line: { label: 'LINE', icon: 'icon-message-square', hrefOf: lineLink, isApp: true },
  facebook: { label: 'Messenger', icon: 'icon-send', hrefOf: messengerLink, isApp: true },
}
// Safe: the names of the record above.
const ids = Object.keys(ways) as WayId[]

/** The links by which a contact can be reached: the telephone, or another program. */
export function reachOf(contact: ContactRecord) {
  return ids.flatMap((id) => {
    const text = addressOf(contact, id)
    const { hrefOf, ...way } = ways[id]
    return text ? [{ id, ...way, href: hrefOf(text) }] : []
  })
}

/** What a contact is reached by in this way; null if there is nothing, or no WhatsApp at their number. */
export const addressOf = (contact: ContactRecord, id: WayId): string | null =>
  id === 'whatsapp' ? whatsappNumber(contact.whatsapp) : contact[id]

/** A chat with a Facebook name or page; a full address loses what precedes the name. */
function messengerLink(name: string): string {
  const last = name.split('/').findLast((part) => part !== '') ?? name
  return `https://m.me/${encodeURIComponent(last)}`
}
