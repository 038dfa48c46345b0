import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { contactQuery } from '../../../records/contacts/admin/contact-calls.ts'
import { firstName } from '../../../records/contacts/rules/first-name.ts'
import { Dialog, DialogBody } from '../../../ui/overlays/dialog.tsx'
import { MessageField } from '../../shortlists/admin/message-field.tsx'
import { signerQuery } from '../../shortlists/admin/shortlist-calls.ts'
import type { ShortlistLanguage } from '../../shortlists/rules/shortlist.ts'
import { ownerMessage, ownerSubject } from '../rules/owner-texts.ts'
import type { ViewedHome } from '../rules/viewing.ts'
import { WayButtons, waysOf } from './way-buttons.tsx'

/** Asks the owner of a home whether it can be seen at its time, by LINE, WhatsApp, e-mail or a copied text. */
export function AskOwner({
  home,
  owner,
  onClose,
}: {
  home: ViewedHome
  owner: { id: number; name: string }
  onClose: () => void
}) {
  const { data: contact } = useQuery(contactQuery(owner.id))
  const { data: signer } = useQuery(signerQuery())
  const [language, setLanguage] = useState<ShortlistLanguage>(
    /\p{Script=Thai}/u.test(owner.name) ? 'th' : 'en',
  )
  const [edited, setEdited] = useState<Partial<Record<ShortlistLanguage, string>>>({})
  const proposed = signer
    ? ownerMessage(home, language, { reader: firstName(owner.name), signer })
    : ''
  const text = edited[language] ?? proposed
  return (
    <Dialog
      open
      onClose={onClose}
      title="Ask the owner"
      description={`${home.name} · ${owner.name}`}
    >
      <DialogBody>
        <div className="dense grid grid-cols-1 gap-3 text-sm">
          <MessageField
            label="Message to the owner"
            languageLabel="Language of the message"
            name={`owner-language-${home.unitId}`}
            rows={6}
            {...{ language }}
            onLanguage={setLanguage}
            value={text}
            onChange={(changed) => setEdited({ ...edited, [language]: changed })}
          />
          <WayButtons {...{ contact, text }} subject={ownerSubject(home, language)} />
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
