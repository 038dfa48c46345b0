/** A station near a project: metres and minutes on foot. */
export type NearbyStation = {
  stationId: number
  name: string
  line: string
  walkingDistance: number
  walkingTime: number
}

/** Several platforms of one name drawn as one: the nearest one's distance, every line that stops there. */
export type MergedStation<S extends NearbyStation> = S & { lines: string[]; stationIds: number[] }

/**
 * Stations as screens show them: those of one name (Siam, Phaya Thai) become one entry that keeps the
 * nearest platform's distance and names all lines. The order, nearest first, is kept.
 */
export function mergeByName<S extends NearbyStation>(stations: readonly S[]): MergedStation<S>[] {
  const merged = new Map<string, MergedStation<S>>()
  const nearestFirst = [...stations].sort((a, b) => a.walkingDistance - b.walkingDistance)
  for (const station of nearestFirst) {
    const known = merged.get(station.name)
    if (known) {
      if (!known.lines.includes(station.line)) known.lines.push(station.line)
      known.stationIds.push(station.stationId)
    } else {
      merged.set(station.name, {
        ...station,
        lines: [station.line],
        stationIds: [station.stationId],
      })
    }
  }
  return [...merged.values()]
}
