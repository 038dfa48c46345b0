import type { ComponentProps } from 'react'
import { type Labelled, SelectField } from './field.tsx'

/** A labelled select; `none` is the label of the empty choice, if allowed. */
export function ChoiceField({
  options,
  none,
  ...rest
}: Labelled &
  ComponentProps<'select'> & {
    options: readonly { value: string; label: string }[]
    none?: string
  }) {
  return (
    <SelectField {...rest}>
      {none !== undefined && <option value="">{none}</option>}
      {options.map(({ value, label }) => (
        <option key={value} value={value}>
          {label}
        </option>
      ))}
    </SelectField>
  )
}

/** Converts a choice to a form value: null for none. */
export const orNull = (chosen: unknown) => (chosen === '' || chosen === null ? null : chosen)

/** Converts a yes/no choice to a form value: true, false or null. */
export const yesNo = (chosen: unknown) => {
  const value = orNull(chosen)
  return value === null ? null : String(value) === 'true'
}
