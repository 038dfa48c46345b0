import { phoneLink } from '../../../../shared/contact-links.ts'
import { severalPhones } from '../../../../shared/phones.ts'
import { Menu } from '../../../../ui/overlays/menu.tsx'
import { linkClass } from '../../../../ui/style/link-class.ts'
import { reachOf } from '../../../contacts/admin/reach.ts'
import { shownPhone } from '../../../contacts/rules/shown-phone.ts'
import type { UnitRecord } from '../../rules/unit.ts'
import { contactOf } from '../search-columns.tsx'

/** A menu to call or write to the unit's agent, or else its owner; nothing where neither can be reached. */
export function ContactAgent({ unit }: { unit: UnitRecord }) {
  const person = contactOf(unit)
  const items = (person ? reachOf(person) : []).flatMap(({ id, label, icon, href, text }) => {
    if (id === 'phone')
      return severalPhones(text).map((phone) => ({
        ...{ icon, label: `${label} ${shownPhone(phone)}`, href: phoneLink(phone) },
      }))
    return [{ icon, label: id === 'email' ? `${label} ${text}` : label, href }]
  })
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
