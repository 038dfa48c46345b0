import { type Ref, useId, useLayoutEffect, useRef } from 'react'
import { readNumber } from '../../shared/fields/read-number.ts'
import { writeNumber } from '../../shared/write-number.ts'
import { classNames } from '../style/class-names.ts'
import { Field, fieldBox, type Labelled } from './field.tsx'
import { useTypedValue } from './use-typed-value.ts'

/**
 * A number with its unit: `THB`, `sqm`. Thousands separators are added on blur. Invalid text stays as typed
 * and blocks submitting; `onFault` reports it to forms that do not use the browser's validation.
 */
export function NumberField({
  label,
  hint,
  error,
  className,
  unit,
  isPlain = false,
  example = exampleOf(unit, isPlain),
  read = readNumber,
  value,
  onChange,
  onBlur,
  onFault,
  ref,
  ...rest
}: Labelled & {
  unit?: string
  /** Without thousands separators, for years. */
  isPlain?: boolean
  /** A number of this field, for the error of a text that is none. */
  example?: string
  /** How the text is read, for amounts and years. */
  read?: typeof readNumber
  value: number | null
  onChange: (value: number | null) => void
  onBlur?: () => void
  onFault?: (fault: string | null) => void
  name?: string
  placeholder?: string
  required?: boolean
  disabled?: boolean
  ref?: Ref<HTMLInputElement>
}) {
  const unitId = useId()
  const box = useTypedValue({
    ...{ value, onChange, onBlur, onFault },
    read,
    write: { read: isPlain ? String : writeNumber, typed: String },
    fault: `Enter a number, for example ${example}`,
  })
  // Entering changes the text, which removes the selection: it is selected again with that change.
  const entered = useRef<HTMLInputElement>(null)
  useLayoutEffect(() => {
    entered.current?.select()
    entered.current = null
  })
  return (
    <Field {...{ label, hint, className }} required={rest.required} error={box.error ?? error}>
      {(link) => (
        <div className="relative min-w-0">
          <input
            {...link}
            {...rest}
            ref={ref}
            aria-describedby={classNames(unit && unitId, link['aria-describedby']) || undefined}
            aria-invalid={link['aria-invalid'] ?? (box.isWrong || undefined)}
            // Amounts are typed with letters, too: `25k`, `4.5 ล้าน`.
            inputMode={read === readNumber || isPlain ? 'decimal' : 'text'}
            autoComplete="off"
            value={box.text}
            onFocus={(event) => {
              entered.current = event.currentTarget
              event.currentTarget.select()
              box.enter()
            }}
            onChange={(event) => {
              entered.current = null
              event.currentTarget.setCustomValidity('')
              box.type(event.currentTarget.value)
            }}
            onBlur={(event) => {
              event.currentTarget.setCustomValidity(box.isWrong ? 'Enter a number' : '')
              box.leave()
            }}
            className={classNames(fieldBox, 'control tabular-nums', unit && 'pr-14!')}
          />
          {unit && (
            <span
              id={unitId}
              className="pointer-events-none absolute inset-y-0 right-3.5 grid place-items-center text-ink-3"
            >
              {unit}
            </span>
          )}
        </div>
      )}
    </Field>
  )
}

/** A number as the field may have it: a year, an amount of money, an area, or else a count such as of bedrooms. */
function exampleOf(unit: string | undefined, isPlain: boolean): string {
  if (isPlain) return '1998'
  if (unit?.startsWith('THB')) return '62,000'
  return unit ? '35' : '2'
}
