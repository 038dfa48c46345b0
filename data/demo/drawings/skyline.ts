import { type Colour, darker, mix } from './colour.ts'
import type { Random } from './random.ts'
import { polygon, rect } from './svg.ts'
import type { Light } from './times.ts'

/** A row of towers, from one side of the picture to the other. All in pixels. */
export type Row = {
  from: number
  to: number
  /** Where they stand. */
  base: number
  height: readonly [low: number, high: number]
  width: readonly [low: number, high: number]
  /** Space between two of them; negative where they overlap. */
  gap: readonly [low: number, high: number]
  colour: Colour
  /** How much shows of their windows. */
  windows: 'none' | 'bands' | 'cells'
  /** The height of a storey, where windows show. */
  storey?: number
}

const tops = ['flat', 'flat', 'step', 'steps', 'slant', 'mast', 'notch', 'frame'] as const

/** A row of towers; each has a bright and a shaded side, and one of the city's roof shapes. */
export function towers(random: Random, light: Light, row: Row): string {
  const parts: string[] = []
  let x = row.from
  while (x < row.to) {
    const w = random.whole(...row.width)
    const h = random.whole(...row.height)
    const colour = mix(row.colour, light.haze, random.share() * 0.16)
    parts.push(tower(random, light, row, { x, w, h, colour }))
    x += w + random.whole(...row.gap)
  }
  return parts.join('')
}

type Tower = { x: number; w: number; h: number; colour: Colour }

function tower(random: Random, light: Light, row: Row, one: Tower): string {
  const { x, w, h, colour } = one
  const y = row.base - h
  const side = w * 0.3
  const shade = darker(colour, 0.1)
  const body = rect(x, y, w, h, colour) + rect(x + w - side, y, side, h, shade)
  const roof = top(random.pick(tops), one, y, shade)
  if (row.windows === 'none') return roof + body
  return roof + body + windows(random, light, row, { x, y, w: w - side, h })
}

function top(kind: (typeof tops)[number], { x, w, colour }: Tower, y: number, shade: Colour) {
  const up = w * 0.22
  switch (kind) {
    case 'flat':
      return ''
    case 'step':
      return rect(x + w * 0.18, y - up, w * 0.5, up + 1, colour)
    case 'steps':
      return (
        rect(x + w * 0.14, y - up * 0.7, w * 0.66, up, colour) +
        rect(x + w * 0.3, y - up * 1.5, w * 0.32, up, colour)
      )
    case 'slant':
      return polygon(
        [
          [x, y + 1],
          [x, y - up * 1.6],
          [x + w, y - up * 0.2],
          [x + w, y + 1],
        ],
        colour,
      )
    case 'mast':
      return (
        rect(x + w * 0.25, y - up * 0.6, w * 0.4, up, colour) +
        rect(x + w * 0.43, y - up * 2.6, Math.max(3, w * 0.035), up * 2.2, shade)
      )
    case 'notch':
      return rect(x, y - up, w * 0.42, up + 1, colour)
    case 'frame':
      return (
        rect(x + w * 0.06, y - up, w * 0.07, up + 1, colour) +
        rect(x + w * 0.8, y - up, w * 0.07, up + 1, colour) +
        rect(x + w * 0.06, y - up, w * 0.81, up * 0.24, colour)
      )
  }
}

function windows(
  random: Random,
  light: Light,
  { windows: kind, storey = 24 }: Row,
  { x, y, w, h }: { x: number; y: number; w: number; h: number },
): string {
  const parts: string[] = []
  const inset = w * 0.12
  const bays = Math.max(2, Math.round(w / (storey * 1.5)))
  const bay = (w - 2 * inset) / bays
  for (let floor = y + storey * 0.5; floor < y + h - storey; floor += storey) {
    if (kind === 'bands') {
      parts.push(rect(x + inset, floor, w - 2 * inset, storey * 0.42, light.pane, { opacity: 0.6 }))
    }
    for (let i = 0; i < bays; i++) {
      const isLit = random.chance(light.litShare)
      if (kind === 'bands' && !isLit) continue
      const at = x + inset + i * bay + bay * 0.14
      const fill = isLit ? light.lamp : light.pane
      parts.push(rect(at, floor, bay * 0.72, storey * 0.5, fill, { opacity: isLit ? 0.95 : 0.75 }))
    }
  }
  return parts.join('')
}
