import { type RefObject, useLayoutEffect, useRef } from 'react'
import { leadFocusFrom } from './lead-focus.ts'

/** For a row that may go while the focus is within it: the next one gets it, or its list. */
export function useLeadingFocus<Row extends Element>(): RefObject<Row | null> {
  const ref = useRef<Row>(null)
  useLayoutEffect(() => {
    const row = ref.current
    return () => {
      if (row?.contains(document.activeElement)) leadFocusFrom(row)
    }
  }, [])
  return ref
}
