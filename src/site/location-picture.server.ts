import type { Context } from '../context.ts'
import { LOCATION_REACH } from './layout/location.tsx'
import { signWidth } from './layout/place-map.tsx'
import { placePicture } from './place-picture.server.ts'

/** The map around a building as SVG; null when it has no position. */
export async function locationPicture(
  context: Context,
  {
    name,
    latitude,
    longitude,
  }: { name: string; latitude: number | null; longitude: number | null },
): Promise<string | null> {
  if (latitude === null || longitude === null) return null
  const place = { latitude, longitude }
  return placePicture(context, { at: place, metres: LOCATION_REACH }, [place], {
    sign: signWidth(name),
    hasRoads: true,
  })
}
