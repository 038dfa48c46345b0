import { type KeyboardEvent, useState } from 'react'
import { useTexts } from '../language.tsx'
import { wrapIndex } from '../pictures/wrap-index.ts'
import { arrowStep } from './arrow-step.ts'
import { choiceTexts } from './choice-texts.ts'
import { matchOptions, type Option } from './match-options.ts'

/**
 * State and handlers of a combobox. On blur or submit the highlighted match of the typed text is chosen;
 * unmatched text stays and sets `error`; an emptied input clears the choice.
 * `typed` is null while nothing is being typed; the input then shows the chosen option. Options loaded by
 * `onSearch` are not filtered again.
 */
export function useCombobox<Choice extends Option>({
  options,
  match = (query) => matchOptions(options, query),
  value,
  required = false,
  onChange,
  onSearch,
  busy = false,
  nothingFound,
}: {
  options: readonly Choice[]
  match?: ((typed: string) => readonly Choice[]) | undefined
  value: string
  required?: boolean | undefined
  onChange: (value: string) => void
  onSearch?: ((typed: string) => void) | undefined
  busy?: boolean | undefined
  nothingFound?: ((typed: string) => string) | undefined
}) {
  const texts = useTexts(choiceTexts)
  const [state, setState] = useState({ isOpen: false, typed: null as string | null, active: 0 })
  const { isOpen, typed } = state
  const text = typed?.trim() ?? ''
  const shown = onSearch || text === '' ? options : match(text)
  const active = Math.min(state.active, shown.length - 1)
  const highlighted = busy ? undefined : shown[active]
  const isUnmatched = text !== '' && !highlighted
  const chosenIndex = Math.max(
    0,
    options.findIndex((option) => option.value === value),
  )

  function open(): void {
    if (isOpen) return
    setState(
      text === '' ? { isOpen: true, typed: null, active: chosenIndex } : { ...state, isOpen: true },
    )
  }

  function close(): void {
    setState({ isOpen: false, typed: null, active: 0 })
  }

  function handleInput(next: string): void {
    setState({ isOpen: true, typed: next, active: next.trim() === '' ? chosenIndex : 0 })
    onSearch?.(next)
  }

  function choose(choice: Choice): void {
    onChange(choice.value)
    close()
  }

  function clear(): void {
    onChange('')
    close()
  }

  function accept(): void {
    if (highlighted) choose(highlighted)
    else setState({ ...state, isOpen: false })
  }

  function handleBlur(): void {
    if (text !== '') accept()
    else if (typed !== null && value !== '' && !required) clear()
    else close()
  }

  function handleKeyDown(event: KeyboardEvent): void {
    const step = arrowStep(event.key)
    if (step) {
      event.preventDefault()
      if (isOpen) setState({ ...state, active: wrapIndex(active, step, shown.length) })
      else open()
    } else if (event.key === 'Enter' && (isOpen || text !== '')) {
      event.preventDefault()
      accept()
    } else if (event.key === 'Escape' && (isOpen || text !== '')) {
      event.preventDefault()
      close()
    }
  }

  const message = text === '' ? texts.nothing : (nothingFound ?? texts.nothingMatches)(text)
  return {
    ...{ isOpen, typed, text, shown, active, message, isUnmatched },
    ...{
      open,
      type: handleInput,
      choose,
      clear,
      take: accept,
      leave: handleBlur,
      press: handleKeyDown,
    },
    /** The submitted value: the highlighted match of the typed text, else the chosen option. */
    sent: text !== '' && highlighted ? highlighted.value : value,
    error: isUnmatched && !isOpen && !busy ? message : null,
  }
}
