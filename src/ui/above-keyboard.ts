/** Tells an element how much of the window a keyboard on the screen covers: `--keyboard`, in pixels. */
export function aboveKeyboard(element: HTMLElement | null): (() => void) | undefined {
  const seen = window.visualViewport
  if (!element || !seen) return
  const tell = () => {
    const covered = Math.max(0, innerHeight - seen.height - seen.offsetTop)
    element.style.setProperty('--keyboard', `${covered}px`)
  }
  tell()
  seen.addEventListener('resize', tell)
  seen.addEventListener('scroll', tell)
  return () => {
    seen.removeEventListener('resize', tell)
    seen.removeEventListener('scroll', tell)
  }
}
