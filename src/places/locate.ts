import type { Db } from '../db/connect.ts'
import { Refused } from '../refused.ts'
import type { Point } from '../shared/distance.ts'
import { currentAtlas } from './atlas.ts'
import type { Located } from './candidates.ts'
import { holdsShortLink, readCoordinates } from './coordinates.ts'
import { locateIn } from './locate-in.ts'
import { inServiceArea, NO_COORDINATES, OUTSIDE_SERVICE_AREA, SHORT_LINK } from './rules.ts'

// No link is longer; what follows is not read.
const LONGEST_LINK = 2000

/**
 * Where a Bangkok address is, read from the tables we ship, in English or Thai: coordinates (typed or in
 * a full map link), else a soi, station, mall, park, school, road, subdistrict or district by name. The
 * most specific wins; a named district narrows the rest. Null when it names nothing we know.
 * Refuses shortened map links with 400. The point may lie outside the service area.
 */
export async function locate(db: Db, text: string): Promise<Located | null> {
  const address = text.slice(0, LONGEST_LINK)
  if (holdsShortLink(address)) throw refusedAddress(400, SHORT_LINK)
  const point = readCoordinates(address)
  if (point) {
    const name = `${point.latitude}, ${point.longitude}`
    return { point, matched: { kind: 'coordinates', name } }
  }
  return locateIn(await currentAtlas(db), address)
}

/**
 * Where an address is, for a record that needs a place. Refuses with 400 what cannot be found, and with
 * 422 what lies outside the service area.
 */
export async function locateOrRefuse(db: Db, address: string): Promise<Located> {
  const located = await locate(db, address)
  if (!located) throw refusedAddress(400, NO_COORDINATES)
  refuseOutsideServiceArea(located.point)
  return located
}

/** Refuses with 422 a point outside the service area. */
export function refuseOutsideServiceArea(point: Point): void {
  if (!inServiceArea(point)) throw refusedAddress(422, OUTSIDE_SERVICE_AREA)
}

function refusedAddress(status: 400 | 422, message: string): Refused {
  return new Refused(status, message, { errors: [{ path: 'address', message }] })
}
