import { lineLink, mailLink, phoneLink, whatsappLink } from '../../../shared/contact-links.ts'
import { whatsappOf } from '../../../shared/whatsapp-number.ts'
import { wayIcons } from '../../../ui/way-icons.ts'
import type { ContactRecord } from '../rules/contact.ts'

type Way = {
  label: string
  /** The link; a chat on WhatsApp may begin with a greeting. */
  hrefOf: (text: string, greeting?: string) => string
  /** Whether it opens a page or a program in a new tab. */
  isApp: boolean
}
type WayId = 'phone' | 'email' | 'whatsapp' | 'line' | 'facebook'

/** The ways to reach somebody, in order: what stands on its button, and what it opens. */
export const ways: Record<WayId, Way> = {
  phone: { label: 'Call', hrefOf: (text) => phoneLink(text), isApp: false },
  email: { label: 'Email', hrefOf: (text) => mailLink(text), isApp: false },
  whatsapp: { label: 'WhatsApp', hrefOf: whatsappLink, isApp: true },
  line: { label: 'LINE', hrefOf: lineLink, isApp: true },
  facebook: { label: 'Messenger', hrefOf: messengerLink, isApp: true },
}
// Safe: the names of the record above.
const ids = Object.keys(ways) as WayId[]

/** What is known of somebody to reach them by. */
export type Reachable = Pick<ContactRecord, 'phone' | 'email' | 'whatsapp' | 'line'> &
  Partial<Pick<ContactRecord, 'facebook'>>

/** The links by which a contact can be reached: the telephone, or another program. */
export function reachOf(contact: Reachable) {
  return ids.flatMap((id) => {
    const text = addressOf(contact, id)
    const { hrefOf, ...way } = ways[id]
    return text ? [{ id, ...way, icon: wayIcons[id], text, href: hrefOf(text) }] : []
  })
}

export type ReachWay = ReturnType<typeof reachOf>[number]

/** What a contact is reached by in this way, on WhatsApp by their phone if they gave no other number; else null. */
export const addressOf = (contact: Reachable, id: WayId): string | null =>
  id === 'whatsapp' ? whatsappOf(contact) : (contact[id] ?? null)

/** A chat with a Facebook name or page; a full address loses what precedes the name. */
function messengerLink(name: string): string {
  const last = name.split('/').findLast((part) => part !== '') ?? name
  return `https://m.me/${encodeURIComponent(last)}`
}
