import type { Frame, Spot } from './frame.ts'
import type { Label } from './place-labels.ts'
import type { Stop } from './stops.ts'

export function isInterchange(stop: Stop): boolean {
  return stop.lines.length > 1
}

/** A line in tenths of a unit from spot to spot: the shortest way to write it. */
export function pathOf([first, ...more]: readonly Spot[]): string {
  if (!first) return ''
  let x = round(first.x)
  let y = round(first.y)
  const start = `M${x} ${y}`
  const steps = more.map((spot) => {
    const step = `${round(spot.x - x)} ${round(spot.y - y)}`
    x = round(spot.x)
    y = round(spot.y)
    return step
  })
  return `${start}l${steps.join(' ')}`
}

/** A name beside its stop, in as many lines as it has. */
export function svgText({ lines, x, y, anchor }: Label, { fontSize }: Frame): string {
  const spans = lines.map(
    (line, i) =>
      `<tspan x="${round(x)}" y="${round(y + i * fontSize * 1.16)}">${escaped(line)}</tspan>`,
  )
  return `<text text-anchor="${anchor}">${spans.join('')}</text>`
}

export function round(value: number): number {
  return Math.round(value * 10) / 10
}

export function escaped(words: string): string {
  return words.replaceAll('&', '&amp;').replaceAll('<', '&lt;')
}
