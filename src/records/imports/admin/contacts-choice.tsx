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
    <div className="dense flex flex-wrap items-center gap-x-3 gap-y-2 rounded-card border border-line bg-card px-4 py-2">
      <p className="min-w-0 flex-1 basis-60 text-ink wrap-anywhere">
        <span className="icon-circle-exclamation-point mr-2 inline-flex align-[-0.15em] text-warning before:size-4" />
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
