import { joinSpots } from '../../../../city/map/rules/join-spots.ts'
import type { MapStops } from '../../../../city/map/site/railway-map/stops.ts'
import { toWorld, type WorldSpot, worldPixels } from '../../../../shared/mercator.ts'
import type { NearProject } from '../../rules/around.ts'

/** Projects that share a mark, the one with most units first; `off` is its offset in pixels from that one. */
export type Mark = {
  buildings: NearProject[]
  units: number
  at: WorldSpot
  off: { x: number; y: number }
}

/** Projects closer than this share a mark, in pixels. */
const CLOSE = 64
/** The distances from its centre, in pixels, at which a mark would cover a stop. */
const ROOM = { x: 44, y: 26 }
/** The offsets tried, in this order, for a mark that would cover a stop. */
const ASIDE = [
  { x: 0, y: 0 },
  { x: 0, y: -28 },
  { x: 0, y: 28 },
  { x: -50, y: 0 },
  { x: 50, y: 0 },
]

/** The marks of projects at a zoom: those near each other join the fullest, and none covers a stop. */
export function joinMarks(
  buildings: readonly NearProject[],
  zoom: number,
  stops: MapStops | null,
  close: number = CLOSE,
): Mark[] {
  const pixels = worldPixels(zoom)
  const spots = [...(stops?.platforms.values() ?? [])]
  const fullestFirst = buildings
    .map((building) => ({ building, ...toWorld(building) }))
    .sort((a, b) => b.building.units - a.building.units || a.building.id - b.building.id)
  const groups = joinSpots(fullestFirst, zoom, (x, y) => Math.hypot(x, y) < close)
  const near = (at: WorldSpot) =>
    spots
      .map((spot) => ({ x: (spot.x - at.x) * pixels, y: (spot.y - at.y) * pixels }))
      .filter(({ x, y }) => Math.abs(x) < 140 && Math.abs(y) < 100)
  return groups.flatMap((group) => {
    const [at] = group
    if (!at) return []
    const stopsNear = near(at)
    const isFree = (off: Mark['off']) =>
      !stopsNear.some(({ x, y }) => Math.abs(x - off.x) < ROOM.x && Math.abs(y - off.y) < ROOM.y)
    const joined = group.map(({ building }) => building)
    const units = joined.reduce((sum, one) => sum + one.units, 0)
    return [{ buildings: joined, units, at, off: ASIDE.find(isFree) ?? { x: 0, y: 0 } }]
  })
}
