/** Whether the focused element handles Escape itself: an open list, or one within `data-takes-escape`. */
export function takesEscape(target: EventTarget | null): boolean {
  return (
    target instanceof Element &&
    target.closest('input[aria-expanded="true"], [data-takes-escape]') !== null
  )
}
