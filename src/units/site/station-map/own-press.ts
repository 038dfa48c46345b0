import type { MouseEvent } from 'react'

/** Does on this page what a link leads to; another tab or window is the browser's. */
export function ownPress(act: () => void) {
  return (event: MouseEvent) => {
    if (event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return
    event.preventDefault()
    act()
  }
}
