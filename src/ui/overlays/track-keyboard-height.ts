/** A `ref` that sets `--keyboard` on an element: the height in pixels that an on-screen keyboard covers. */
export function trackKeyboardHeight(element: HTMLElement | null): (() => void) | undefined {
  const viewport = window.visualViewport
  if (!element || !viewport) return
  const update = () => {
    const covered = Math.max(0, innerHeight - viewport.height - viewport.offsetTop)
    element.style.setProperty('--keyboard', `${covered}px`)
  }
  update()
  viewport.addEventListener('resize', update)
  viewport.addEventListener('scroll', update)
  return () => {
    viewport.removeEventListener('resize', update)
    viewport.removeEventListener('scroll', update)
  }
}
