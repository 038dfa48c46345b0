/** Whether Escape is first for what is pressed in: an open list, or a part that says so. */
export function takesEscape(target: EventTarget | null): boolean {
  return (
    target instanceof Element &&
    target.closest('input[aria-expanded="true"], [data-takes-escape]') !== null
  )
}
