import { useId } from 'react'
import { Field, type FieldLink, type Labelled } from '../fields/field.tsx'
import type { GroupedOption } from '../fields/grouped-options.ts'
import { PlainSelect } from '../fields/plain-select.tsx'
import { IconButton } from '../icon-button.tsx'
import { useTexts } from '../language.tsx'
import { useHydrated } from '../style/use-hydrated.ts'
import { choiceTexts } from './choice-texts.ts'
import { ComboboxBox } from './combobox-box.tsx'
import { ComboboxList } from './combobox-list.tsx'
import { useCombobox } from './use-combobox.ts'

type Props = Labelled & {
  /** The name of the form field; omitted when no form is submitted. */
  name?: string
  options: readonly GroupedOption[]
  /** The value of the chosen option; '' for none. */
  value: string
  onChange: (value: string) => void
  placeholder?: string
  disabled?: boolean
  required?: boolean
  /** Returns the options that match a query, best first; by default `matchOptions`. */
  match?: (typed: string) => readonly GroupedOption[]
  /** Loads options while typing; set `busy` while they are loading. */
  onSearch?: (typed: string) => void
  busy?: boolean
  /** The message when nothing matches. */
  nothingFound?: (typed: string) => string
}

/**
 * A combobox: a choice of one from a long list with a search. Without JavaScript a plain select of the same
 * size.
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
  const texts = useTexts(choiceTexts)
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
          // Typing does not change the form's value yet.
          event.stopPropagation()
          box.type(event.currentTarget.value)
        }}
        onKeyDown={box.press}
        // The message is shown below; the browser's would cover it.
        onInvalid={(event) => {
          event.preventDefault()
          event.currentTarget.focus()
          box.take()
        }}
      />
      {isClearable ? (
        <IconButton
          label={texts.clear(label)}
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
