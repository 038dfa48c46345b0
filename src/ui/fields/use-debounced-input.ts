import { useEffect, useRef, useState } from 'react'

const PAUSE_MS = 250

/**
 * Debounced text input: `onQuiet` is called on a pause or on blur. A new `value` from outside (Back, a
 * cleared filter) replaces the text, unless it is the text last passed on, as the user may have typed more.
 */
export function useDebouncedInput(value: string, onPause: (text: string) => void) {
  const [state, setState] = useState({ text: value, passed: value, seen: value })
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  // The callback may change before the pause is over.
  const latest = useRef(onPause)
  useEffect(() => {
    latest.current = onPause
  }, [onPause])
  useEffect(() => () => clearTimeout(timer.current), [])

  let { text } = state
  if (value !== state.seen) {
    if (value !== state.passed) text = value
    setState({ text, passed: value, seen: value })
  }

  function flush(next: string): void {
    clearTimeout(timer.current)
    timer.current = undefined
    const passed = next.trim()
    setState({ text: next, passed, seen: value })
    if (passed !== value) latest.current(passed)
  }

  function handleInput(next: string): void {
    clearTimeout(timer.current)
    setState({ ...state, text: next, seen: value })
    timer.current = setTimeout(() => flush(next), PAUSE_MS)
  }

  /** Flushes pending text at once, as a later search would undo the next click. */
  function handleBlur(): void {
    if (timer.current !== undefined) flush(text)
  }

  return { text, type: handleInput, now: flush, leave: handleBlur }
}
