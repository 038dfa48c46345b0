import { classNames } from '../style/class-names.ts'
import { type FieldLink, fieldBox } from './field.tsx'
import { type GroupedOption, groupOptions } from './grouped-options.ts'

/** A combobox as a plain select, for browsers without JavaScript and before hydration. */
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
  const isEmptyOffered = options.some((option) => option.value === '')
  return (
    <select
      {...link}
      name={name}
      disabled={disabled}
      required={required}
      // Keeps a choice made before hydration.
      ref={(select) => {
        if (select && select.value !== value) onChange(select.value)
      }}
      defaultValue={value}
      // Hundreds of options slow down the first paint on phones, so they are hidden until focused.
      className={classNames(fieldBox, 'control truncate [&:not(:focus)_optgroup]:hidden')}
    >
      {!isEmptyOffered && <option value="">{placeholder}</option>}
      {groupOptions(options.filter((option) => !option.isShortcut)).map(
        ({ name, options: members }) =>
          name ? (
            <optgroup key={name} label={name}>
              <Options options={members} />
            </optgroup>
          ) : (
            <Options key="" options={members} />
          ),
      )}
    </select>
  )
}

function Options({ options }: { options: readonly GroupedOption[] }) {
  return options.map(({ value, label, note }) => (
    <option key={value} value={value}>
      {note ? `${label} · ${note}` : label}
    </option>
  ))
}
