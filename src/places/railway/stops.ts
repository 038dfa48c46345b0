import { type Box, distance, type Frame, nearestOn, project, type Spot } from './frame.ts'

/** A row of the stations' table, as far as the drawing needs it. */
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

/** A place where trains stop: one station, or those of an interchange. */
export type Stop = {
  /** Ids of its stations. */
  stations: number[]
  names: string[]
  namesTh: string[]
  lines: string[]
  /** One spot for a station or stations on one spot, two ends for a capsule. */
  spots: Spot[]
}

const ONE_SPOT = 3.5

/** Groups stations into stops, each spot moved onto its own line's track. */
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

/** Where a station stands on its own line's track. */
export function onTrack(
  frame: Frame,
  station: Station,
  tracks: ReadonlyMap<string, readonly (readonly Spot[])[]>,
): Spot {
  const spot = project(frame, station)
  const near = (tracks.get(station.line) ?? []).map((track) => nearestOn(track, spot))
  return near.toSorted((a, b) => distance(a, spot) - distance(b, spot))[0] ?? spot
}

/** The space that a stop's mark takes. */
export function boxOf({ spots }: Stop, reach: number): Box {
  return {
    left: Math.min(...spots.map(({ x }) => x)) - reach,
    right: Math.max(...spots.map(({ x }) => x)) + reach,
    top: Math.min(...spots.map(({ y }) => y)) - reach,
    bottom: Math.max(...spots.map(({ y }) => y)) + reach,
  }
}

function groups(stations: readonly Station[]): Station[][] {
  const found: Station[][] = []
  for (const station of stations) {
    const mates = found.filter((group) => group.some((other) => meet(station, other)))
    const merged = [...mates.flat(), station]
    for (const mate of mates) found.splice(found.indexOf(mate), 1)
    found.push(merged)
  }
  return found
}

function meet(a: Station, b: Station): boolean {
  return (
    (a.name === b.name && a.code === b.code) ||
    a.interchangeCodes.includes(b.code) ||
    b.interchangeCodes.includes(a.code)
  )
}

/** The two spots that lie farthest apart, or one where they nearly coincide. */
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
