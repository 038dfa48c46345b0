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
  const marks: Mark[] = []
  for (const building of buildings.toSorted((a, b) => b.units - a.units || a.id - b.id)) {
    const at = toWorld(building)
    const existing = marks.find(
      (mark) => Math.hypot(mark.at.x - at.x, mark.at.y - at.y) * pixels < close,
    )
    if (existing) {
      existing.buildings.push(building)
      existing.units += building.units
    } else marks.push({ buildings: [building], units: building.units, at, off: { x: 0, y: 0 } })
  }
  const near = (at: WorldSpot) =>
    spots
      .map((spot) => ({ x: (spot.x - at.x) * pixels, y: (spot.y - at.y) * pixels }))
      .filter(({ x, y }) => Math.abs(x) < 140 && Math.abs(y) < 100)
  return marks.map((mark) => {
    const stopsNear = near(mark.at)
    const isFree = (off: Mark['off']) =>
      !stopsNear.some(({ x, y }) => Math.abs(x - off.x) < ROOM.x && Math.abs(y - off.y) < ROOM.y)
    return { ...mark, off: ASIDE.find(isFree) ?? mark.off }
  })
}
