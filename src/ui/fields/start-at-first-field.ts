/** Focuses the first field on opening, except on touch screens, where the keyboard would cover the form. */
export function startAtFirstField(event: Event): void {
  if (matchMedia('(pointer: coarse)').matches || !(event.target instanceof Element)) return
  const field = event.target.querySelector<HTMLElement>(
    'input:not([type="file"], :disabled), select:not(:disabled), textarea:not(:disabled)',
  )
  if (!field) return
  event.preventDefault()
  checkedOf(event.target, field).focus()
}

/** The checked radio button of a group, which is where the keyboard enters it; any other field itself. */
function checkedOf(within: Element, field: HTMLElement): HTMLElement {
  if (!(field instanceof HTMLInputElement) || field.type !== 'radio') return field
  const group = `input[type="radio"][name="${CSS.escape(field.name)}"]`
  return within.querySelector<HTMLElement>(`${group}:checked`) ?? field
}
