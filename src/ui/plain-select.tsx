import { classNames } from './class-names.ts'
import { type GroupedOption, groupOptions } from './combobox-list.tsx'
import { type FieldLink, fieldBox } from './field.tsx'

/** The same choice as a combobox, for browsers without JavaScript and until it runs. */
export function PlainSelect({
  link,
  name,
  options,
  value,
  onChange,
  placeholder = '',
  disabled,
  required,
}: {
  link: FieldLink
  name?: string
  options: readonly GroupedOption[]
  value: string
  onChange: (value: string) => void
  placeholder?: string
  disabled?: boolean
  required?: boolean
}) {
  return (
    <select
      {...link}
      name={name}
      defaultValue={value}
      disabled={disabled}
      required={required}
      // What was chosen before this code ran is kept.
      ref={(select) => {
        if (select && select.value !== value) onChange(select.value)
      }}
      className={classNames(fieldBox, 'h-11.5 truncate')}
    >
      {!options.some((option) => option.value === '') && <option value="">{placeholder}</option>}
      {groupOptions(options).map(({ name: group, options: members }) => {
        const choices = members.map((option) => (
          <option key={option.value} value={option.value}>
            {option.note ? `${option.label} · ${option.note}` : option.label}
          </option>
        ))
        return group ? (
          <optgroup key={group} label={group}>
            {choices}
          </optgroup>
        ) : (
          choices
        )
      })}
    </select>
  )
}
