import { useEffect, useRef, useState } from 'react'

/**
 * A value edited as text. The text stays as typed until blur, then the formatted value is shown. Invalid
 * text stays with the error `fault`; the value is null meanwhile. A value that is set from outside replaces both.
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
  fault: string | ((text: string) => string)
}) {
  const [state, setState] = useState({ typed: null as string | null, told: value, left: true })
  const { typed, left } = state
  const isUnchanged = Object.is(value, state.told)
  const text = isUnchanged ? typed : null
  const isWrong = text !== null && read(text) === undefined

  const isHeld = useRef(false)
  function report(next: string | null): void {
    isHeld.current = next !== null
    onFault?.(next)
  }
  // Another value takes the place of the wrong text.
  // biome-ignore lint/correctness/useExhaustiveDependencies: when the text is right again
  useEffect(() => {
    if (!isWrong && isHeld.current) report(null)
  }, [isWrong])

  function type(next: string): void {
    const parsed = read(next)
    const newValue = parsed ?? null
    setState({ typed: next, told: newValue, left: false })
    if (!Object.is(newValue, value)) onChange(newValue)
    report(parsed === undefined ? faultOf(next) : null)
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
    report(null)
  }

  const faultOf = (wrong: string) => (typeof fault === 'string' ? fault : fault(wrong))

  return {
    text: text ?? (value === null ? '' : write.read(value)),
    error: isWrong && left ? faultOf(text ?? '') : null,
    isWrong,
    ...{ type, enter, leave, set },
  }
}
