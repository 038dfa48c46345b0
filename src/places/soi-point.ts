import type { Point } from '../shared/distance.ts'
import { distanceBetween } from '../shared/distance.ts'
import type { AtlasRoad } from './atlas.ts'

// A mouth and an address inside are taken together only where the soi is not kilometres long.
const ONE_STREET = 2000
// Sois this many numbers apart still stand near each other.
const NEAR_NUMBERS = 10

/**
 * Where a numbered soi of a road is: between its mouth and an address inside it where both are known.
 * `49/11` falls back to `49`. Null when the soi is not known.
 */
export function soiPoint(road: AtlasRoad, soi: string): Point | null {
  const rows = road.sois.filter((row) => row.soi === soi)
  if (rows.length === 0) return soi.includes('/') ? soiPoint(road, soi.split('/')[0] ?? '') : null
  const mouth =
    rows.find((row) => row.pointKind === 'mouth') ??
    rows.find((row) => row.pointKind === 'near') ??
    rows.find((row) => row.pointKind === 'mouth_interpolated')
  const interior = rows.find((row) => row.pointKind === 'interior')
  if (mouth && interior) {
    return distanceBetween(mouth, interior) <= ONE_STREET
      ? between(mouth, interior, 0.5)
      : at(mouth)
  }
  const known = mouth ?? interior
  return known ? at(known) : null
}

/**
 * About where an unknown soi leaves its road: between the nearest known numbers of the same side (odd
 * and even face each other). Null when none is near.
 */
export function guessedSoiPoint(road: AtlasRoad, soi: string): Point | null {
  const number = Number.parseInt(soi, 10)
  const sameSide = road.sois
    .map((row) => ({ row, number: Number.parseInt(row.soi, 10) }))
    .filter((known) => known.row.pointKind !== 'interior' && (known.number - number) % 2 === 0)
    .filter((known) => Math.abs(known.number - number) <= NEAR_NUMBERS)
    .sort((a, b) => a.number - b.number)
  const below = sameSide.findLast((known) => known.number < number)
  const above = sameSide.find((known) => known.number > number)
  if (below && above) {
    const share = (number - below.number) / (above.number - below.number)
    return between(below.row, above.row, share)
  }
  const beside = below ?? above
  return beside ? at(beside.row) : null
}

function between(a: Point, b: Point, share: number): Point {
  return {
    latitude: round(a.latitude + share * (b.latitude - a.latitude)),
    longitude: round(a.longitude + share * (b.longitude - a.longitude)),
  }
}

function at({ latitude, longitude }: Point): Point {
  return { latitude, longitude }
}

function round(degrees: number): number {
  return Math.round(degrees * 1e6) / 1e6
}
