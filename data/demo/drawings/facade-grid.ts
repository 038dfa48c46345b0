import { type Colour, darker, lighter, mix } from './colour.ts'
import type { Random } from './random.ts'
import { type Eye, face, type Vec } from './space.ts'
import type { Light } from './times.ts'

/** One side of a building: across `width` and up `height` metres from its lower left corner. */
export type Side = {
  width: number
  height: number
  wall: Colour
  isLit: boolean
  /** A rectangle on it. */
  paint: (left: number, low: number, right: number, high: number, fill: Colour) => string
}

/** How the windows of a building are made. */
export type GridStyle = 'punched' | 'ribbon' | 'balconies' | 'fins' | 'brick' | 'loft'

type Grid = {
  floors: number
  bay: number
  from?: number
  light: Light
  random: Random
  accent: Colour
}

/** The front side of a block, or its left one, as the eye to its left sees them. */
export function sidesOf(eye: Eye, [x, y, z]: Vec, [w, h, d]: Vec, wall: Colour): [Side, Side] {
  return [
    sideOf(eye, [w, h], wall, true, (a, up) => [x + a, y + up, z]),
    sideOf(eye, [d, h], darker(wall, 0.24), false, (a, up) => [x, y + up, z + d - a]),
  ]
}

/** A side; `at` is its point at so many metres across and up. */
export function sideOf(
  eye: Eye,
  [width, height]: readonly [number, number],
  wall: Colour,
  isLit: boolean,
  at: (across: number, up: number) => Vec,
): Side {
  const paint: Side['paint'] = (left, low, right, high, fill) =>
    face(eye, [at(left, low), at(right, low), at(right, high), at(left, high)], fill)
  return { width, height, wall, isLit, paint }
}

/** The wall of a side with its windows, floor by floor. */
export function windowed(side: Side, style: GridStyle, grid: Grid): string {
  const { floors, light, random, from = 0 } = grid
  const storey = (side.height - from) / floors
  const bays = Math.max(1, Math.round(side.width / grid.bay))
  const bay = side.width / bays
  const parts: string[] = [side.paint(0, 0, side.width, side.height, side.wall)]
  const pane = side.isLit ? light.pane : darker(light.pane, 0.14)
  for (let floor = 0; floor < floors; floor++) {
    const up = from + floor * storey
    if (style === 'ribbon') {
      parts.push(
        side.paint(
          bay * 0.16,
          up + storey * 0.3,
          side.width - bay * 0.16,
          up + storey * 0.86,
          pane,
        ),
      )
    }
    for (let i = 0; i < bays; i++) {
      const lamp = random.chance(light.litShare) ? lampOf(random, light) : null
      parts.push(
        opening(side, style, { across: i * bay, up, bay, storey, i }, { pane, lamp, grid }),
      )
    }
    if (style === 'balconies' || style === 'ribbon') {
      const edge = lighter(side.wall, side.isLit ? 0.35 : 0.16)
      parts.push(side.paint(0, up + storey * 0.94, side.width, up + storey * 1.04, edge))
    }
  }
  return parts.join('')
}

type Cell = { across: number; up: number; bay: number; storey: number; i: number }
type Paint = { pane: Colour; lamp: Colour | null; grid: Grid }

function opening(side: Side, style: GridStyle, cell: Cell, paint: Paint): string {
  const { across, up, bay, storey, i } = cell
  const { pane, lamp, grid } = paint
  const glass = lamp ?? pane
  const q = (a: number, b: number, c: number, d: number, fill: Colour) =>
    side.paint(across + bay * a, up + storey * b, across + bay * c, up + storey * d, fill)
  const shade = darker(side.wall, 0.2)
  switch (style) {
    case 'punched':
      return q(0.2, 0.26, 0.8, 0.84, glass) + q(0.2, 0.26, 0.8, 0.3, shade)
    case 'ribbon':
      return (lamp ? q(0.06, 0.3, 0.94, 0.86, lamp) : '') + q(0, 0.3, 0.05, 0.86, shade)
    case 'fins':
      return q(0.14, 0.08, 0.86, 0.92, glass) + q(-0.05, 0, 0.05, 1, lighter(side.wall, 0.22))
    case 'brick':
      return (
        q(0.24, 0.14, 0.76, 0.84, shade) +
        q(0.3, 0.18, 0.76, 0.8, glass) +
        q(0.2, 0.1, 0.8, 0.14, lighter(side.wall, 0.3))
      )
    case 'loft':
      return (
        q(0.08, 0.12, 0.92, 0.9, glass) +
        q(0.48, 0.12, 0.52, 0.9, shade) +
        q(0.08, 0.5, 0.92, 0.54, shade)
      )
    case 'balconies': {
      const isBalcony = i % 2 === 0
      if (!isBalcony) return q(0.16, 0.24, 0.84, 0.82, glass)
      const rail = mix(lighter(side.wall, 0.3), grid.accent, 0.3)
      return (
        q(0.06, 0.06, 0.94, 0.9, shade) +
        q(0.14, 0.1, 0.6, 0.84, glass) +
        q(0.03, 0.04, 0.97, 0.4, rail)
      )
    }
  }
}

function lampOf(random: Random, { lamp }: Light): Colour {
  return random.chance(0.25)
    ? mix(lamp, '#ffffff', 0.35)
    : mix(lamp, '#e89b5a', random.share() * 0.3)
}
