import { AskHandle } from '../../../../records/contacts/admin/ask-handle.tsx'
import type { ContactRecord } from '../../../../records/contacts/rules/contact.ts'
import { whatsappOf } from '../../../../shared/whatsapp-number.ts'
import type { ShareWay } from '../../rules/shortlist.ts'
import { personTexts } from './person-texts.ts'

const asks = { line: 'LINE ID', whatsapp: 'WhatsApp number', email: 'email address' } as const

/** Asks for the address that a chosen way needs and the contact lacks. */
export function MissingWay({ contact, way }: { contact: ContactRecord; way: keyof typeof asks }) {
  return (
    <div className="grid gap-3 rounded-card border border-dashed border-field p-3.5">
      <p className="text-ink-2">{personTexts.missing(contact.name, way)}</p>
      <AskHandle key={way} contact={contact} handle={way} asks={asks[way]} onDone={() => {}} />
    </div>
  )
}

/** The way itself if somebody lacks its address, else null. */
export function missingWay(contact: ContactRecord, way: ShareWay): keyof typeof asks | null {
  if (way === 'line') return contact.line ? null : way
  if (way === 'whatsapp') return whatsappOf(contact) ? null : way
  if (way === 'email') return contact.email ? null : way
  return null
}
