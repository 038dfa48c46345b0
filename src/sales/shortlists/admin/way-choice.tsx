import type { ContactRecord } from '../../../records/contacts/rules/contact.ts'
import { shownPhone } from '../../../records/contacts/rules/shown-phone.ts'
import { whatsappOf } from '../../../shared/whatsapp-number.ts'
import { classNames } from '../../../ui/style/class-names.ts'
import { wayIcons } from '../../../ui/way-icons.ts'
import { type ShareWay, ShareWays } from '../rules/shortlist.ts'
import { missingWay } from './person/missing-way.tsx'
import { personTexts } from './person/person-texts.ts'
import { shortlistTexts } from './shortlist-texts.ts'

const icons: Readonly<Record<ShareWay, string>> = {
  ...wayIcons,
  link: 'icon-link',
  pdf: 'icon-file-down',
}
const short: Partial<Record<ShareWay, string>> = { link: 'Copy', pdf: 'PDF' }

/** How the homes are sent, as radio buttons side by side; a way that the person lacks is dashed and says so. */
export function WayChoice({
  value,
  onChange,
  device,
  contact,
  isMailConnected,
}: {
  value: ShareWay
  onChange: (way: ShareWay) => void
  device: 'touch' | 'mouse'
  contact: ContactRecord | undefined
  isMailConnected: boolean
}) {
  const hintOf = (way: ShareWay) => {
    if (!contact) return shortlistTexts.wayHint[way][device]
    const missing = missingWay(contact, way)
    if (missing) return personTexts.noAddress[missing]
    if (way === 'line') return contact.line
    if (way === 'whatsapp') return shownPhone(whatsappOf(contact))
    if (way === 'email') return isMailConnected ? personTexts.fromHere : personTexts.inYourMail
    return shortlistTexts.wayHint[way][device]
  }
  return (
    <fieldset className="grid grid-cols-5 gap-2 max-sm:grid-cols-[1fr_1.3fr_1fr_1fr_1fr] max-sm:gap-1.5">
      <legend className="contents">
        <span className="col-span-full text-base font-strong">{shortlistTexts.by}</span>
      </legend>
      {ShareWays.ids.map((way) => {
        const isMissing = contact !== undefined && missingWay(contact, way) !== null
        const hint = hintOf(way) ?? ''
        return (
          <label
            key={way}
            title={hint}
            className={classNames(
              'relative grid min-w-0 cursor-pointer justify-items-center gap-0.5 rounded-card border bg-card px-1 py-2.5 text-center hover:border-field',
              isMissing ? 'border-dashed border-field text-ink-2' : 'border-line',
              'has-checked:border-accent has-checked:bg-accent-wash has-checked:outline-1 has-checked:-outline-offset-2 has-checked:outline-accent',
              'has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-accent',
            )}
          >
            <input
              type="radio"
              name="send-by"
              value={way}
              checked={way === value}
              onChange={() => onChange(way)}
              className="absolute inset-0 cursor-pointer opacity-0"
            />
            <span
              className={classNames('before:size-5', icons[way], !isMissing && 'text-accent')}
            />
            <b className="max-w-full truncate font-medium">
              <span className="max-sm:hidden">{ShareWays.labels[way]}</span>
              <span className="sm:hidden">{short[way] ?? ShareWays.labels[way]}</span>
            </b>
            <span
              className={classNames(
                'max-w-full truncate text-ink-2 tabular-nums',
                isMissing ? 'max-sm:sr-only' : 'max-sm:hidden',
              )}
            >
              {hint}
            </span>
          </label>
        )
      })}
    </fieldset>
  )
}
