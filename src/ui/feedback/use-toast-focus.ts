import { type RefObject, useEffect, useRef } from 'react'

/**
 * Allows the focus to enter the toasts while a dialog traps it, and returns it when the toast is closed.
 */
export function useToastFocus(): {
  viewport: RefObject<HTMLDivElement | null>
  restore: () => void
} {
  const viewport = useRef<HTMLDivElement>(null)
  const from = useRef<EventTarget | null>(null)

  useEffect(() => {
    const isWithin = (target: EventTarget | null) =>
      target instanceof Node && viewport.current?.contains(target)
    // On the body, after React's handlers but before the dialog's on the document, which would take it back.
    const enter = (event: FocusEvent) => {
      if (!isWithin(event.target)) return
      event.stopPropagation()
      if (!isWithin(event.relatedTarget)) from.current = event.relatedTarget
    }
    const leave = (event: FocusEvent) => {
      if (isWithin(event.relatedTarget)) event.stopPropagation()
    }
    document.body.addEventListener('focusin', enter)
    document.body.addEventListener('focusout', leave)
    return () => {
      document.body.removeEventListener('focusin', enter)
      document.body.removeEventListener('focusout', leave)
    }
  }, [])

  return {
    viewport,
    restore() {
      if (!viewport.current?.contains(document.activeElement)) return
      if (from.current instanceof HTMLElement) from.current.focus()
    },
  }
}
