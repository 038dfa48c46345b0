import { useState } from 'react'

/**
 * A value edited as text. The text stays as typed until blur, then the formatted value is shown. Invalid
 * text stays with the error `fault`; the value is null meanwhile.
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
  /** Parses text: undefined when invalid, null for none. */
  read: (text: string) => Value | null | undefined
  /** Formats the value for display and for editing. */
  write: { read: (value: Value) => string; typed: (value: Value) => string }
  fault: string
}) {
  const [state, setState] = useState({ typed: null as string | null, told: value, left: true })
  const { typed, left } = state
  const isUnchanged = Object.is(value, state.told)
  const text = isUnchanged ? typed : null
  const isWrong = text !== null && read(text) === undefined

  function type(next: string): void {
    const parsed = read(next)
    const newValue = parsed ?? null
    setState({ typed: next, told: newValue, left: false })
    if (!Object.is(newValue, value)) onChange(newValue)
    onFault?.(parsed === undefined ? fault : null)
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

  /** Sets a value chosen by other means than typing. */
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
