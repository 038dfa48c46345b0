import type { Context } from '../context.ts'
import { LOCATION_REACH } from './location.tsx'
import { signWidth } from './place-map.tsx'
import { placePicture } from './place-picture.ts'

/** The picture of a building's surroundings; null where it has no place. */
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
  return placePicture(context, place, LOCATION_REACH, [place], signWidth(name))
}
