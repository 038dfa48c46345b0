import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { FailedAlert } from '../../../admin/record-list/failed-alert.tsx'
import { contactQuery } from '../../../records/contacts/admin/contact-calls.ts'
import { firstName } from '../../../records/contacts/rules/first-name.ts'
import { Alert } from '../../../ui/feedback/alert.tsx'
import { ConfirmSent } from '../../shortlists/admin/confirm-sent.tsx'
import { MessageField } from '../../shortlists/admin/message-field.tsx'
import { personTexts } from '../../shortlists/admin/person/person-texts.ts'
import { useWriter } from '../../shortlists/admin/person/use-writer.ts'
import { isMailConnectedQuery, signerQuery } from '../../shortlists/admin/shortlist-calls.ts'
import type { ChannelWay, ShortlistLanguage } from '../../shortlists/rules/shortlist.ts'
import type { Parties } from '../rules/client-texts.ts'
import type { MessageAbout } from '../rules/message.ts'
import { useWriteToClient } from './viewing-calls.ts'
import { WayButtons, waysOf } from './way-buttons.tsx'

/**
 * A message to the client that is ready to send. From here it goes out at once; what is opened in WhatsApp or the mail
 * program, or opened or copied for LINE, is recorded in the conversation once it was sent there.
 */
export function WriteToClient({
  viewingId,
  contactId,
  threadId = null,
  agentId,
  about,
  subject,
  compose,
  language,
  onLanguage,
}: {
  viewingId: number
  contactId: number
  /** The conversation from which it was scheduled: an e-mail goes to whoever wrote last there. */
  threadId?: number | null
  /** Who goes. */
  agentId: number
  about: MessageAbout
  subject: string
  compose: (language: ShortlistLanguage, parties: Parties) => string
  language: ShortlistLanguage
  onLanguage: (language: ShortlistLanguage) => void
}) {
  const { data: contact } = useQuery(contactQuery(contactId))
  const writer = useWriter(threadId, contact)
  const { data: signer } = useQuery(signerQuery())
  const agent = useQuery(signerQuery(agentId)).data ?? null
  const { data: isMailConnected = false } = useQuery(isMailConnectedQuery)
  const [edited, setEdited] = useState<Partial<Record<ShortlistLanguage, string>>>({})
  const write = useWriteToClient()
  // What was opened elsewhere, as it was then, until it is known whether it was sent.
  const [unsure, setUnsure] = useState<{ by: ChannelWay; text: string } | null>(null)
  const addressee = writer ?? contact
  const proposed = signer
    ? compose(language, {
        reader: addressee ? firstName(addressee.name) : null,
        signer,
        meets: agent?.id === signer.id ? null : agent,
      })
    : ''
  const text = edited[language] ?? proposed
  const record = (message: { by: ChannelWay; text: string }) =>
    write.mutateOnce(
      {
        id: viewingId,
        message: {
          ...{ ...message, language, about },
          ...(writer && message.by === 'email' && { threadId }),
        },
      },
      { onSuccess: () => setUnsure(null) },
    )
  return (
    <section aria-label="Message to the client" className="grid grid-cols-1 gap-3">
      <MessageField
        label="Message to the client"
        languageLabel="Language of the message"
        name={`viewing-language-${about}-${viewingId}`}
        rows={7}
        {...{ language, onLanguage }}
        value={text}
        onChange={(changed) => setEdited({ ...edited, [language]: changed })}
      />
      {writer && <Alert tone="warning">{personTexts.writer(writer)}</Alert>}
      {write.error && <FailedAlert title="Failed to write to the client" error={write.error} />}
      <WayButtons
        {...{ contact, subject, text }}
        {...(writer && { mailTo: writer.address })}
        isBusy={write.isPending}
        onOpen={(by) => setUnsure({ by, text })}
        onMail={isMailConnected ? () => record({ by: 'email', text }) : null}
      />
      {unsure ? (
        <ConfirmSent
          isBusy={write.isPending}
          onAnswer={(wasSent) => (wasSent ? record(unsure) : setUnsure(null))}
        />
      ) : (
        waysOf(contact, writer?.address).length === 0 && (
          <p className="text-ink-2">
            This contact has no LINE ID, WhatsApp number or email address. Copy the message instead.
          </p>
        )
      )}
    </section>
  )
}
