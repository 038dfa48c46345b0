import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { FailedAlert } from '../../../admin/record-list/failed-alert.tsx'
import { contactQuery } from '../../../records/contacts/admin/contact-calls.ts'
import { firstName } from '../../../records/contacts/rules/first-name.ts'
import { Button, ButtonLink } from '../../../ui/button.tsx'
import { copyText } from '../../../ui/copy-text.ts'
import { ConfirmSent } from '../../shortlists/admin/confirm-sent.tsx'
import { lineTextLink, mailTextLink, whatsappTextLink } from '../../shortlists/admin/message.ts'
import { MessageField } from '../../shortlists/admin/message-field.tsx'
import { isMailConnectedQuery, signerQuery } from '../../shortlists/admin/shortlist-calls.ts'
import {
  type ChannelWay,
  ChannelWays,
  type ShortlistLanguage,
} from '../../shortlists/rules/shortlist.ts'
import type { Parties } from '../rules/client-texts.ts'
import type { MessageAbout } from '../rules/message.ts'
import { useWriteToClient } from './viewing-calls.ts'

/**
 * A message to the client that is ready to send. From here it goes out at once; what is opened in LINE, WhatsApp or the
 * mail program is recorded in the conversation once it was sent there.
 */
export function WriteToClient({
  viewingId,
  contactId,
  agentId,
  about,
  subject,
  compose,
  language,
  onLanguage,
}: {
  viewingId: number
  contactId: number
  /** Who goes. */
  agentId: number
  about: MessageAbout
  subject: string
  compose: (language: ShortlistLanguage, parties: Parties) => string
  language: ShortlistLanguage
  onLanguage: (language: ShortlistLanguage) => void
}) {
  const { data: contact } = useQuery(contactQuery(contactId))
  const { data: signer } = useQuery(signerQuery())
  const agent = useQuery(signerQuery(agentId)).data ?? null
  const { data: isMailConnected = false } = useQuery(isMailConnectedQuery)
  const [edited, setEdited] = useState<Partial<Record<ShortlistLanguage, string>>>({})
  const write = useWriteToClient()
  // What was opened elsewhere, as it was then, until it is known whether it was sent.
  const [unsure, setUnsure] = useState<{ by: ChannelWay; text: string } | null>(null)
  const proposed = signer
    ? compose(language, {
        reader: contact ? firstName(contact.name) : null,
        signer,
        meets: agent?.id === signer.id ? null : agent,
      })
    : ''
  const text = edited[language] ?? proposed
  const phone = contact?.whatsapp ?? contact?.phone ?? null
  const links: Record<ChannelWay, string | null> = {
    line: contact?.line ? lineTextLink(text) : null,
    whatsapp: phone ? whatsappTextLink(text, phone) : null,
    email: contact?.email ? mailTextLink(subject, text, contact.email) : null,
  }
  const ways = ChannelWays.ids.filter((way) => links[way] !== null)
  const record = (message: { by: ChannelWay; text: string }) =>
    write.mutateOnce(
      { id: viewingId, message: { ...message, language, about } },
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
      {write.error && <FailedAlert title="Failed to write to the client" error={write.error} />}
      <div className="flex flex-wrap gap-2">
        {ways.map((way) =>
          way === 'email' && isMailConnected ? (
            <Button
              key={way}
              size="small"
              disabled={write.isPending}
              onClick={() => record({ by: way, text })}
            >
              Send by email
            </Button>
          ) : (
            <ButtonLink
              key={way}
              size="small"
              variant="quiet"
              href={links[way] ?? ''}
              target="_blank"
              rel="noreferrer"
              onClick={() => setUnsure({ by: way, text })}
            >
              {`Open in ${way === 'email' ? 'your mail app' : ChannelWays.labels[way]}`}
            </ButtonLink>
          ),
        )}
        <Button
          size="small"
          variant="quiet"
          onClick={() =>
            void copyText(
              text,
              { title: 'Message copied', text: '' },
              'Select the text and copy it.',
            )
          }
        >
          Copy
        </Button>
      </div>
      {unsure ? (
        <ConfirmSent
          isBusy={write.isPending}
          onAnswer={(wasSent) => (wasSent ? record(unsure) : setUnsure(null))}
        />
      ) : (
        ways.length === 0 && (
          <p className="text-ink-2">
            This contact has no LINE ID, WhatsApp number or email address. Copy the message instead.
          </p>
        )
      )}
    </section>
  )
}
