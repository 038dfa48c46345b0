import { onThemeChange } from '../../../ui/style/theme-choice.ts'

/** Reads colour tokens in a form WebGL libraries understand, for the current theme. */
export function tokenColours(element: Element): (token: string) => string {
  const probe = document.createElement('span')
  probe.hidden = true
  element.append(probe)
  const pixel = document.createElement('canvas').getContext('2d', { willReadFrequently: true })
  return (token) => {
    probe.style.color = `var(${token})`
    const colour = getComputedStyle(probe).color
    if (!pixel) return colour
    pixel.clearRect(0, 0, 1, 1)
    pixel.fillStyle = colour
    pixel.fillRect(0, 0, 1, 1)
    const [red = 0, green = 0, blue = 0, alpha = 255] = pixel.getImageData(0, 0, 1, 1).data
    return `rgba(${red}, ${green}, ${blue}, ${alpha / 255})`
  }
}

/** Calls back when the theme changes, by the reader's choice or the system's. */
export function onColoursChange(listener: () => void): () => void {
  const system = matchMedia('(prefers-color-scheme: dark)')
  system.addEventListener('change', listener)
  const forget = onThemeChange(listener)
  return () => {
    system.removeEventListener('change', listener)
    forget()
  }
}
