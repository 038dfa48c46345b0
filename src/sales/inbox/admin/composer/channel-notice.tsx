import { useQuery } from '@tanstack/react-query'
import { type ReactNode, useState } from 'react'
import { contactQuery } from '../../../../records/contacts/admin/contact-calls.ts'
import { ways } from '../../../../records/contacts/admin/reach.ts'
import type { ContactRecord } from '../../../../records/contacts/rules/contact.ts'
import { mailLink, whatsappLink } from '../../../../shared/contact-links.ts'
import { labelOf } from '../../../../shared/fields/value-set.ts'
import { faultIn } from '../../../../shared/refusals/fault-in.ts'
import { whatsappNumber, whatsappOf } from '../../../../shared/whatsapp-number.ts'
import { Button } from '../../../../ui/button.tsx'
import { copyText } from '../../../../ui/copy-text.ts'
import { useLanguage } from '../../../../ui/language.tsx'
import { useNarrow } from '../../../../ui/style/use-narrow.ts'
import { type ChannelRecord, isSent, mailAddressOf } from '../../rules/channel.ts'
import { Channels, type ThreadRecord } from '../../rules/thread.ts'

/** Whether what is written goes out, and if not, the ways in which it can be sent elsewhere. */
export function ChannelNotice({
  thread,
  channel,
  text,
  onSent,
  children,
}: {
  thread: ThreadRecord
  channel: ChannelRecord
  /** What is written so far: other programs open with it. */
  text: string
  /** Records what was sent in another program. */
  onSent: () => void
  /** What stands beside it. */
  children?: ReactNode
}) {
  const language = useLanguage()
  const isNarrow = useNarrow()
  const contact = useQuery(contactQuery(thread.contactId)).data
  const { why } = channel
  // The program that takes no text, for which it was copied.
  const [pasted, setPasted] = useState<string | null>(null)
  const goesOut = isSent(channel, thread)
  if (goesOut && !why) return null
  const label = labelOf(Channels, thread.channel, language)
  return (
    <div className="flex flex-wrap items-center gap-x-4 gap-y-0.5 px-1 pb-1.5">
      <p className="icon-info flex min-w-0 flex-1 basis-40 gap-2 md:basis-72 text-ink-2 before:mt-0.5 before:size-4 before:text-warning">
        <span className="min-w-0">
          {goesOut ? (
            why && faultIn(language, why)
          ) : channel.sendsTo === 'email' ? (
            <>
              <b className="font-strong text-ink">Recorded, not sent.</b>{' '}
              {channel.isConnected
                ? 'No email address to send this to.'
                : isNarrow
                  ? 'Email isn’t connected.'
                  : 'Email isn’t set up. Ask your admin.'}
            </>
          ) : (
            <>
              <b className="font-strong text-ink">{`${label} isn’t connected.`}</b>{' '}
              {isNarrow ? 'Recorded, not delivered.' : 'Messages are recorded here, not delivered.'}
            </>
          )}
        </span>
      </p>
      {!goesOut && (
        <p className="flex flex-wrap gap-x-4">
          {waysOut(thread, contact, text).map(({ label: way, href, isApp }) => (
            <a
              key={way}
              href={href}
              {...(isApp && { target: '_blank', rel: 'noopener' })}
              onClick={() => {
                if (way === 'Call' || text === '') return
                setPasted(way)
                if (!takesNoText.has(way)) return
                void copyText(
                  text,
                  { text: `Message copied. Paste it in ${nameOfProgram(way)}.` },
                  `Couldn’t copy. Copy the message: ${text}`,
                )
              }}
              className="inline-flex min-h-8 items-center font-medium text-accent hover:underline pointer-coarse:min-h-11"
            >
              {way}
            </a>
          ))}
        </p>
      )}
      {children}
      {pasted && text !== '' && (
        <fieldset className="flex w-full flex-wrap items-center gap-x-3 gap-y-1.5 rounded-control bg-accent-wash px-3 py-1.5">
          <legend className="float-left mr-auto font-medium">Did you send it?</legend>
          <Button
            size="small"
            onClick={() => {
              setPasted(null)
              onSent()
            }}
          >
            Yes, record it
          </Button>
          <Button variant="quiet" size="small" onClick={() => setPasted(null)}>
            No
          </Button>
        </fieldset>
      )}
    </div>
  )
}

/** Programs that open without the text. */
const takesNoText = new Set(['LINE', 'Open LINE', 'Open Messenger', 'Open Instagram'])
const nameOfProgram = (way: string) => way.replace('Open ', '')

const LINE_HANDLE = /^@?[a-z0-9._-]{2,40}$/i

type WayOut = { label: string; href: string; isApp: boolean }

/** The programs in which a message can be sent. */
function waysOut(thread: ThreadRecord, contact: ContactRecord | undefined, text: string): WayOut[] {
  const { channel, handle, subject } = thread
  if (channel === 'whatsapp') {
    const number = whatsappNumber(handle)
    return number ? [{ label: 'Open WhatsApp', href: whatsappLink(number, text), isApp: true }] : []
  }
  if (channel === 'line') {
    // A conversation may go by a name that is no LINE ID.
    const line = contact?.line ?? (LINE_HANDLE.test(handle) ? handle : null)
    return line ? [{ label: 'Open LINE', href: ways.line.hrefOf(line), isApp: true }] : []
  }
  if (channel === 'facebook') {
    return [{ label: 'Open Messenger', href: ways.facebook.hrefOf(handle), isApp: true }]
  }
  if (channel === 'instagram') {
    const name = encodeURIComponent(handle.replace(/^@/, ''))
    return [{ label: 'Open Instagram', href: `https://ig.me/m/${name}`, isApp: true }]
  }
  const address = mailAddressOf(thread) ?? contact?.email
  const phone = contact?.phone ?? (/^\+\d/.test(handle) ? handle : null)
  const whatsapp = whatsappOf({ whatsapp: contact?.whatsapp ?? null, phone })
  const title = subject && (/^re:/i.test(subject) ? subject : `Re: ${subject}`)
  return [
    phone && { label: 'Call', href: ways.phone.hrefOf(phone), isApp: false },
    contact?.line && { label: 'LINE', href: ways.line.hrefOf(contact.line), isApp: true },
    whatsapp && { label: 'WhatsApp', href: whatsappLink(whatsapp, text), isApp: true },
    address && { label: 'Email', href: mailLink(address, title ?? '', text), isApp: false },
  ].filter((way): way is WayOut => !!way)
}
