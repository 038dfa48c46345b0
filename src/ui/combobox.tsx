import { useId } from 'react'
import { ComboboxBox } from './combobox-box.tsx'
import { ComboboxList, type GroupedOption } from './combobox-list.tsx'
import { Field, type FieldLink, type Labelled } from './field.tsx'
import { IconButton } from './icon-button.tsx'
import { PlainSelect } from './plain-select.tsx'
import { useCombobox } from './use-combobox.ts'
import { useHydrated } from './use-hydrated.ts'

type Props = Labelled & {
  /** The field's name in its form; left out where no form is posted. */
  name?: string
  options: readonly GroupedOption[]
  /** The chosen option's value; '' while nothing is. */
  value: string
  onChange: (value: string) => void
  placeholder?: string
  disabled?: boolean
  required?: boolean
  /** The options meant by what is typed, best first; by their own words where it is left out. */
  match?: (typed: string) => readonly GroupedOption[]
  /** Looks the options up elsewhere as one types; `busy` while they are on their way. */
  onSearch?: (typed: string) => void
  busy?: boolean
  /** Says that nothing matches what is typed, and what to do. */
  nothingFound?: (typed: string) => string
}

/**
 * A choice of one from a long list, found by typing. Without JavaScript it is a plain select, in the
 * same place and size.
 */
export function Combobox(props: Props) {
  const { label, hint, className, required } = props
  const hydrated = useHydrated()
  const box = useCombobox(props)
  const error = box.error ?? props.error
  return (
    <Field {...{ label, error, hint, className, required }}>
      {(link) =>
        hydrated ? (
          <SearchBox {...props} box={box} link={link} />
        ) : (
          <PlainSelect {...props} link={link} />
        )
      }
    </Field>
  )
}

function SearchBox({
  box,
  link,
  label,
  name,
  options,
  value,
  placeholder,
  disabled,
  required,
  busy = false,
}: Props & { box: ReturnType<typeof useCombobox<GroupedOption>>; link: FieldLink }) {
  const listId = useId()
  const chosen = options.find((option) => option.value === value)
  const mark = box.typed === null && chosen?.mark
  const isClearable = (value !== '' || box.text !== '') && !required && !disabled
  return (
    <div className="relative min-w-0">
      <ComboboxBox
        {...link}
        ref={(input) => input?.setCustomValidity(box.isUnmatched ? box.message : '')}
        listId={box.isOpen ? listId : null}
        active={box.shown.length > 0 ? box.active : null}
        start={mark}
        required={required}
        disabled={disabled}
        placeholder={placeholder}
        value={box.typed ?? (chosen ? optionText(chosen) : '')}
        onClick={box.open}
        onBlur={box.leave}
        onChange={(event) => {
          // What is being typed is no change of the form's yet.
          event.stopPropagation()
          box.type(event.currentTarget.value)
        }}
        onKeyDown={box.press}
        // The message stands below; the browser's own would cover it.
        onInvalid={(event) => {
          event.preventDefault()
          event.currentTarget.focus()
          box.take()
        }}
      />
      {isClearable ? (
        <IconButton
          label={`Clear ${label}`}
          onClick={box.clear}
          className="absolute inset-y-0 right-1 my-auto"
        >
          <span className="icon-x before:size-4" />
        </IconButton>
      ) : (
        <span className="icon-chevron-down pointer-events-none absolute inset-y-0 right-3 grid place-items-center text-ink-3" />
      )}
      {name && <input type="hidden" name={name} value={box.sent} />}
      <p role="status" className="sr-only">
        {box.error}
      </p>
      {box.isOpen && (
        <ComboboxList
          id={listId}
          label={label}
          options={box.shown}
          active={box.active}
          value={value}
          isGrouped={box.text === ''}
          busy={busy}
          nothingFound={box.message}
          onChoose={box.choose}
        />
      )}
    </div>
  )
}

function optionText({ label, note }: GroupedOption): string {
  return note ? `${label} · ${note}` : label
}
