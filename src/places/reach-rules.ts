/** How far from a station the railway map looks for homes, in metres. */
export const REACHES = [200, 500, 1000] as const
export type Reach = (typeof REACHES)[number]
export const DEFAULT_REACH: Reach = 500

/** Reads a distance out of an address; anything but those offered is the default. */
export function readReach(given: string | null): Reach {
  return REACHES.find((reach) => String(reach) === given) ?? DEFAULT_REACH
}
