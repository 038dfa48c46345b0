import { copyText } from '../../ui/copy-text.ts'
import { Popover } from '../../ui/overlays/popover.tsx'
import { classNames } from '../../ui/style/class-names.ts'
import type { ContactRecord } from '../rules/contact.ts'
import { AskHandle } from './ask-handle.tsx'
import type { Handle } from './contact-calls.ts'
import { ways } from './reach.ts'

/** The ways with a button, and what is asked where one is missing. */
const handles: readonly { handle: Exclude<Handle, 'email'>; asks: string }[] = [
  { handle: 'phone', asks: 'Phone' },
  { handle: 'line', asks: 'LINE ID' },
  { handle: 'whatsapp', asks: 'WhatsApp number' },
]
const look =
  'grid min-h-14 min-w-0 content-center justify-items-center gap-1 rounded-control border px-1 text-sm leading-tight hover:border-field'

/** Buttons to reach a contact; a missing one is dashed and asks for it. */
export function Handles({ contact }: { contact: ContactRecord }) {
  const { phone } = contact
  return (
    <div className="mt-3 grid grid-cols-[1fr_1fr_1.32fr_1fr] gap-1.5">
      {handles.map(({ handle, asks }) => {
        const { label, icon, hrefOf, isApp } = ways[handle]
        const text = contact[handle]
        return text ? (
          <a
            key={handle}
            href={hrefOf(text)}
            aria-label={`${label} ${contact.name}`}
            {...(isApp && { target: '_blank', rel: 'noopener' })}
            className={classNames(look, 'border-line')}
          >
            <span className={`text-accent ${icon}`} />
            {label}
          </a>
        ) : (
          <Popover
            key={handle}
            label={`Add a ${asks}`}
            backCloses={false}
            trigger={
              <button
                type="button"
                aria-label={`Add a ${asks} of ${contact.name}`}
                className={classNames(look, 'border-dashed border-field text-ink-2')}
              >
                <span className={`text-ink-3 ${icon}`} />
                {label}
              </button>
            }
          >
            {(close) => <AskHandle {...{ contact, handle, asks }} onDone={close} />}
          </Popover>
        )
      })}
      <button
        type="button"
        disabled={!phone}
        aria-label={`Copy the number of ${contact.name}`}
        onClick={() => void copyPhone(phone ?? '')}
        className={classNames(look, 'border-line disabled:opacity-60')}
      >
        <span className="icon-copy text-accent" />
        Copy
      </button>
    </div>
  )
}

/** Copies a phone number; where the browser refuses, it shows it. */
export function copyPhone(phone: string): Promise<void> {
  return copyText(phone, { text: `${phone} is copied.` }, `Copy the number: ${phone}`)
}
