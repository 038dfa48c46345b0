import { BANDS, type Band, bandOf } from './bands.ts'
import type { MinutesLook } from './times.ts'

type Pair = readonly number[]
type Track = { line: string; coordinates: readonly Pair[] }
/** A platform of a station. */
type Platform = { id: number; line: string; at: Pair }
/** A part of a track in one band; null beyond the limit. */
export type BandedTrack = { band: Band | null; coordinates: Pair[] }

/** The farthest a platform may be from its own line's track, in metres. */
const MAX_OFFSET = 150
/** The distance along a track after which passing a platform counts as another time. */
const MIN_GAP = 600
const METRES_PER_DEGREE = 111_195
const SQUEEZE = Math.cos((13.75 * Math.PI) / 180)

/** Tracks cut where the minutes change from one band to the next; between two platforms minutes grow evenly. */
export function bandedTracks(
  tracks: readonly Track[],
  platforms: readonly Platform[],
  { times, limit }: MinutesLook,
): BandedTrack[] {
  return tracks.flatMap(({ line, coordinates }) => {
    const along = measured(coordinates)
    const linePlatforms = platforms.filter((platform) => platform.line === line)
    const marks = linePlatforms
      .flatMap(({ id, at }) => passes(along, at).map((metres) => ({ metres, minutes: timeOf(id) })))
      .sort((a, b) => a.metres - b.metres)
    const [first, last] = [marks[0], marks.at(-1)]
    if (!first || !last) return [{ band: null, coordinates: [...coordinates] }]
    const ends = [{ ...first, metres: 0 }, ...marks, { ...last, metres: lengthOf(along) }]
    const cuts = ends.slice(1).flatMap((b, i) => cutsBetween(ends[i] ?? b, b, limit))
    return merge(cuts).map(({ from, to, band }) => ({ band, coordinates: part(along, from, to) }))
  })

  function timeOf(id: number): number {
    return times.get(id) ?? Number.POSITIVE_INFINITY
  }
}

type Spot = { metres: number; at: Pair }
type Mark = { metres: number; minutes: number }
type Cut = { from: number; to: number; band: Band | null }

/** Each point of a line with its distance along the line. */
function measured(coordinates: readonly Pair[]): Spot[] {
  let metres = 0
  return coordinates.map((at, i) => {
    metres += metresBetween(coordinates[i - 1] ?? at, at)
    return { metres, at }
  })
}

function lengthOf(along: readonly Spot[]): number {
  return along.at(-1)?.metres ?? 0
}

/** The distances along a line at which it passes a platform. */
function passes(along: readonly Spot[], at: Pair): number[] {
  const crossings = along
    .slice(1)
    .map((b, i) => nearest(along[i] ?? b, b, at))
    .filter(({ off }) => off <= MAX_OFFSET)
    .sort((a, b) => a.off - b.off)
  const distances: number[] = []
  for (const { metres } of crossings) {
    if (distances.every((other) => Math.abs(other - metres) > MIN_GAP)) distances.push(metres)
  }
  return distances
}

function nearest(a: Spot, b: Spot, at: Pair): { metres: number; off: number } {
  const [ab, ap] = [flat(a.at, b.at), flat(a.at, at)]
  const length = ab.x ** 2 + ab.y ** 2
  const along = length === 0 ? 0 : (ab.x * ap.x + ab.y * ap.y) / length
  const share = Math.max(0, Math.min(1, along))
  const off = Math.hypot(ap.x - share * ab.x, ap.y - share * ab.y)
  return { metres: a.metres + share * (b.metres - a.metres), off }
}

function cutsBetween(a: Mark, b: Mark, limit: number): Cut[] {
  const grows = b.minutes - a.minutes
  const isKnown = Number.isFinite(grows) && grows !== 0
  const shares = isKnown
    ? BANDS.map((band) => ((band * limit) / BANDS.length - a.minutes) / grows)
        .filter((share) => share > 0 && share < 1)
        .sort((a, b) => a - b)
    : []
  const at = [0, ...shares, 1]
  return at.slice(1).map((share, i) => {
    const before = at[i] ?? 0
    const middle = isKnown
      ? a.minutes + (grows * (before + share)) / 2
      : Math.max(a.minutes, b.minutes)
    const metresAt = (share: number) => a.metres + share * (b.metres - a.metres)
    return { from: metresAt(before), to: metresAt(share), band: bandOf(middle, limit) }
  })
}

/** Merges neighbouring parts of one band. */
function merge(cuts: readonly Cut[]): Cut[] {
  const merged: Cut[] = []
  for (const cut of cuts) {
    if (cut.to <= cut.from) continue
    const last = merged.at(-1)
    if (last?.band === cut.band) last.to = cut.to
    else merged.push({ ...cut })
  }
  return merged
}

function part(along: readonly Spot[], from: number, to: number): Pair[] {
  const inside = along.filter(({ metres }) => metres > from && metres < to).map(({ at }) => at)
  return [spotAt(along, from), ...inside, spotAt(along, to)]
}

function spotAt(along: readonly Spot[], metres: number): Pair {
  const next = along.findIndex((spot) => spot.metres >= metres)
  const b = along[next] ?? along.at(-1)
  const a = along[next - 1] ?? b
  if (!a || !b) return []
  const share = b.metres === a.metres ? 0 : (metres - a.metres) / (b.metres - a.metres)
  return a.at.map((value, axis) => value + share * ((b.at[axis] ?? value) - value))
}

function metresBetween(a: Pair, b: Pair): number {
  const { x, y } = flat(a, b)
  return Math.hypot(x, y)
}

function flat([fromX = 0, fromY = 0]: Pair, [toX = 0, toY = 0]: Pair): { x: number; y: number } {
  return {
    x: (toX - fromX) * SQUEEZE * METRES_PER_DEGREE,
    y: (toY - fromY) * METRES_PER_DEGREE,
  }
}
