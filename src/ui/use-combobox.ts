import { type KeyboardEvent, useState } from 'react'
import { matchOptions, type Option } from './match-options.ts'
import { wrapIndex } from './wrap-index.ts'

const KEYS_THAT_MOVE: Readonly<Record<string, 1 | -1>> = { ArrowDown: 1, ArrowUp: -1 }

/**
 * A list that is searched by typing. `typed` is null while nothing is being typed; then the box shows
 * what is chosen. What `onSearch` looks up elsewhere is not narrowed again.
 */
export function useCombobox<Choice extends Option>({
  options,
  value,
  onChange,
  onSearch,
}: {
  options: readonly Choice[]
  value: string
  onChange: (value: string) => void
  onSearch?: ((typed: string) => void) | undefined
}) {
  const [state, setState] = useState({ isOpen: false, typed: null as string | null, active: 0 })
  const { isOpen, typed } = state
  const shown = onSearch ? [...options] : matchOptions(options, typed ?? '')
  const active = Math.min(state.active, shown.length - 1)

  function open(): void {
    const chosen = options.findIndex((option) => option.value === value)
    if (!isOpen) setState({ isOpen: true, typed: null, active: Math.max(0, chosen) })
  }

  function close(): void {
    setState({ isOpen: false, typed: null, active: 0 })
  }

  function type(text: string): void {
    setState({ isOpen: true, typed: text, active: 0 })
    onSearch?.(text)
  }

  function choose(choice: Choice | undefined): void {
    if (choice) onChange(choice.value)
    close()
  }

  function press(event: KeyboardEvent): void {
    const step = KEYS_THAT_MOVE[event.key]
    if (step) {
      event.preventDefault()
      if (isOpen) setState({ ...state, active: wrapIndex(active, step, shown.length) })
      else open()
    } else if (event.key === 'Enter' && isOpen) {
      event.preventDefault()
      choose(shown[active])
    } else if (event.key === 'Escape' && isOpen) {
      event.preventDefault()
      close()
    }
  }

  return { isOpen, typed, shown, active, open, close, type, choose, press }
}
