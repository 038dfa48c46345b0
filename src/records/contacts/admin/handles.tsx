import { copyText } from '../../../ui/copy-text.ts'
import { Popover } from '../../../ui/overlays/popover.tsx'
import { classNames } from '../../../ui/style/class-names.ts'
import { wayIcons } from '../../../ui/way-icons.ts'
import type { ContactRecord } from '../rules/contact.ts'
import { shownPhone } from '../rules/shown-phone.ts'
import { AskHandle } from './ask-handle.tsx'
import type { Handle } from './contact-calls.ts'
import { addressOf, ways } from './reach.ts'
import { ReachLink } from './reach-link.tsx'

/** What is asked for where a way is missing. */
const asked: Record<Handle, { asks: string; adds: string }> = {
  // A button's name contains what stands on it: Call, Mail.
  phone: { asks: 'Phone', adds: 'Add a number to call' },
  email: { asks: 'Email', adds: 'Add an email address' },
  line: { asks: 'LINE ID', adds: 'Add a LINE ID' },
  whatsapp: { asks: 'WhatsApp number', adds: 'Add a WhatsApp number' },
  facebook: { asks: 'Facebook name', adds: 'Add a Facebook name' },
}
const look =
  'grid min-h-14 min-w-0 content-center justify-items-center gap-1 rounded-control border px-1 text-sm leading-tight'
const boxed = classNames(look, 'border-line hover:border-field')
const plain = classNames(look, 'border-transparent hover:bg-hov')

/** Buttons to call and write to a contact, and to copy the number; a missing one is dashed and asks for it. */
export function Handles({ contact }: { contact: ContactRecord }) {
  const { phone, name } = contact
  return (
    <div className="mt-3 grid grid-cols-[1fr_1fr_auto_1fr] gap-1.5">
      {(['phone', 'line', 'whatsapp'] as const).map((handle) => (
        <ReachLinks key={handle} look={boxed} {...{ contact, handle }} />
      ))}
      <button
        type="button"
        disabled={!phone}
        aria-label={`Copy the number of ${name}`}
        onClick={() => void copyPhone(phone ?? '')}
        className={classNames(boxed, 'disabled:opacity-60')}
      >
        <span className="icon-copy text-accent" />
        Copy
      </button>
    </div>
  )
}

/** All ways to reach a contact in one line, and their vCard. */
export function HandleLine({ contact }: { contact: ContactRecord }) {
  return (
    <div className="-mx-2 grid grid-cols-[1fr_1fr_auto_1fr_1fr] gap-1 border-y border-line py-1">
      {(['phone', 'email', 'whatsapp', 'line'] as const).map((handle) => (
        <ReachLinks key={handle} look={plain} {...{ contact, handle }} />
      ))}
      <a
        href={`/api/leads/${contact.id}/vcard`}
        download
        aria-label={`Save ${contact.name} as a vCard`}
        className={plain}
      >
        <span className="icon-contact text-accent" />
        vCard
      </a>
    </div>
  )
}

/** A button for one way to reach a contact; without it, it is dashed and asks for it. */
export function ReachLinks({
  contact,
  handle,
  look,
  label = ways[handle].label,
  tint = 'text-accent',
  greeting,
}: {
  contact: ContactRecord
  handle: Handle
  look: string
  /** What stands on it; its accessible name begins with it. */
  label?: string
  /** The colour of its icon. */
  tint?: string
  /** What a chat begins with. */
  greeting?: string
}) {
  const { hrefOf, isApp } = ways[handle]
  const icon = wayIcons[handle]
  const { asks, adds } = asked[handle]
  const text = addressOf(contact, handle)
  if (text)
    return (
      <ReachLink
        way={{ id: handle, label, href: hrefOf(text, greeting), isApp }}
        name={contact.name}
        className={look}
      >
        <span className={`${tint} ${icon}`} />
        {label}
      </ReachLink>
    )
  return (
    <Popover
      label={adds}
      backCloses={false}
      trigger={
        <button
          type="button"
          aria-label={`${label === ways[handle].label ? '' : `${label}: `}${adds} of ${contact.name}`}
          className={classNames(look, 'border-dashed border-field! text-ink-2')}
        >
          <span className={`text-ink-3 ${icon}`} />
          {label}
        </button>
      }
    >
      {(close) => <AskHandle {...{ contact, handle, asks }} onDone={close} />}
    </Popover>
  )
}

/** Copies a phone number as it is shown; where the browser refuses, it shows it. */
export function copyPhone(typed: string): Promise<void> {
  const phone = shownPhone(typed)
  return copyText(phone, { text: `Copied ${phone}` }, `Copy the number: ${phone}`)
}
