import type { MouseEvent } from 'react'

/** Scrolls to the inquiry form and starts it; without the form or this code the link only scrolls. */
export function goToForm(event: MouseEvent): void {
  const field = document.querySelector<HTMLElement>('#inquiry textarea')
  if (!field) return
  event.preventDefault()
  location.hash = 'inquiry'
  field.focus({ preventScroll: true })
}
