import type { Db } from '../db/connect.ts'
import { currentAtlas } from './atlas.ts'
import { holdsShortLink } from './coordinates.ts'
import { locate } from './locate.ts'
import type { FoundPlace } from './minutes-rules.ts'
import { placesAround } from './near.ts'
import { inServiceArea } from './rules.ts'

const LONGEST_ADDRESS = 500

/**
 * The place that a visitor means by an address, read by our own tables alone: no service that costs is
 * asked for whoever comes by. Null for what is not known, and for what lies outside the service area.
 */
export async function findPlace(db: Db, typed: string): Promise<FoundPlace | null> {
  const address = typed.slice(0, LONGEST_ADDRESS)
  if (holdsShortLink(address)) return null
  const located = await locate({ db }, address)
  if (!located || !inServiceArea(located.point)) return null
  const { point, matched } = located
  const { nearestStation } = placesAround(await currentAtlas(db), point)
  const stationId = matched.kind === 'station' ? (nearestStation?.id ?? null) : null
  return { ...matched, ...point, stationId }
}
