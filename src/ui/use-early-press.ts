import { useLayoutEffect } from 'react'

/** The mark of what was pressed, ticked or chosen before this document's scripts had come. */
export const PRESSED = 'data-pressed'
/** What tells the document's first script that they have come. */
export const HEARD = 'sathani:heard'

/**
 * Does again what was done too early to be heard: whoever sees a button may press it, and a
 * box may be ticked.
 */
export function useEarlyPress(): void {
  // With the first drawing: what is pressed after it is heard, and must not be done again.
  useLayoutEffect(() => {
    dispatchEvent(new Event(HEARD))
    const early = [...document.querySelectorAll<HTMLElement>(`[${PRESSED}]`)].map((element) => {
      const chosen = element.getAttribute(PRESSED) ?? ''
      element.removeAttribute(PRESSED)
      return { element, chosen }
    })
    // Not from within an effect: React takes over the part that is pressed as soon as it hears of it.
    // One at a time: the next may build on what the last one changed.
    const next = () => {
      const first = early.shift()
      if (!first) return
      again(first.element, first.chosen)
      later = setTimeout(next)
    }
    let later = setTimeout(next)
    return () => clearTimeout(later)
  }, [])
}

function again(element: HTMLElement, chosen: string): void {
  // It may have become so by itself, as what this browser remembers is drawn by scripts alone.
  if (element.ariaPressed !== null && element.ariaPressed === chosen) return
  // A box goes back first: what is pressed once more is as it was pressed.
  if (element instanceof HTMLInputElement) {
    element.checked = element.type === 'checkbox' && !element.checked
  }
  if (element instanceof HTMLSelectElement) choose(element, chosen)
  else if (element.ariaHasPopup === 'menu') press(element)
  else element.click()
}

function choose(element: HTMLSelectElement, chosen: string): void {
  element.value = chosen
  element.dispatchEvent(new Event('change', { bubbles: true }))
}

// A menu opens by a pointer or by a key, not by a click.
function press(element: HTMLElement): void {
  element.focus()
  element.dispatchEvent(new KeyboardEvent('keydown', { key: 'Enter', bubbles: true }))
}
