import { lineLink, mailLink, phoneLink, whatsappLink } from '../../shared/contact-links.ts'
import type { ContactRecord } from '../rules/contact.ts'

/** A way to reach somebody: a link that opens the telephone or another program. */
export type Reach = {
  id: 'phone' | 'email' | 'whatsapp' | 'line' | 'facebook'
  label: string
  icon: string
  href: string
  text: string
  /** Whether it opens a page or a program in a new tab. */
  isApp: boolean
}

/** The ways to reach a contact, those that are known. */
export function reachOf(contact: ContactRecord): Reach[] {
  const { phone, email, whatsapp, line, facebook } = contact
  const way = (
    id: Reach['id'],
    label: string,
    icon: string,
    text: string | null,
    hrefOf: (text: string) => string,
  ): Reach[] => {
    const isApp = id !== 'phone' && id !== 'email'
    return text ? [{ id, label, icon, text, href: hrefOf(text), isApp }] : []
  }
  return [
    ...way('phone', 'Call', 'icon-phone', phone, phoneLink),
    ...way('email', 'Mail', 'icon-mail', email, mailLink),
    ...way('whatsapp', 'WhatsApp', 'icon-message-circle', whatsapp, whatsappLink),
    ...way('line', 'LINE', 'icon-message-square', line, lineLink),
    ...way('facebook', 'Messenger', 'icon-send', facebook, messengerLink),
  ]
}

/** A chat with a Facebook name or page; a full address loses what precedes the name. */
function messengerLink(name: string): string {
  const last = name.split('/').findLast((part) => part !== '') ?? name
  return `https://m.me/${encodeURIComponent(last)}`
}
