import type { Context } from '../context.ts'
import { Refused } from '../refused.ts'
import type { Point } from '../shared/distance.ts'
import { type Atlas, currentAtlas } from './atlas.ts'
import type { Located } from './candidates.ts'
import { holdsShortLink, readCoordinates, withoutLink } from './coordinates.ts'
import { locateIn } from './locate-in.ts'
import { inServiceArea, NO_COORDINATES, OUTSIDE_SERVICE_AREA, SHORT_LINK } from './rules.ts'

// No link and no address is longer; what follows is not read.
const LONGEST_LINK = 2000
const LONGEST_ADDRESS = 500

/** Whom to ask; with an atlas at hand, as for many addresses at once, it is not looked up anew. */
type Asked = Pick<Context, 'db' | 'geocoder'> & { atlas?: Atlas }

/**
 * Where a Bangkok address is, in English or Thai: coordinates (typed or in a full map link), else what the
 * geocoding service says where one is set, else what our own tables say (`locate-in.ts`). Null when
 * nobody knows. Refuses shortened map links with 400. The point may lie outside the service area.
 */
export async function locate(
  { db, geocoder, atlas }: Asked,
  text: string,
): Promise<Located | null> {
  const link = text.slice(0, LONGEST_LINK)
  if (holdsShortLink(link)) throw refusedAddress(400, SHORT_LINK)
  const point = readCoordinates(link)
  if (point) {
    const name = `${point.latitude}, ${point.longitude}`
    return { point, matched: { kind: 'coordinates', name } }
  }
  const address = withoutLink(link).slice(0, LONGEST_ADDRESS)
  const ours = locateIn(atlas ?? (await currentAtlas(db)), address)
  const theirs = await geocoder?.find(address)
  return theirs && (!ours || !isWorse(theirs, ours)) ? theirs : ours
}

/** A place elsewhere of the same name, or a district's middle where our tables know the street. */
function isWorse(theirs: Located, ours: Located): boolean {
  if (!inServiceArea(theirs.point)) return true
  return isArea(theirs) && !isArea(ours)
}

function isArea({ matched }: Located): boolean {
  return matched.kind === 'district' || matched.kind === 'subdistrict'
}

/**
 * Where an address is, for a record that needs a place. Refuses with 400 what cannot be found, and with
 * 422 what lies outside the service area.
 */
export async function locateOrRefuse(asked: Asked, address: string): Promise<Located> {
  const located = await locate(asked, address)
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
