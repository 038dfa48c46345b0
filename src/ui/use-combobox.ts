import { type KeyboardEvent, useState } from 'react'
import { matchOptions, type Option } from './match-options.ts'
import { wrapIndex } from './wrap-index.ts'

const KEYS_THAT_MOVE: Readonly<Record<string, 1 | -1>> = { ArrowDown: 1, ArrowUp: -1 }

/**
 * A list that is searched by typing. What is typed counts: the highlighted match is what is chosen, as
 * soon as the box is left or its form sent; text that nothing matches stays, and `error` says so. A box
 * that is left empty chooses nothing.
 * `typed` is null while nothing is being typed; then the box shows what is chosen. What `onSearch` looks
 * up elsewhere is not narrowed again.
 */
export function useCombobox<Choice extends Option>({
  options,
  match = (typed) => matchOptions(options, typed),
  value,
  required = false,
  onChange,
  onSearch,
  busy = false,
  nothingFound = (typed) => `Nothing matches “${typed}”. Try fewer letters.`,
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
  const [state, setState] = useState({ isOpen: false, typed: null as string | null, active: 0 })
  const { isOpen, typed } = state
  const text = typed?.trim() ?? ''
  const shown = onSearch || text === '' ? options : match(text)
  const active = Math.min(state.active, shown.length - 1)
  const highlighted = busy ? undefined : shown[active]
  const isUnmatched = text !== '' && !highlighted
  const chosenAt = Math.max(
    0,
    options.findIndex((option) => option.value === value),
  )

  function open(): void {
    if (isOpen) return
    setState(
      text === '' ? { isOpen: true, typed: null, active: chosenAt } : { ...state, isOpen: true },
    )
  }

  function close(): void {
    setState({ isOpen: false, typed: null, active: 0 })
  }

  function type(next: string): void {
    setState({ isOpen: true, typed: next, active: next.trim() === '' ? chosenAt : 0 })
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

  function take(): void {
    if (highlighted) choose(highlighted)
    else setState({ ...state, isOpen: false })
  }

  function leave(): void {
    if (text !== '') take()
    else if (typed !== null && value !== '' && !required) clear()
    else close()
  }

  function press(event: KeyboardEvent): void {
    const step = KEYS_THAT_MOVE[event.key]
    if (step) {
      event.preventDefault()
      if (isOpen) setState({ ...state, active: wrapIndex(active, step, shown.length) })
      else open()
    } else if (event.key === 'Enter' && (isOpen || text !== '')) {
      event.preventDefault()
      take()
    } else if (event.key === 'Escape' && (isOpen || text !== '')) {
      event.preventDefault()
      close()
    }
  }

  const message = text === '' ? 'There is nothing to choose from.' : nothingFound(text)
  return {
    ...{ isOpen, typed, text, shown, active, message, isUnmatched },
    ...{ open, type, choose, clear, take, leave, press },
    /** What the form is sent: the highlighted match of what is typed, else what is chosen. */
    sent: text !== '' && highlighted ? highlighted.value : value,
    error: isUnmatched && !isOpen && !busy ? message : null,
  }
}
