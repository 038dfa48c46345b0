import type { Context } from '../../context.ts'
import { placesNear } from '../places/near.ts'
import {
  type GeocodePreview,
  inServiceArea,
  NO_COORDINATES,
  OUTSIDE_SERVICE_AREA,
  SHORT_LINK,
} from '../places/rules/place.ts'
import { locate } from './locate.ts'
import { holdsShortLink } from './reading/coordinates.ts'

/**
 * What a project with this address would get: its place, the matched name, and what is near. Never
 * refuses: `error` says why there is no place.
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
