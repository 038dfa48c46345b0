import { mailLink, phoneLink, whatsappLink } from '../../../../shared/contact-links.ts'
import { severalPhones } from '../../../../shared/phones.ts'
import { whatsappNumber } from '../../../../shared/whatsapp-number.ts'
import { Menu } from '../../../../ui/overlays/menu.tsx'
import { linkClass } from '../../../../ui/style/link-class.ts'
import { shownPhone } from '../../../contacts/rules/shown-phone.ts'
import type { UnitRecord } from '../../rules/unit.ts'
import { contactOf } from '../search-columns.tsx'

/** A menu to call or write to the unit's agent, or else its owner; nothing where neither can be reached. */
export function ContactAgent({ unit }: { unit: UnitRecord }) {
  const person = contactOf(unit)
  const whatsapp = whatsappNumber(person?.phone)
  const items = [
    ...severalPhones(person?.phone).map((phone) => ({
      label: `Call ${shownPhone(phone)}`,
      href: phoneLink(phone),
    })),
    whatsapp && { label: 'WhatsApp', href: whatsappLink(whatsapp) },
    person?.email && { label: `Email ${person.email}`, href: mailLink(person.email) },
  ].filter((item) => typeof item === 'object' && item !== null)
  if (items.length === 0) return null
  return (
    <Menu
      label="Contact Agent"
      items={items}
      trigger={
        <button type="button" className={linkClass}>
          Contact Agent
        </button>
      }
    />
  )
}
