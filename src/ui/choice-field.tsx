import type { ComponentProps } from 'react'
import { type Labelled, SelectField } from './field.tsx'

/** A labelled choice of one of these; `none` names the choice of nothing, where there is one. */
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

/** What a form keeps of a choice: null for none. */
export const orNull = (chosen: unknown) => (chosen === '' || chosen === null ? null : chosen)

/** What a form keeps of a choice between yes and no. */
export const yesNo = (chosen: unknown) => {
  const known = orNull(chosen)
  return known === null ? null : String(known) === 'true'
}
