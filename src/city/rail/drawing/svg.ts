import type { Frame, Spot } from './frame.ts'
import type { Label } from './place-labels.ts'
import type { Stop } from './stops.ts'

export function isInterchange(stop: Stop): boolean {
  return stop.lines.length > 1
}

/** A path in tenths of a unit with relative steps, the shortest notation. */
export function pathOf([first, ...others]: readonly Spot[]): string {
  if (!first) return ''
  let x = round(first.x)
  let y = round(first.y)
  const start = `M${x} ${y}`
  const steps = others.map((spot) => {
    const step = `${round(spot.x - x)} ${round(spot.y - y)}`
    x = round(spot.x)
    y = round(spot.y)
    return step
  })
  return steps.every((step) => step === '0 0') ? `${start}h0` : `${start}l${steps.join(' ')}`
}

/** A name beside its stop, in its lines. */
export function svgText(
  { lines, x, y, anchor }: Label,
  { fontSize }: Frame,
  fill: string | null = null,
): string {
  const spans = lines.map(
    (line, i) =>
      `<tspan x="${round(x)}" y="${round(y + i * fontSize * 1.16)}">${escaped(line)}</tspan>`,
  )
  return `<text text-anchor="${anchor}"${fill ? ` style="fill:${fill};font-weight:400"` : ''}>${spans.join('')}</text>`
}

export function round(value: number): number {
  return Math.round(value * 10) / 10
}

export function escaped(words: string): string {
  return words.replaceAll('&', '&amp;').replaceAll('<', '&lt;')
}

/** Several polylines as one path. */
export function path(attributes: string, parts: readonly (readonly Spot[])[]): string {
  return `<path ${attributes} d="${parts.map(pathOf).join('')}"/>`
}

/** A dot or a capsule: a path for a thick stroke with round ends. */
export function mark([a, b]: readonly Spot[]): string {
  if (!a) return ''
  const [x, y] = [round(a.x), round(a.y)]
  return b ? `M${x} ${y}L${round(b.x)} ${round(b.y)}` : `M${x} ${y}h0`
}
