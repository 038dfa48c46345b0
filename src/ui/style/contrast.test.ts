import fs from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'

/* The colours of theme.css that are read on each other, in both schemes. WCAG 2.2 asks 4.5 of text, 3 of controls. */

const css = fs.readFileSync(path.join(import.meta.dirname, 'theme.css'), 'utf8')

const SURFACES = ['paper', 'card', 'wash', 'hov']
const TEXT: Record<string, readonly string[]> = {
  ink: [...SURFACES, 'accent-wash', 'success-wash', 'warning-wash', 'danger-wash'],
  'ink-2': [...SURFACES, 'accent-wash', 'success-wash', 'warning-wash', 'danger-wash'],
  'ink-3': SURFACES,
  accent: [...SURFACES, 'accent-wash'],
  'accent-hover': [...SURFACES, 'accent-wash'],
  success: [...SURFACES, 'success-wash'],
  warning: [...SURFACES, 'warning-wash'],
  danger: [...SURFACES, 'danger-wash'],
  'on-accent': ['accent', 'accent-hover'],
  'on-danger': ['danger'],
  'on-minutes': ['minutes-1', 'minutes-2', 'minutes-3', 'minutes-4', 'minutes-5'],
}

const pairs = Object.entries(TEXT).flatMap(([text, grounds]) =>
  grounds.map((ground) => [text, ground] as const),
)

test.each(pairs)('%s can be read on %s, in light and dark', (text, ground) => {
  const [light, dark] = contrasts(text, ground)
  expect(light).toBeGreaterThanOrEqual(4.5)
  expect(dark).toBeGreaterThanOrEqual(4.5)
})

test.each(['paper', 'card'])('the border of a field stands out from %s', (ground) => {
  expect(Math.min(...contrasts('field', ground))).toBeGreaterThanOrEqual(3)
})

function contrasts(text: string, ground: string): [light: number, dark: number] {
  const [one, other] = [luminances(text), luminances(ground)]
  const contrast = (a: number, b: number) => (Math.max(a, b) + 0.05) / (Math.min(a, b) + 0.05)
  return [contrast(one[0], other[0]), contrast(one[1], other[1])]
}

/** The relative luminances of a token in light and dark. */
function luminances(token: string): [number, number] {
  const found = new RegExp(
    `--color-${token}: light-dark\\(oklch\\(([\\d. ]+)\\), oklch\\(([\\d. ]+)\\)\\)`,
  ).exec(css)
  if (!found) throw new Error(`theme.css has no colour ${token} for light and dark.`)
  return [luminance(found[1] ?? ''), luminance(found[2] ?? '')]
}

/** Of an OKLCH colour (https://bottosson.github.io/posts/oklab), by the luminance of linear sRGB. */
function luminance(oklch: string): number {
  const [l = 0, chroma = 0, hue = 0] = oklch.split(' ').map(Number)
  const [a, b] = [
    chroma * Math.cos((hue * Math.PI) / 180),
    chroma * Math.sin((hue * Math.PI) / 180),
  ]
  const cone = (x: number, y: number) => (l + x * a + y * b) ** 3
  const long = cone(0.3963377774, 0.2158037573)
  const medium = cone(-0.1055613458, -0.0638541728)
  const short = cone(-0.0894841775, -1.291485548)
  const shown = (value: number) => Math.min(Math.max(value, 0), 1)
  const red = shown(4.0767416621 * long - 3.3077115913 * medium + 0.2309699292 * short)
  const green = shown(-1.2684380046 * long + 2.6097574011 * medium - 0.3413193965 * short)
  const blue = shown(-0.0041960863 * long - 0.7034186147 * medium + 1.707614701 * short)
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}
