/** A station near a project: metres and minutes on foot. */
export type NearbyStation = {
  stationId: number
  name: string
  line: string
  walkingDistance: number
  walkingTime: number
}

/**
 * Platforms of the same name merged: the nearest one's distance, and every line that stops there.
 */
export type MergedStation<S extends NearbyStation> = S & { lines: string[]; stationIds: number[] }

/**
 * Stations as screens show them: those of the same name (Siam, Phaya Thai) become one entry with
 * the nearest platform's distance and all lines. Preserves the order, nearest first.
 */
export function mergeByName<S extends NearbyStation>(stations: readonly S[]): MergedStation<S>[] {
  const merged = new Map<string, MergedStation<S>>()
  const nearestFirst = [...stations].sort((a, b) => a.walkingDistance - b.walkingDistance)
  for (const station of nearestFirst) {
    const existing = merged.get(station.name)
    if (existing) {
      if (!existing.lines.includes(station.line)) existing.lines.push(station.line)
      existing.stationIds.push(station.stationId)
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
