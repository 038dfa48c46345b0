import type { FocusEvent, KeyboardEvent, MouseEvent } from 'react'

/* The inquiry form, which on phones is a sheet while the address names it. */

const HASH = '#inquiry'

let isOpenedHere = false

/** Goes to the inquiry form and starts it; without the form or this code the link only scrolls, or opens the sheet. */
export function goToForm(event: MouseEvent): void {
  const field = document.querySelector<HTMLElement>(`${HASH} textarea`)
  if (!field) return
  event.preventDefault()
  isOpenedHere ||= location.hash !== HASH
  location.hash = HASH
  field.focus({ preventScroll: true })
}

/** Closes the sheet by the way it was opened: the link of its button is for a page that was opened with it. */
export function closeForm(event: { preventDefault: () => void }): void {
  if (!isOpenedHere) return
  event.preventDefault()
  history.back()
}

export function closeOnEscape(event: KeyboardEvent<HTMLElement>): void {
  if (event.key !== 'Escape' || !isSheet(event.currentTarget)) return
  if (isOpenedHere) history.back()
  else location.hash = 'closed'
}

/** Leads the focus from the end of the open sheet to its beginning, and back: the page is covered. */
export function keepInSheet({
  currentTarget: section,
  relatedTarget,
}: FocusEvent<HTMLElement>): void {
  if (!(relatedTarget instanceof HTMLElement) || section.contains(relatedTarget)) return
  if (!isSheet(section)) return
  const isBehind = section.compareDocumentPosition(relatedTarget) & Node.DOCUMENT_POSITION_FOLLOWING
  section.querySelector<HTMLElement>(isBehind ? 'a' : '[type=submit]')?.focus()
}

/** Watches the sheet: Back closes it too, and the focus, with a phone's keyboard, must not stay in the form below. */
export function watchSheet(): () => void {
  addEventListener('hashchange', leave)
  return () => removeEventListener('hashchange', leave)
}

function leave(): void {
  if (location.hash === HASH) return
  isOpenedHere = false
  const isInForm = document.activeElement?.closest(HASH)
  if (!isInForm || !matchMedia('(width < 64rem)').matches) return
  document.querySelector<HTMLElement>(`a[href="${HASH}"]`)?.focus({ preventScroll: true })
}

function isSheet(section: HTMLElement): boolean {
  return getComputedStyle(section).position === 'fixed'
}
