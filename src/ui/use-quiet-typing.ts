import { useEffect, useRef, useState } from 'react'

const QUIET_MS = 250

/**
 * Text that is passed on when its writer pauses. What comes back from outside (Back, a filter cleared) is
 * shown unless it is what was passed on: then the writer may be further by now.
 */
export function useQuietTyping(value: string, onQuiet: (text: string) => void) {
  const [state, setState] = useState({ text: value, passed: value, seen: value })
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  // Other filters may have changed before the pause is over.
  const latest = useRef(onQuiet)
  useEffect(() => {
    latest.current = onQuiet
  }, [onQuiet])
  useEffect(() => () => clearTimeout(timer.current), [])

  let { text } = state
  if (value !== state.seen) {
    if (value !== state.passed) text = value
    setState({ text, passed: value, seen: value })
  }

  function now(next: string): void {
    clearTimeout(timer.current)
    const passed = next.trim()
    setState({ text: next, passed, seen: value })
    if (passed !== value) latest.current(passed)
  }

  function type(next: string): void {
    clearTimeout(timer.current)
    setState({ ...state, text: next, seen: value })
    timer.current = setTimeout(() => now(next), QUIET_MS)
  }

  return { text, type, now }
}
