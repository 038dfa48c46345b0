import { type DrawnBox, distance, type Frame, nearestOn, project, type Spot } from './frame.ts'

/** The columns of a station that the drawing needs. */
export type Station = {
  id: number
  code: string
  name: string
  nameTh: string
  line: string
  latitude: number
  longitude: number
  interchangeCodes: readonly string[]
}

/** A station, or the stations of an interchange. */
export type Stop = {
  /** Ids of its stations. */
  stations: number[]
  names: string[]
  namesTh: string[]
  lines: string[]
  /** One position, or the two ends of a capsule. */
  spots: Spot[]
}

const ONE_SPOT = 3.5

/** Groups stations into stops, each position moved onto its own line's track. */
export function stopsOf(
  frame: Frame,
  stations: readonly Station[],
  tracks: ReadonlyMap<string, readonly (readonly Spot[])[]>,
): Stop[] {
  return groups(stations).map((members) => {
    const spots = members.map((station) => onTrack(frame, station, tracks))
    return {
      stations: members.map(({ id }) => id),
      names: [...new Set(members.map(({ name }) => name))],
      namesTh: [...new Set(members.map(({ nameTh }) => nameTh))],
      lines: [...new Set(members.map(({ line }) => line))],
      spots: ends(spots),
    }
  })
}

/** A station's position on its own line's track. */
export function onTrack(
  frame: Frame,
  station: Station,
  tracks: ReadonlyMap<string, readonly (readonly Spot[])[]>,
): Spot {
  const spot = project(frame, station)
  const nearestSpots = (tracks.get(station.line) ?? []).map((track) => nearestOn(track, spot))
  return nearestSpots.toSorted((a, b) => distance(a, spot) - distance(b, spot))[0] ?? spot
}

/** The bounds of a stop's mark. */
export function boxOf({ spots }: Stop, reach: number): DrawnBox {
  return {
    left: Math.min(...spots.map(({ x }) => x)) - reach,
    right: Math.max(...spots.map(({ x }) => x)) + reach,
    top: Math.min(...spots.map(({ y }) => y)) - reach,
    bottom: Math.max(...spots.map(({ y }) => y)) + reach,
  }
}

function groups(stations: readonly Station[]): Station[][] {
  const groups: Station[][] = []
  for (const station of stations) {
    const mates = groups.filter((group) => group.some((other) => meet(station, other)))
    const merged = [...mates.flat(), station]
    for (const mate of mates) groups.splice(groups.indexOf(mate), 1)
    groups.push(merged)
  }
  return groups
}

function meet(a: Station, b: Station): boolean {
  return (
    (a.name === b.name && a.code === b.code) ||
    a.interchangeCodes.includes(b.code) ||
    b.interchangeCodes.includes(a.code)
  )
}

/** The two positions farthest apart, or one when they nearly coincide. */
function ends(spots: readonly Spot[]): Spot[] {
  let pair: [Spot, Spot] | null = null
  for (const a of spots) {
    for (const b of spots) {
      if (!pair || distance(a, b) > distance(...pair)) pair = [a, b]
    }
  }
  if (!pair) return []
  return distance(...pair) > ONE_SPOT ? pair : [pair[0]]
}
