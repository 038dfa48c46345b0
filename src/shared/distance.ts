/** A place on the earth, WGS84 decimal degrees. */
export type Point = { latitude: number; longitude: number }

const EARTH_RADIUS = 6_371_000
/** How fast people walk. */
export const METRES_PER_MINUTE = 80

/** Metres between two points by the great circle (haversine, radius 6,371,000 m), rounded to the metre. */
export function distanceBetween(a: Point, b: Point): number {
  const lat = radians(b.latitude - a.latitude)
  const lng = radians(b.longitude - a.longitude)
  const h =
    Math.sin(lat / 2) ** 2 +
    Math.cos(radians(a.latitude)) * Math.cos(radians(b.latitude)) * Math.sin(lng / 2) ** 2
  return Math.round(2 * EARTH_RADIUS * Math.asin(Math.min(1, Math.sqrt(h))))
}

/** Metres that one point lies north or south of another, rounded down: no more than `distanceBetween` says. */
export function metresNorth(a: Point, b: Point): number {
  return Math.floor(EARTH_RADIUS * Math.abs(radians(a.latitude - b.latitude)))
}

/** Minutes on foot for a distance in metres: 80 metres a minute, rounded up. */
export function walkingMinutes(metres: number): number {
  return Math.ceil(metres / METRES_PER_MINUTE)
}

/** `850 m`, from 1000 m on `1.2 km`. */
export function formatDistance(metres: number): string {
  return metres < 1000 ? `${Math.round(metres)} m` : `${(metres / 1000).toFixed(1)} km`
}

/** Over 1000 m a station is shown dimmed, as beyond walking distance. */
export function isBeyondWalking(metres: number): boolean {
  return metres > 1000
}

function radians(degrees: number): number {
  return (degrees * Math.PI) / 180
}
