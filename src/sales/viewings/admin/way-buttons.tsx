import type { ContactRecord } from '../../../records/contacts/rules/contact.ts'
import { whatsappOf } from '../../../shared/whatsapp-number.ts'
import { Button, ButtonLink } from '../../../ui/button.tsx'
import { copyText } from '../../../ui/copy-text.ts'
import { lineTextLink, mailTextLink, whatsappTextLink } from '../../shortlists/admin/message.ts'
import { usualWay } from '../../shortlists/admin/person/usual-way.ts'
import { isTouch } from '../../shortlists/admin/use-shortlist.ts'
import { type ChannelWay, ChannelWays } from '../../shortlists/rules/shortlist.ts'

/** The ways by which a contact can be written to. */
export function waysOf(contact: ContactRecord | undefined, mailTo = ''): ChannelWay[] {
  if (!contact) return []
  const has = { line: contact.line, whatsapp: whatsappOf(contact), email: contact.email || mailTo }
  return ChannelWays.ids.filter((way) => has[way])
}

/**
 * Opens a message in the apps by which a contact can be written to, their usual one first; on a computer, where LINE
 * takes no text, it is copied for LINE. The text can always be copied.
 */
export function WayButtons({
  contact,
  subject,
  text,
  mailTo = contact?.email ?? '',
  isBusy = false,
  onOpen,
  onMail = null,
}: {
  contact: ContactRecord | undefined
  subject: string
  text: string
  /** Whom an e-mail goes to, if not to the contact. */
  mailTo?: string
  isBusy?: boolean
  /** It was opened or copied for this way: whether it was sent is not known. */
  onOpen?: (way: ChannelWay) => void
  /** Sends it by e-mail from here; null where that is not connected. */
  onMail?: (() => void) | null
}) {
  const usual = contact && usualWay(contact)
  const ways = waysOf(contact, mailTo).toSorted((a, b) => Number(b === usual) - Number(a === usual))
  const copy = (title: string) =>
    void copyText(text, { title, text: '' }, 'Select the text and copy it.')
  return (
    <div className="flex flex-wrap gap-2">
      {ways.map((way, at) => {
        const look = { size: 'small', variant: at === 0 ? 'primary' : 'quiet' } as const
        if (way === 'email' && onMail)
          return (
            <Button key={way} {...look} disabled={isBusy} onClick={onMail}>
              Send by email
            </Button>
          )
        if (way === 'line' && !isTouch())
          return (
            <Button
              key={way}
              {...look}
              onClick={() => {
                copy('Message copied. Paste it into LINE.')
                onOpen?.(way)
              }}
            >
              Copy for LINE
            </Button>
          )
        return (
          <ButtonLink
            key={way}
            {...look}
            href={hrefOf(way, contact, mailTo, subject, text)}
            target="_blank"
            rel="noreferrer"
            onClick={() => onOpen?.(way)}
          >
            {`Open in ${way === 'email' ? 'your email app' : ChannelWays.labels[way]}`}
          </ButtonLink>
        )
      })}
      <Button size="small" variant="quiet" onClick={() => copy('Message copied')}>
        Copy
      </Button>
    </div>
  )
}

function hrefOf(
  way: ChannelWay,
  contact: ContactRecord | undefined,
  mailTo: string,
  subject: string,
  text: string,
): string {
  if (way === 'line') return lineTextLink(text)
  if (way === 'email') return mailTextLink(subject, text, mailTo)
  return whatsappTextLink(text, (contact && whatsappOf(contact)) ?? '')
}
