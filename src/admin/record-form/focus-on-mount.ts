/** A `ref` that focuses an element when it is mounted, for messages that must be read. */
export function focusOnMount(element: HTMLElement | null): void {
  element?.focus()
}
