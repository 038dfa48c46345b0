/** Pixels: what covers less is a bar of the browser, or a viewport that is still changing. */
const MIN_KEYBOARD = 100

/** A `ref` that sets `--keyboard` on an element: the height in pixels that an on-screen keyboard covers. */
export function trackKeyboardHeight(element: HTMLElement | null): (() => void) | undefined {
  const viewport = window.visualViewport
  if (!element || !viewport) return
  const update = () => {
    const covered = innerHeight - viewport.height - viewport.offsetTop
    element.style.setProperty('--keyboard', `${covered < MIN_KEYBOARD ? 0 : covered}px`)
  }
  update()
  viewport.addEventListener('resize', update)
  viewport.addEventListener('scroll', update)
  return () => {
    viewport.removeEventListener('resize', update)
    viewport.removeEventListener('scroll', update)
  }
}
