import { useLayoutEffect } from 'react'

/** Attribute that the inline script sets on elements clicked or changed before the scripts loaded. */
export const PRESSED = 'data-pressed'
/** Event that tells the inline script that the scripts have loaded. */
export const LOADED = 'sathani:loaded'

/** Replays clicks and choices made before hydration, which `recordPresses` marked. */
export function useEarlyPress(): void {
  // In a layout effect of the first render: later clicks are handled and must not be replayed.
  useLayoutEffect(() => {
    dispatchEvent(new Event(LOADED))
    const early = [...document.querySelectorAll<HTMLElement>(`[${PRESSED}]`)].map((element) => {
      const chosen = element.getAttribute(PRESSED) ?? ''
      element.removeAttribute(PRESSED)
      return { element, chosen }
    })
    // Outside the effect, because React hydrates the target first when it receives the event.
    // One at a time, because one event may depend on the changes of the previous one.
    const next = () => {
      const event = early.shift()
      if (!event) return
      replay(event.element, event.chosen)
      timer = setTimeout(next)
    }
    let timer = setTimeout(next)
    return () => clearTimeout(timer)
  }, [])
}

function replay(element: HTMLElement, chosen: string): void {
  // The state may have been restored from the browser's storage by now.
  if (element.ariaPressed !== null && element.ariaPressed === chosen) return
  // Resets a checkbox first, so that the repeated click leaves it as the user did.
  if (element instanceof HTMLInputElement) {
    element.checked = element.type === 'checkbox' && !element.checked
  }
  if (element instanceof HTMLSelectElement) choose(element, chosen)
  else if (element.ariaHasPopup === 'menu') openByKey(element)
  else element.click()
}

function choose(element: HTMLSelectElement, chosen: string): void {
  element.value = chosen
  element.dispatchEvent(new Event('change', { bubbles: true }))
}

// Menus open on pointerdown and by keyboard, not on click.
function openByKey(element: HTMLElement): void {
  element.focus()
  element.dispatchEvent(new KeyboardEvent('keydown', { key: 'Enter', bubbles: true }))
}
