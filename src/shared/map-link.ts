import type { Point } from './distance.ts'

/** A link to an external map, by point if known, else by address. */
export function mapLink({
  latitude,
  longitude,
  address,
}: { [Axis in keyof Point]: number | null } & { address: string | null }): string {
  const place = latitude === null || longitude === null ? address : `${latitude},${longitude}`
  return `https://www.google.com/maps/search/?${new URLSearchParams({ api: '1', query: place ?? '' })}`
}
