import type { KeyboardEvent, MouseEvent } from 'react'

const HASH = '#inquiry'

let isOpenedHere = false

/** Goes to the inquiry form and starts it; without the form or this code the link only scrolls, or opens the sheet. */
export function goToForm(event: MouseEvent): void {
  const field = document.querySelector<HTMLElement>('#inquiry textarea')
  if (!field) return
  event.preventDefault()
  isOpenedHere ||= location.hash !== HASH
  location.hash = HASH
  field.focus({ preventScroll: true })
}

/** Closes the sheet of the form by the way it was opened: the link of its button is for a page opened with it. */
export function closeForm(event: { preventDefault: () => void }): void {
  if (!isOpenedHere) return
  event.preventDefault()
  isOpenedHere = false
  history.back()
  document.querySelector<HTMLElement>(`a[href="${HASH}"]`)?.focus({ preventScroll: true })
}

export function closeOnEscape(event: KeyboardEvent<HTMLElement>): void {
  const isSheet = getComputedStyle(event.currentTarget).position === 'fixed'
  if (event.key === 'Escape' && isSheet) closeForm(event)
}
