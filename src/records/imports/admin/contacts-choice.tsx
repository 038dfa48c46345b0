import { formatNumber } from '../../../shared/money.ts'
import { Segmented } from '../../../ui/fields/segmented.tsx'

const label = 'Contact details in texts that visitors see'

/** Whether an import removes phone numbers, LINE IDs and e-mail addresses from texts that visitors see. */
export function ContactsChoice({
  rows,
  removes,
  onChange,
}: {
  rows: number
  removes: boolean
  onChange: (removes: boolean) => void
}) {
  const which = rows === 1 ? '1 row has' : `${formatNumber(rows)} rows have`
  return (
    <div className="icon-circle-exclamation-point flex flex-wrap items-center gap-x-3 gap-y-1 rounded-card border border-line bg-card px-4 py-2 text-warning before:size-4">
      <p className="min-w-0 flex-1 text-ink wrap-anywhere">
        {`${which} a phone number, LINE ID or email address in a text that visitors see.`}
      </p>
      <Segmented
        label={label}
        name="contact-details"
        options={[
          { value: 'remove', label: 'Remove them' },
          { value: 'keep', label: 'Keep them' },
        ]}
        value={removes ? 'remove' : 'keep'}
        onChange={(next) => onChange(next === 'remove')}
      />
    </div>
  )
}
