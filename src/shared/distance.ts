import { english, type Language, textsIn } from './language.ts'

/** A point in WGS84 decimal degrees. */
export type Point = { latitude: number; longitude: number }

/** In metres. */
export const EARTH_RADIUS = 6_371_000
/** Walking speed. The next start computes stored walks again after a change. */
export const METRES_PER_MINUTE = 80

/** Great-circle metres between two points (haversine, radius 6,371,000 m), rounded to the metre. */
export function distanceBetween(a: Point, b: Point): number {
  const lat = radians(b.latitude - a.latitude)
  const lng = radians(b.longitude - a.longitude)
  const h =
    Math.sin(lat / 2) ** 2 +
    Math.cos(radians(a.latitude)) * Math.cos(radians(b.latitude)) * Math.sin(lng / 2) ** 2
  return Math.round(2 * EARTH_RADIUS * Math.asin(Math.min(1, Math.sqrt(h))))
}

/**
 * The north-south part of the distance between two points in metres, rounded down: never more than
 * `distanceBetween`.
 */
export function metresNorth(a: Point, b: Point): number {
  return Math.floor(EARTH_RADIUS * Math.abs(radians(a.latitude - b.latitude)))
}

/** Minutes on foot for a distance in metres: 80 metres a minute, rounded up. */
export function walkingMinutes(metres: number): number {
  return Math.ceil(metres / METRES_PER_MINUTE)
}

/** Distances around their figures, and the way on foot. */
export const distanceTexts = {
  id: 'distances' as const,
  metres: (figure: number) => `${figure} m`,
  kilometres: (figure: string) => `${figure} km`,
  minutesWalk: (minutes: number) => `${minutes} min walk`,
  beyondWalking: 'Beyond walking distance',
}

/** `850 m`, from 1000 m on `1.2 km`. */
export function formatDistance(metres: number, language: Language = english): string {
  const texts = textsIn(language, distanceTexts)
  return metres < 1000
    ? texts.metres(Math.round(metres))
    : texts.kilometres((metres / 1000).toFixed(1))
}

/** `500 m`, `1 km`, `1.5 km`: how far a search or a circle reaches. */
export function formatReach(metres: number, language: Language = english): string {
  const { kilometres } = textsIn(language, distanceTexts)
  return metres < 1000 ? formatDistance(metres, language) : kilometres(String(metres / 1000))
}

/** `4 min walk`: the way on foot for a distance in metres. */
export function formatWalk(metres: number, language: Language = english): string {
  return textsIn(language, distanceTexts).minutesWalk(walkingMinutes(metres))
}

/** `350 m · 5 min walk`, of what is too far `1.2 km · Beyond walking distance`. */
export function formatWayOnFoot(metres: number, language: Language = english): string {
  const walk = isBeyondWalking(metres)
    ? textsIn(language, distanceTexts).beyondWalking
    : formatWalk(metres, language)
  return `${formatDistance(metres, language)} · ${walk}`
}

/** Over 1000 m a station is dimmed as beyond walking distance. */
export function isBeyondWalking(metres: number): boolean {
  return metres > 1000
}

function radians(degrees: number): number {
  return (degrees * Math.PI) / 180
}
