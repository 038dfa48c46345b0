import { distance, nearestOn, type Spot } from '../../rail/drawing/frame.ts'
import { metresAPixel } from '../../rail/rules/reach.ts'

/** A road's line in metres, with its names. */
export type NamedLine = { name: string; nameTh: string; spots: readonly Spot[] }

/**
 * A place for a road's name: along the road, `angle` degrees clockwise from the horizontal, from a zoom on;
 * beside the road where trains run on it.
 */
export type RoadName = {
  name: string
  nameTh: string
  at: Spot
  angle: number
  from: number
  isBeside: boolean
}

/** The zooms from which names are shown: those that fit there, no closer than `APART` pixels to their like. */
const ZOOMS = [14, 15, 16, 17, 18]
const APART = 440
/** The mean width of a letter, in pixels. */
const LETTER = 7.4
/** How far a road may be off the straight line of its name, in pixels. */
const OFF = 4
/** A track so near would lie under the name, in pixels. */
const NEAR_TRACK = 13
/** Metres between the places that are tried. */
const STEP = 60

/** Places for the names of roads, each where its road is straight enough for it. */
export function roadNames(
  lines: readonly NamedLine[],
  tracks: readonly (readonly Spot[])[],
): RoadName[] {
  const found: RoadName[] = []
  for (const from of ZOOMS) {
    const metres = metresAPixel(from)
    for (const line of lines) {
      const half = (Math.max(line.name.length, line.nameTh.length) * LETTER * metres) / 2
      for (let along = half; along <= lengthOf(line.spots) - half; along += STEP) {
        const at = spotAt(line.spots, along)
        const isNear = found.some(
          (other) => other.name === line.name && distance(other.at, at) < APART * metres,
        )
        if (isNear || !isStraight(line.spots, along - half, along + half, OFF * metres)) continue
        const [start, end] = [spotAt(line.spots, along - half), spotAt(line.spots, along + half)]
        const isBeside = [start, at, end].some((spot) =>
          tracks.some((track) => distance(nearestOn(track, spot), spot) < NEAR_TRACK * metres),
        )
        const { name, nameTh } = line
        found.push({ name, nameTh, at, angle: angleOf(start, end), from, isBeside })
      }
    }
  }
  return found
}

function isStraight(line: readonly Spot[], from: number, to: number, off: number): boolean {
  const chord = [spotAt(line, from), spotAt(line, to)]
  for (let along = from; along <= to; along += STEP / 4) {
    const spot = spotAt(line, along)
    if (distance(spot, nearestOn(chord, spot)) > off) return false
  }
  return true
}

/** Upright: from -90 to 90 degrees. */
function angleOf(a: Spot, b: Spot): number {
  const degrees = (Math.atan2(b.y - a.y, b.x - a.x) * 180) / Math.PI
  return Math.round(degrees > 90 ? degrees - 180 : degrees <= -90 ? degrees + 180 : degrees)
}

function lengthOf(line: readonly Spot[]): number {
  return line.reduce((sum, spot, i) => sum + (i === 0 ? 0 : distance(line[i - 1] ?? spot, spot)), 0)
}

/** The position so many metres along a line. */
function spotAt(line: readonly Spot[], along: number): Spot {
  let rest = along
  for (const [i, b] of line.entries()) {
    const a = line[i - 1]
    if (!a) continue
    const length = distance(a, b)
    if (rest <= length && length > 0) {
      const share = Math.max(0, rest / length)
      return { x: a.x + (b.x - a.x) * share, y: a.y + (b.y - a.y) * share }
    }
    rest -= length
  }
  return line.at(-1) ?? { x: 0, y: 0 }
}
