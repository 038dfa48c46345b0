import type { Context } from '../context.ts'
import { holdsShortLink } from './coordinates.ts'
import { locate } from './locate.ts'
import { placesNear } from './near.ts'
import {
  type GeocodePreview,
  inServiceArea,
  NO_COORDINATES,
  OUTSIDE_SERVICE_AREA,
  SHORT_LINK,
} from './rules.ts'

/**
 * What a project with this address would get: its place, what in the address says so, and what is near.
 * Refuses nothing: why there is no place stands in `error`.
 */
export async function previewAddress(context: Context, address: string): Promise<GeocodePreview> {
  if (holdsShortLink(address)) return nothing(SHORT_LINK)
  const located = await locate(context, address)
  if (!located) return nothing(NO_COORDINATES)
  const { point, matched } = located
  const coordinates = { lat: point.latitude, lng: point.longitude }
  if (!inServiceArea(point)) {
    return { ...nothing(OUTSIDE_SERVICE_AREA), coordinates, matched, outOfBounds: true }
  }
  const { stations, parks, malls, schools } = await placesNear(context.db, point)
  return {
    ...{ coordinates, matched, outOfBounds: false, error: null },
    ...{ nearbyStations: stations, nearbyParks: parks },
    ...{ nearbyMalls: malls, nearbySchools: schools },
  }
}

function nothing(error: string): GeocodePreview {
  return {
    ...{ coordinates: null, matched: null, outOfBounds: false, error },
    ...{ nearbyStations: [], nearbyParks: [], nearbyMalls: [], nearbySchools: [] },
  }
}
