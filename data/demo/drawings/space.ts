import { type Colour, darker, lighter } from './colour.ts'
import { ellipse, type Look, type Point, placed, polygon } from './svg.ts'

/** Metres: to the right, upwards, away from the viewer. */
export type Vec = readonly [x: number, y: number, z: number]

/** Where the picture is seen from. Uprights stay upright: the eye turns, but never nods. */
export type Eye = {
  at: Vec
  /** Pixels that a metre takes at one metre's distance. */
  focal: number
  /** The point of the picture straight ahead of the eye: the horizon runs through it. */
  centre: Point
  /** How far the eye is turned to the right, in radians. */
  yaw: number
  /** The side from which light falls. */
  light: 'left' | 'right'
}

/** Where a point in space shows in the picture. */
export function seen({ at, focal, centre, yaw }: Eye, [x, y, z]: Vec): Point {
  const dx = x - at[0]
  const dz = z - at[2]
  const across = dx * Math.cos(yaw) - dz * Math.sin(yaw)
  const away = Math.max(0.05, dx * Math.sin(yaw) + dz * Math.cos(yaw))
  return [centre[0] + (focal * across) / away, centre[1] - (focal * (y - at[1])) / away]
}

/** Pixels to the metre at a point in space. */
export function metreAt({ at, focal, yaw }: Eye, [x, , z]: Vec): number {
  return focal / Math.max(0.05, (x - at[0]) * Math.sin(yaw) + (z - at[2]) * Math.cos(yaw))
}

/** Pixels to the metre at this depth, for an eye that is not turned. */
export function scaleAt(eye: Eye, z: number): number {
  return eye.focal / (z - eye.at[2])
}

/** A flat shape in space. */
export function face(eye: Eye, corners: readonly Vec[], fill: string, look: Look = {}): string {
  return polygon(
    corners.map((corner) => seen(eye, corner)),
    fill,
    look,
  )
}

/** The colours of a solid's sides. */
export type Tones = { front: Colour; top: Colour; lit: Colour; shaded: Colour }

/** One colour as the light falls on it: brightest above, darkest on the side turned away. */
export function tones(colour: Colour): Tones {
  return {
    front: colour,
    top: lighter(colour, 0.16),
    lit: lighter(colour, 0.07),
    shaded: darker(colour, 0.2),
  }
}

/** An upright block: `at` is its lower, left, near corner, `size` its width, height and depth. */
export function box(eye: Eye, at: Vec, size: Vec, colour: Colour | Tones, look: Look = {}): string {
  const tone = typeof colour === 'string' ? tones(colour) : colour
  const [x, y, z] = at
  const [right, top, far] = [x + size[0], y + size[1], z + size[2]]
  const left = eye.light === 'left' ? tone.lit : tone.shaded
  const parts: string[] = []
  const add = (corners: Vec[], fill: Colour) => parts.push(face(eye, corners, fill, look))
  if (eye.at[1] > top) {
    add(
      [
        [x, top, z],
        [right, top, z],
        [right, top, far],
        [x, top, far],
      ],
      tone.top,
    )
  } else if (eye.at[1] < y) {
    add(
      [
        [x, y, z],
        [right, y, z],
        [right, y, far],
        [x, y, far],
      ],
      tone.shaded,
    )
  }
  if (eye.at[0] < x)
    add(
      [
        [x, y, z],
        [x, y, far],
        [x, top, far],
        [x, top, z],
      ],
      left,
    )
  if (eye.at[0] > right) {
    const side = eye.light === 'right' ? tone.lit : tone.shaded
    add(
      [
        [right, y, z],
        [right, y, far],
        [right, top, far],
        [right, top, z],
      ],
      side,
    )
  }
  add(
    [
      [x, y, z],
      [right, y, z],
      [right, top, z],
      [x, top, z],
    ],
    tone.front,
  )
  return parts.join('')
}

/** A level disc: a rug, a table top, the shade under something. For an eye that is not turned. */
export function disc(eye: Eye, [x, y, z]: Vec, r: number, fill: string, look: Look = {}): string {
  const [cx, near] = seen(eye, [x, y, z - r])
  const far = seen(eye, [x, y, z + r])[1]
  return ellipse([cx, (near + far) / 2], scaleAt(eye, z) * r, Math.abs(near - far) / 2, fill, look)
}

/** Something drawn flat, in centimetres with y downwards, and stood up at a point in space. */
export function standing(eye: Eye, at: Vec, parts: readonly string[]): string {
  return placed(seen(eye, at), metreAt(eye, at) / 100, parts)
}
