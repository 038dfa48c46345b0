import { type Ref, useCallback, useEffect, useId, useLayoutEffect, useRef } from 'react'
import { readBaht, twoReadings } from '../../shared/fields/read-amount.ts'
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
  read = unit?.startsWith('THB') ? readBaht : readNumber,
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
  /** How the text is read, for years and amounts without a unit; amounts in THB are read as people write them. */
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
    fault: (text) => faultOf(text, read === readBaht) ?? `Enter a number, for example ${example}`,
  })
  // Entering changes the text, which removes the selection: it is selected again with that change.
  const entered = useRef<HTMLInputElement>(null)
  const input = useRef<HTMLInputElement>(null)
  useLayoutEffect(() => {
    entered.current?.select()
    entered.current = null
  })
  const hold = useCallback(
    (element: HTMLInputElement | null) => {
      input.current = element
      if (typeof ref === 'function') ref(element)
      else if (ref) ref.current = element
    },
    [ref],
  )
  useEffect(() => {
    if (!box.isWrong) input.current?.setCustomValidity('')
  }, [box.isWrong])
  return (
    <Field {...{ label, hint, className }} required={rest.required} error={box.error ?? error}>
      {(link) => (
        <div className="relative min-w-0">
          <input
            {...link}
            {...rest}
            ref={hold}
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

/** Why an amount is refused that could mean two: `780.000 could be 780,000 or 780`. */
function faultOf(text: string, isAmount: boolean): string | null {
  const readings = isAmount ? twoReadings(text) : null
  if (!readings) return null
  const [larger, smaller] = readings.map((each) => writeNumber(each))
  return `Enter ${larger} or ${smaller}: ${text.trim()} could be either`
}

/** A number as the field may have it: a year, an amount of money, an area, or else a count such as of bedrooms. */
function exampleOf(unit: string | undefined, isPlain: boolean): string {
  if (isPlain) return '1998'
  if (unit?.startsWith('THB')) return '62,000'
  return unit ? '35' : '2'
}
