import type { MapStops } from '../../../places/site/railway-map/stops.ts'
import { toWorld, type WorldSpot, worldPixels } from '../../../shared/mercator.ts'
import type { NearBuilding } from '../../around-rules.ts'

/** Several buildings that share a mark, the one with most homes first; where it stands, off that one's spot. */
export type Mark = {
  buildings: NearBuilding[]
  units: number
  at: WorldSpot
  off: { x: number; y: number }
}

/** Buildings closer than this share a mark, in pixels. */
const CLOSE = 64
/** What a mark and a stop take, from their middles. */
const ROOM = { x: 44, y: 26 }
/** Where a mark goes that would cover a stop. */
const ASIDE = [
  { x: 0, y: 0 },
  { x: 0, y: -28 },
  { x: 0, y: 28 },
  { x: -50, y: 0 },
  { x: 50, y: 0 },
]

/** The marks of buildings at a zoom: those that are near join the fullest, none covers a stop. */
export function joinMarks(
  buildings: readonly NearBuilding[],
  zoom: number,
  stops: MapStops | null,
  close: number = CLOSE,
): Mark[] {
  const pixels = worldPixels(zoom)
  const spots = [...(stops?.platforms.values() ?? [])]
  const marks: Mark[] = []
  for (const building of buildings.toSorted((a, b) => b.units - a.units || a.id - b.id)) {
    const at = toWorld(building)
    const taker = marks.find(
      (mark) => Math.hypot(mark.at.x - at.x, mark.at.y - at.y) * pixels < close,
    )
    if (taker) {
      taker.buildings.push(building)
      taker.units += building.units
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
