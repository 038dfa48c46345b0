/** Hands a wheel that turns over a mark to the ground below it, as if there were no mark. */
export function passToGround(event: WheelEvent): void {
  const ground = document
    .elementsFromPoint(event.clientX, event.clientY)
    .find((element) => element.closest('[data-ground]'))
  const copy = new WheelEvent(event.type, event)
  if (ground && !ground.dispatchEvent(copy)) event.preventDefault()
}
