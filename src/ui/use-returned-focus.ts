import { type MouseEvent, useRef } from 'react'

/**
 * Gives the focus back to what had it when a dialog opened, and keeps it inside while one presses beside
 * it: a dialog that is opened by state has no trigger of its own to return to.
 */
export function useReturnedFocus() {
  const opener = useRef<Element | null>(null)
  return {
    remember(): void {
      opener.current = document.activeElement
    },
    giveBack(event: Event): void {
      if (!(opener.current instanceof HTMLElement)) return
      event.preventDefault()
      opener.current.focus()
    },
    keep(event: MouseEvent): void {
      if (event.target === event.currentTarget) event.preventDefault()
    },
  }
}
