import { type KeyboardEvent, type Ref, useId, useRef, useState } from 'react'
import { Field, fieldBox, type Labelled } from '../fields/field.tsx'
import { withToggled } from '../fields/with-toggled.ts'
import { FloatingList } from '../overlays/floating-list.tsx'
import { wrapIndex } from '../pictures/wrap-index.ts'
import { classNames } from '../style/class-names.ts'
import { arrowStep } from './arrow-step.ts'
import { ListOption } from './list-option.tsx'
import { matchOptions, type Option } from './match-options.ts'

/**
 * A choice of several from a list, shown as removable chips. Typing searches, Enter toggles, Backspace
 * removes the last.
 */
export function MultiSelect({
  label,
  hint,
  error,
  className,
  options,
  value,
  onChange,
  onBlur,
  match = (query) => matchOptions(options, query),
  placeholder,
  required = false,
  disabled = false,
  ref,
}: Labelled & {
  options: readonly Option[]
  value: readonly string[]
  onChange: (value: string[]) => void
  onBlur?: () => void
  /** Finds the options by what was typed; by default by their labels. */
  match?: (query: string) => readonly Option[]
  placeholder?: string
  required?: boolean
  disabled?: boolean
  ref?: Ref<HTMLInputElement>
}) {
  const listId = useId()
  const box = useRef<HTMLDivElement>(null)
  const [state, setState] = useState({ typed: '', isOpen: false, active: 0 })
  const { typed: query, isOpen } = state
  const matches = query.trim() === '' ? options : match(query)
  const active = Math.min(state.active, matches.length - 1)
  const chosen = options.filter((option) => value.includes(option.value))
  const order = options.map((option) => option.value)

  function toggle(pressed: string): void {
    onChange(withToggled(order, value, pressed))
    setState({ typed: '', isOpen, active: query === '' ? active : order.indexOf(pressed) })
  }

  function remove(removed: string): void {
    toggle(removed)
    box.current?.querySelector('input')?.focus()
  }

  function handleKeyDown(event: KeyboardEvent): void {
    const step = arrowStep(event.key)
    const highlighted = matches[active]
    const last = chosen.at(-1)
    if (step) {
      event.preventDefault()
      const next = isOpen ? wrapIndex(active, step, matches.length) : active
      setState({ ...state, isOpen: true, active: next })
    } else if (event.key === 'Enter' && isOpen) {
      event.preventDefault()
      if (highlighted) toggle(highlighted.value)
    } else if (event.key === 'Backspace' && query === '' && last) {
      toggle(last.value)
    } else if (event.key === 'Escape' && isOpen) {
      setState({ typed: '', isOpen: false, active: 0 })
    }
  }

  return (
    <Field {...{ label, hint, error, className, required }}>
      {(link) => (
        <div ref={box} className="relative min-w-0">
          <div className={classNames(fieldBox, boxLook)}>
            {chosen.map((option) => (
              <span key={option.value} className={chipLook}>
                <span className="truncate">{option.label}</span>
                {!disabled && (
                  <button
                    type="button"
                    tabIndex={-1}
                    aria-label={`Remove ${option.label}`}
                    onClick={() => remove(option.value)}
                    className="icon-x before:size-3.5 grid size-6 place-items-center rounded-[6px] text-ink-2 hover:text-ink pointer-coarse:size-9"
                  />
                )}
              </span>
            ))}
            <input
              {...link}
              ref={ref}
              role="combobox"
              aria-expanded={isOpen}
              aria-controls={isOpen ? listId : undefined}
              aria-activedescendant={
                isOpen && matches.length > 0 ? `${listId}-${active}` : undefined
              }
              aria-autocomplete="list"
              aria-required={required}
              autoComplete="off"
              spellCheck={false}
              disabled={disabled}
              placeholder={chosen.length === 0 ? placeholder : undefined}
              value={query}
              onClick={() => setState({ ...state, isOpen: true })}
              onBlur={() => {
                setState({ typed: '', isOpen: false, active: 0 })
                onBlur?.()
              }}
              onChange={(event) =>
                setState({ typed: event.currentTarget.value, isOpen: true, active: 0 })
              }
              onKeyDown={handleKeyDown}
              className="min-h-7 w-0 min-w-px flex-1 first:min-w-10 outline-none first:pl-2 placeholder:text-ink-3"
            />
          </div>
          <span className="icon-chevron-down pointer-events-none absolute inset-y-0 right-3 grid place-items-center text-ink-3" />
          <p role="status" className="sr-only">
            {chosen.map((option) => option.label).join(', ') || 'Nothing selected'}
          </p>
          {isOpen && (
            <FloatingList
              id={listId}
              label={label}
              multiple
              status={`${matches.length} result${matches.length === 1 ? '' : 's'}`}
              note={matches.length === 0 && `No results for “${query.trim()}”.`}
            >
              {matches.map((option, i) => {
                const isChosen = value.includes(option.value)
                return (
                  <ListOption
                    key={option.value}
                    listId={listId}
                    index={i}
                    isActive={i === active}
                    isSelected={isChosen}
                    onChoose={() => toggle(option.value)}
                    className="min-h-(--press) gap-2.5 px-2.5 py-1.5 text-sm"
                  >
                    <span aria-hidden="true" className={classNames(tickLook, isChosen && ticked)} />
                    {option.label}
                    {option.note && <span className="ml-auto text-ink-2">{option.note}</span>}
                  </ListOption>
                )
              })}
            </FloatingList>
          )}
        </div>
      )}
    </Field>
  )
}

const boxLook =
  'control-text flex min-h-(--control-height) flex-wrap items-center gap-1 py-1 pr-10 pl-1.5! outline-offset-2 has-[input:focus-visible]:outline-2 has-[input:focus-visible]:outline-accent has-aria-invalid:border-danger has-[input:disabled]:bg-wash'
const chipLook =
  'inline-flex max-w-full items-center rounded-[6px] bg-hov pl-2.5 text-sm leading-7 font-medium last-of-type:mr-1 not-has-[button]:pr-2.5'
const tickLook =
  'grid size-4.5 flex-none place-items-center rounded-[4px] border border-field bg-paper'
const ticked = 'icon-check before:size-3.5 border-accent! bg-accent! text-on-accent'
