/** Focuses the first field on opening, except on touch screens, where the keyboard would cover the form. */
export function startAtFirstField(event: Event): void {
  if (matchMedia('(pointer: coarse)').matches || !(event.target instanceof Element)) return
  const field = event.target.querySelector<HTMLElement>(
    'input:not([type="file"], :disabled), select:not(:disabled), textarea:not(:disabled)',
  )
  if (!field) return
  event.preventDefault()
  field.focus()
}
