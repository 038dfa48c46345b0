import type { Colour } from './colour.ts'
import { box, disc, type Eye, scaleAt, standing, type Tones, type Vec } from './space.ts'
import type { Look } from './svg.ts'

/** Something that stands in a room: the block of air it takes, and how it is drawn. */
export type Solid = {
  /** Its lower, left, near corner. */
  at: Vec
  size: Vec
  draw: (eye: Eye, at: Vec, size: Vec) => string
}

/** A block of one colour. `soft` rounds its edges, in metres, for what is stuffed. */
export function block(at: Vec, size: Vec, colour: Colour | Tones, soft = 0): Solid {
  return {
    at,
    size,
    draw(eye, corner, extent) {
      if (!soft) return box(eye, corner, extent, colour)
      const look: Look = { soften: soft * scaleAt(eye, corner[2]) }
      const inner = extent.map((length) => Math.max(0.01, length - soft))
      const [w = 0.01, h = 0.01, d = 0.01] = inner
      const half = soft / 2
      return box(
        eye,
        [corner[0] + half, corner[1] + half, corner[2] + half],
        [w, h, d],
        colour,
        look,
      )
    },
  }
}

/** A round plate: a table's top, a lamp's foot. `at` is the corner of the square around it. */
export function plate(at: Vec, across: number, thick: number, colour: Tones): Solid {
  return {
    at,
    size: [across, thick, across],
    draw(eye, [x, y, z]) {
      const r = across / 2
      const [cx, cz] = [x + r, z + r]
      const layers = [0, 0.25, 0.5, 0.75].map((up) =>
        disc(eye, [cx, y + thick * up, cz], r, colour.front),
      )
      return [...layers, disc(eye, [cx, y + thick, cz], r, colour.top)].join('')
    },
  }
}

/**
 * Something drawn flat in centimetres, y downwards from its foot, and turned to the viewer. `size` is
 * the room it needs between its neighbours; leaves and light may reach further.
 */
export function upright(foot: Vec, size: readonly [w: number, h: number], parts: string[]): Solid {
  const [w, h] = size
  return {
    at: [foot[0] - w / 2, foot[1], foot[2]],
    size: [w, h, 0.02],
    draw: (eye, [x, y, z], [across]) => standing(eye, [x + across / 2, y, z], parts),
  }
}

export type Facing = 'viewer' | 'away' | 'left' | 'right'

/**
 * A piece of furniture put in its place. Its parts are given as seen from its front: x to the right,
 * z from the front to the back, within `footprint`; `at` is the corner it then takes.
 */
export function put(
  parts: Solid[],
  footprint: readonly [width: number, depth: number],
  at: Vec,
  facing: Facing = 'viewer',
): Solid[] {
  return parts.map((part) => {
    const { x, z, w, d } = turned(part, footprint, facing)
    return { ...part, at: [at[0] + x, at[1] + part.at[1], at[2] + z], size: [w, part.size[1], d] }
  })
}

function turned(
  { at: [u, , v], size: [w, , d] }: Solid,
  [width, depth]: readonly [number, number],
  facing: Facing,
): { x: number; z: number; w: number; d: number } {
  switch (facing) {
    case 'viewer':
      return { x: u, z: v, w, d }
    case 'away':
      return { x: width - u - w, z: depth - v - d, w, d }
    case 'right':
      return { x: depth - v - d, z: u, w: d, d: w }
    case 'left':
      return { x: v, z: width - u - w, w: d, d: w }
  }
}

/** Metres by which two things may run into each other and still count as side by side. */
const TOUCH = 0.005

/** All of them, those behind first. They must not run through each other. */
export function drawn(eye: Eye, solids: readonly Solid[]): string {
  const waiting = [...solids]
  const parts: string[] = []
  while (waiting.length > 0) {
    const free = waiting.findIndex((one) => !waiting.some((other) => isBehind(eye, other, one)))
    if (free < 0) throw new Error(`These solids run through each other: ${places(waiting)}`)
    const [next] = waiting.splice(free, 1)
    if (next) parts.push(next.draw(eye, next.at, next.size))
  }
  return parts.join('')
}

function places(solids: Solid[]): string {
  return solids.map(({ at, size }) => `[${at}] ${size}`).join('; ')
}

/**
 * Whether `a` must be drawn before `b`: of every plane that parts them, `a` lies on the far side. Where
 * two planes disagree, neither hides any of the other.
 */
function isBehind(eye: Eye, a: Solid, b: Solid): boolean {
  if (a === b) return false
  let isBeyond = false
  for (const axis of [0, 1, 2] as const) {
    const from = eye.at[axis]
    const [endOfA, endOfB] = [a.at[axis] + a.size[axis], b.at[axis] + b.size[axis]]
    // Seen from between the two, they stand apart in the picture as well.
    if (a.at[axis] >= endOfB - TOUCH) {
      if (from > endOfB) return false
      isBeyond = true
    } else if (b.at[axis] >= endOfA - TOUCH) {
      if (from < b.at[axis]) return false
      isBeyond = true
    }
  }
  return isBeyond
}
