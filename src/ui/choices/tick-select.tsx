import { useId } from 'react'
import { CheckboxField, fieldBox, fieldLabel } from '../fields/field.tsx'
import { withToggled } from '../fields/with-toggled.ts'
import { Popover } from '../overlays/popover.tsx'
import { classNames } from '../style/class-names.ts'

/** A choice of several from a short list: a field that says what is chosen and opens checkboxes. */
export function TickSelect({
  label,
  any,
  options,
  value,
  onChange,
  isLabelHidden = false,
}: {
  label: string
  /** Shown when nothing is chosen. */
  any: string
  options: readonly { value: string; label: string }[]
  value: readonly string[]
  onChange: (value: string[]) => void
  isLabelHidden?: boolean
}) {
  const id = useId()
  const order = options.map((option) => option.value)
  const chosen = options.filter((option) => value.includes(option.value))
  const text = chosen.map((option) => option.label).join(', ')
  return (
    <div className="grid min-w-0 grid-cols-1 gap-1.5">
      <span id={id} className={isLabelHidden ? 'sr-only' : fieldLabel}>
        {label}
      </span>
      <Popover
        label={label}
        backCloses={false}
        trigger={
          <button
            type="button"
            aria-label={`${label}: ${text || any}`}
            className={classNames(fieldBox, 'control flex items-center gap-2 text-left')}
          >
            <span className={classNames('min-w-0 flex-1 truncate', !text && 'text-ink-3')}>
              {text || any}
            </span>
            <span className="icon-chevron-down text-ink-3 before:size-4" />
          </button>
        }
      >
        {/* biome-ignore lint/a11y/useSemanticElements: a fieldset draws its legend on its border */}
        <div role="group" aria-labelledby={id} className="dense grid grid-cols-2 gap-x-4">
          {options.map((option) => (
            <CheckboxField
              key={option.value}
              label={option.label}
              checked={value.includes(option.value)}
              onChange={() => onChange(withToggled(order, value, option.value))}
              className="min-h-8.5! has-checked:text-ink pointer-coarse:min-h-11!"
            />
          ))}
        </div>
      </Popover>
    </div>
  )
}
