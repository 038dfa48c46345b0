import { type RefObject, useLayoutEffect, useRef } from 'react'
import { moveFocusFrom } from './move-focus.ts'

/** A `ref` for a row that may be removed while it has the focus: the focus moves to the next row or the list. */
export function useFocusOnRemove<Row extends Element>(): RefObject<Row | null> {
  const ref = useRef<Row>(null)
  useLayoutEffect(() => {
    const row = ref.current
    return () => {
      if (row?.contains(document.activeElement)) moveFocusFrom(row)
    }
  }, [])
  return ref
}
