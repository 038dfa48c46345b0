import type { Context } from '../../context.ts'
import { refusedFor } from '../../refused.ts'
import type { Point } from '../../shared/distance.ts'
import { refusal } from '../../shared/refusals/refusal.ts'
import { type Atlas, currentAtlas } from '../places/atlas.ts'
import { inServiceArea } from '../places/rules/place.ts'
import type { Located } from './candidates.ts'
import { locateIn } from './locate-in.ts'
import { holdsShortLink, readCoordinates, withoutLink } from './reading/coordinates.ts'

// Longer than any link or address; the rest is ignored.
const MAX_LENGTH = 2000
const MAX_ADDRESS = 500

/** What locating needs; passing an atlas saves loading it for each of many addresses. */
type LocateOptions = Pick<Context, 'db' | 'geocoder'> & { atlas?: Atlas }

/**
 * Where a Bangkok address is, in English or Thai: its coordinates (typed or in a full map link),
 * else the result of the geocoding service if one is configured, else that of our own tables
 * (`locate-in.ts`). Null when unknown. Refuses shortened map links with 400. The point may be
 * outside the service area.
 */
export async function locate(
  { db, geocoder, atlas }: LocateOptions,
  text: string,
): Promise<Located | null> {
  const link = text.slice(0, MAX_LENGTH)
  if (holdsShortLink(link)) throw refusedFor(400, refusal('short_map_link'), { at: 'address' })
  const point = readCoordinates(link)
  if (point) {
    const name = `${point.latitude}, ${point.longitude}`
    return { point, matched: { kind: 'coordinates', name } }
  }
  const address = withoutLink(link).slice(0, MAX_ADDRESS)
  const ownResult = locateIn(atlas ?? (await currentAtlas(db)), address)
  const serviceResult = await geocoder?.find(address)
  return serviceResult && (!ownResult || !isWorse(serviceResult, ownResult))
    ? serviceResult
    : ownResult
}

/**
 * The service found a distant place of the same name, or only a district where our tables know the
 * street.
 */
function isWorse(serviceResult: Located, ownResult: Located): boolean {
  if (!inServiceArea(serviceResult.point)) return true
  return isArea(serviceResult) && !isArea(ownResult)
}

function isArea({ matched }: Located): boolean {
  return matched.kind === 'district' || matched.kind === 'subdistrict'
}

/**
 * Where an address is, for a record that requires a place. Refuses with 400 what cannot be found,
 * and with 422 what is outside the service area.
 */
export async function locateOrRefuse(options: LocateOptions, address: string): Promise<Located> {
  const located = await locate(options, address)
  if (!located) throw refusedFor(400, refusal('no_coordinates'), { at: 'address' })
  refuseOutsideServiceArea(located.point)
  return located
}

/** Refuses with 422 a point outside the service area. */
export function refuseOutsideServiceArea(point: Point): void {
  if (!inServiceArea(point))
    throw refusedFor(422, refusal('outside_service_area'), { at: 'address' })
}
