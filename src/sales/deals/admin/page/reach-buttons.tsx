import { ReachLinks } from '../../../../records/contacts/admin/handles.tsx'
import type { ContactRecord } from '../../../../records/contacts/rules/contact.ts'
import { greeting } from './greeting.ts'

const look =
  'inline-flex min-h-(--press) items-center gap-2 rounded-control border border-line bg-card px-2.5 font-medium whitespace-nowrap hover:border-field [&>span]:before:size-4'

const labels = {
  phone: 'Call Contact',
  email: 'Email Contact',
  whatsapp: 'WhatsApp',
  line: 'LINE',
  facebook: 'Facebook',
} as const
// Safe: the names of the record above.
const handles = Object.keys(labels) as (keyof typeof labels)[]

/** The ways to reach the contact of a deal; a missing one asks for its handle. */
export function ReachButtons({ contact }: { contact: ContactRecord }) {
  return handles.map((handle) => (
    <ReachLinks
      key={handle}
      handle={handle}
      look={look}
      tint="text-ink"
      label={labels[handle]}
      contact={contact}
      greeting={greeting(contact)}
    />
  ))
}
