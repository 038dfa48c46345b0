import { classNames } from './class-names.ts'
import { type GroupedOption, groupOptions } from './combobox-list.tsx'
import { useDrawn } from './draw-memory.tsx'
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
  const isEmptyOffered = options.some((option) => option.value === '')
  return (
    <select
      {...link}
      name={name}
      disabled={disabled}
      required={required}
      // What was chosen before this code ran is kept.
      ref={(select) => {
        if (select && select.value !== value) onChange(select.value)
      }}
      defaultValue={value}
      // Hundreds of options cost no phone its first picture: they stand once it is about to be opened.
      className={classNames(fieldBox, 'control truncate [&:not(:focus)_optgroup]:hidden')}
    >
      {!isEmptyOffered && <option value="">{placeholder}</option>}
      {groupOptions(options.filter((option) => !option.isShortcut)).map(
        ({ name, options: members }) =>
          name ? (
            <Group key={name} name={name} options={members} value={value} />
          ) : (
            <Options key="" options={members} />
          ),
      )}
    </select>
  )
}

type GroupProps = { name: string; options: readonly GroupedOption[]; value: string }

function Group({ name, options, value }: GroupProps) {
  // Drawn apart, nothing in it could be the chosen one.
  const isChosen = options.some((option) => option.value === value)
  return isChosen ? (
    <optgroup label={name}>
      <Options options={options} />
    </optgroup>
  ) : (
    <OtherGroup name={name} options={options} />
  )
}

function OtherGroup({ name, options }: Omit<GroupProps, 'value'>) {
  const drawn = useDrawn(options[0] ?? {}, name, <Options options={options} />)
  return <optgroup label={name} {...drawn} />
}

function Options({ options }: { options: readonly GroupedOption[] }) {
  return options.map(({ value, label, note }) => (
    <option key={value} value={value}>
      {note ? `${label} · ${note}` : label}
    </option>
  ))
}
