import { type RefObject, useEffect, useRef } from 'react'

/**
 * Lets the focus go to the toasts also while a dialog keeps it inside, and back to where it came from once
 * the toast is closed.
 */
export function useToastFocus(): { place: RefObject<HTMLDivElement | null>; giveBack: () => void } {
  const place = useRef<HTMLDivElement>(null)
  const from = useRef<EventTarget | null>(null)

  useEffect(() => {
    const isWithin = (target: EventTarget | null) =>
      target instanceof Node && place.current?.contains(target)
    // At the body React has heard of it; a dialog listens at the document and would take it back.
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
    place,
    giveBack() {
      if (!place.current?.contains(document.activeElement)) return
      if (from.current instanceof HTMLElement) from.current.focus()
    },
  }
}
