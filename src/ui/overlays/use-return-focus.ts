import { type MouseEvent, useRef } from 'react'

/**
 * Returns the focus to the element that had it when a dialog opened, for dialogs opened by state, which
 * have no trigger. Keeps the focus inside when one clicks beside it.
 */
export function useReturnFocus() {
  const opener = useRef<Element | null>(null)
  return {
    remember(): void {
      opener.current = document.activeElement
    },
    restore(event: Event): void {
      if (!(opener.current instanceof HTMLElement)) return
      event.preventDefault()
      opener.current.focus()
    },
    keepInside(event: MouseEvent): void {
      if (event.target === event.currentTarget) event.preventDefault()
    },
  }
}
