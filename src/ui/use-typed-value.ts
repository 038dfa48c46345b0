import { useState } from 'react'

/**
 * Text that stands for a value: shown as the value is written once the field is left, as it was typed
 * until then; and for as long as it is no value, which `fault` says. The value is null meanwhile.
 */
export function useTypedValue<Value>({
  value,
  onChange,
  onBlur,
  onFault,
  read,
  write,
  fault,
}: {
  value: Value | null
  onChange: (value: Value | null) => void
  onBlur?: (() => void) | undefined
  onFault?: ((fault: string | null) => void) | undefined
  /** Undefined for text that is no value, null for none. */
  read: (text: string) => Value | null | undefined
  /** The value as it is read, and as it is typed. */
  write: { read: (value: Value) => string; typed: (value: Value) => string }
  fault: string
}) {
  const [state, setState] = useState({ typed: null as string | null, told: value, left: true })
  const { typed, left } = state
  const isOwn = Object.is(value, state.told)
  const text = isOwn ? typed : null
  const isWrong = text !== null && read(text) === undefined

  function type(next: string): void {
    const known = read(next)
    const now = known ?? null
    setState({ typed: next, told: now, left: false })
    if (!Object.is(now, value)) onChange(now)
    onFault?.(known === undefined ? fault : null)
  }

  function enter(): void {
    if (text === null) {
      setState({ typed: value === null ? '' : write.typed(value), told: value, left: false })
    }
  }

  function leave(): void {
    setState({ typed: isWrong ? text : null, told: value, left: true })
    onBlur?.()
  }

  /** A value that was chosen, not typed. */
  function set(next: Value | null): void {
    setState({ typed: null, told: next, left: true })
    onChange(next)
    onFault?.(null)
  }

  return {
    text: text ?? (value === null ? '' : write.read(value)),
    error: isWrong && left ? fault : null,
    isWrong,
    ...{ type, enter, leave, set },
  }
}
