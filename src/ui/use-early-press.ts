import { useEffect } from 'react'

/** The mark of the button that was pressed last before this document's scripts had come. */
export const PRESSED = 'data-pressed'
/** What tells the document's first script that they have come. */
export const HEARD = 'sathani:heard'

/** Presses again what was pressed too early to be heard: whoever sees a button may press it. */
export function useEarlyPress(): void {
  useEffect(() => {
    dispatchEvent(new Event(HEARD))
    const button = document.querySelector<HTMLElement>(`[${PRESSED}]`)
    button?.removeAttribute(PRESSED)
    // Not from within an effect: React takes over the part that is pressed as soon as it hears of it.
    const later = setTimeout(() => button?.click())
    return () => clearTimeout(later)
  }, [])
}
