import { type Ref, useId } from 'react'
import { flushSync } from 'react-dom'
import { readNumber } from '../shared/read-number.ts'
import { writeNumber } from '../shared/write-number.ts'
import { classNames } from './class-names.ts'
import { Field, fieldBox, type Labelled } from './field.tsx'
import { useTypedValue } from './use-typed-value.ts'

/**
 * A number, its unit within the box at its end: `THB`, `sqm`. Thousands are separated once it is left.
 * What is no number stays as it was typed, and holds the form back; `onFault` tells who does not ask the
 * browser.
 */
export function NumberField({
  label,
  hint,
  error,
  className,
  unit,
  isPlain = false,
  value,
  onChange,
  onBlur,
  onFault,
  ref,
  ...rest
}: Labelled & {
  unit?: string
  /** A year is written without separators. */
  isPlain?: boolean
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
    read: readNumber,
    write: { read: isPlain ? String : writeNumber, typed: String },
    fault: isPlain ? 'Write a number, for example 1998' : 'Write a number, for example 62,000',
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
            inputMode="decimal"
            autoComplete="off"
            value={box.text}
            onFocus={(event) => {
              // Another text would take the selection with it that the Tab key makes.
              flushSync(box.enter)
              event.currentTarget.select()
            }}
            onChange={(event) => {
              event.currentTarget.setCustomValidity('')
              box.type(event.currentTarget.value)
            }}
            onBlur={(event) => {
              event.currentTarget.setCustomValidity(box.isWrong ? 'This is no number' : '')
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
