import { useQuery } from '@tanstack/react-query'
import { type ReactNode, useState } from 'react'
import { contactQuery } from '../../../records/contacts/admin/contact-calls.ts'
import { firstName } from '../../../records/contacts/rules/first-name.ts'
import type { Signer } from '../../../team/agency/rules/signer.ts'
import { Dialog, DialogBody } from '../../../ui/overlays/dialog.tsx'
import { MessageField } from '../../shortlists/admin/message-field.tsx'
import { signerQuery } from '../../shortlists/admin/shortlist-calls.ts'
import type { ChannelWay, ShortlistLanguage } from '../../shortlists/rules/shortlist.ts'
import { WayButtons, waysOf } from './way-buttons.tsx'

/** A text for an owner, and the language it is in. */
export type OwnerText = { by: ChannelWay; language: ShortlistLanguage; text: string }

/** A message to an owner in their language, by LINE, WhatsApp, e-mail or a copied text. */
export function WriteToOwner({
  owner,
  title,
  about,
  compose,
  subjectIn,
  isBusy = false,
  onOpen,
  onMail = null,
  onClose,
  children,
}: {
  owner: { id: number; name: string }
  title: string
  /** What it is about, beside the owner's name. */
  about: string
  compose: (
    language: ShortlistLanguage,
    parties: { reader: string | null; signer: Signer },
  ) => string
  subjectIn: (language: ShortlistLanguage) => string
  isBusy?: boolean
  /** It was opened or copied for this way: whether it was sent is not known. */
  onOpen?: (text: OwnerText) => void
  /** Sends it by e-mail from here; null where that is not possible. */
  onMail?: ((text: OwnerText) => void) | null
  onClose: () => void
  children?: ReactNode
}) {
  const { data: contact } = useQuery(contactQuery(owner.id))
  const { data: signer } = useQuery(signerQuery())
  const [language, setLanguage] = useState<ShortlistLanguage>(
    /\p{Script=Thai}/u.test(owner.name) ? 'th' : 'en',
  )
  const [edited, setEdited] = useState<Partial<Record<ShortlistLanguage, string>>>({})
  const proposed = signer ? compose(language, { reader: firstName(owner.name), signer }) : ''
  const text = edited[language] ?? proposed
  return (
    <Dialog open onClose={onClose} title={title} description={`${about} · ${owner.name}`}>
      <DialogBody>
        <div className="dense grid grid-cols-1 gap-3 text-sm">
          <MessageField
            label="Message to the owner"
            languageLabel="Language of the message"
            name={`owner-language-${owner.id}`}
            rows={6}
            {...{ language }}
            onLanguage={setLanguage}
            value={text}
            onChange={(changed) => setEdited({ ...edited, [language]: changed })}
          />
          <WayButtons
            {...{ contact, text, isBusy }}
            subject={subjectIn(language)}
            onOpen={(by) => onOpen?.({ by, language, text })}
            onMail={onMail && (() => onMail({ by: 'email', language, text }))}
          />
          {children}
          {contact && waysOf(contact).length === 0 && (
            <p className="text-ink-2">
              This contact has no LINE ID, WhatsApp number or email address. Copy the message
              instead.
            </p>
          )}
        </div>
      </DialogBody>
    </Dialog>
  )
}
