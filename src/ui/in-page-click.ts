import type { MouseEvent } from 'react'

/** Handles a click on a link in this page, except one that opens a new tab or window. */
export function inPageClick(action: () => void) {
  return (event: MouseEvent) => {
    if (event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return
    event.preventDefault()
    action()
  }
}
