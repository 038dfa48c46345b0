import { useId } from 'react'
import { fieldBox, fieldLabel } from '../../../ui/fields/field.tsx'
import { classNames } from '../../../ui/style/class-names.ts'
import { linkClass } from '../../../ui/style/link-class.ts'

/**
 * A text that is made from the unit's facts until somebody writes it: an edit makes it `By hand`, `Make it again`
 * takes it back. An empty value is a made text.
 */
export function ListingTextField({
  label,
  value,
  made,
  best,
  max,
  rows,
  error,
  onChange,
}: {
  label: string
  value: string
  /** Null for a unit that is not saved yet. */
  made: string | null
  /** Characters that search engines show. */
  best: number
  max: number
  rows: number
  error?: string | null | undefined
  onChange: (value: string) => void
}) {
  const id = useId()
  const isByHand = value !== ''
  const shown = isByHand ? value : (made ?? '')
  const isLong = shown.length > best
  return (
    <div className="grid grid-cols-1 gap-1.5">
      <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <label htmlFor={id} className={fieldLabel}>
          {label}
        </label>
        <span className="ml-auto flex items-center gap-3 text-sm">
          {isByHand && (
            <>
              <span className="rounded-full bg-warning-wash px-2.5 py-0.5 text-warning">
                By hand
              </span>
              <button type="button" onClick={() => onChange('')} className={linkClass}>
                Make it again
              </button>
            </>
          )}
          <span className={`tabular-nums ${isLong ? 'text-warning' : 'text-ink-3'}`}>
            {shown.length} of {best}
          </span>
        </span>
      </div>
      <textarea
        id={id}
        rows={rows}
        maxLength={max}
        value={shown}
        placeholder={made === null ? 'Made from the facts when the unit is saved' : undefined}
        aria-invalid={error ? true : undefined}
        aria-describedby={error || isLong ? `${id}-note` : undefined}
        onChange={({ currentTarget }) => {
          const text = rows === 1 ? currentTarget.value.replace(/\n/g, ' ') : currentTarget.value
          onChange(text.trim() === '' || text === made ? '' : text)
        }}
        className={classNames(
          fieldBox,
          'control-text field-sizing-content py-2.5',
          !isByHand && 'text-ink-2',
        )}
      />
      {(error || isLong) && (
        <p id={`${id}-note`} className={`text-sm ${error ? 'text-danger' : 'text-warning'}`}>
          {error || `Search engines cut what is longer than ${best} characters.`}
        </p>
      )}
    </div>
  )
}
