/**
 * Where the focus goes from a part of a list that is about to go: to its neighbour, where it has one, else
 * to the title or the search of its list.
 */
export function leadFocusFrom(part: Element): void {
  const neighbour = part.nextElementSibling ?? part.previousElementSibling
  const next =
    neighbour?.querySelector<HTMLElement>('[data-opens], button') ??
    part
      .closest('main, [role="dialog"], body')
      ?.querySelector<HTMLElement>('[data-list-title], [type="search"]')
  next?.focus()
}
