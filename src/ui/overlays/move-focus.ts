/**
 * Moves the focus from an element of a list that is about to be removed: to its neighbour, else to the
 * title or the search of the list.
 */
export function moveFocusFrom(element: Element): void {
  const neighbour = element.nextElementSibling ?? element.previousElementSibling
  const next =
    neighbour?.querySelector<HTMLElement>('[data-opens], button') ??
    element
      .closest('main, [role="dialog"], body')
      ?.querySelector<HTMLElement>('[data-list-title], [type="search"]')
  next?.focus()
}
