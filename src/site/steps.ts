import type { Context } from '../context.ts'
import { isBeyondWalking } from '../shared/distance.ts'
import { linePath, propertiesPath, stationPath } from '../shared/paths.ts'
import { readStations } from './search/read-stations.ts'

/** A step on the way to a page. */
export type Step = { name: string; path: string }

/** The way to a building: its line and station where that is within a walk, else all properties. */
export async function stepsToStation(
  context: Context,
  near: { nearestStation: { id: number } | null; distanceToStation: number | null },
): Promise<Step[]> {
  const { nearestStation, distanceToStation: metres } = near
  const { lines } = await readStations(context)
  for (const line of lines) {
    const station = line.stations.find(({ id }) => id === nearestStation?.id)
    if (!station || metres === null || isBeyondWalking(metres)) continue
    return [
      { name: line.name, path: linePath(line.id) },
      { name: station.name, path: stationPath(station.code) },
    ]
  }
  return [{ name: 'All Properties', path: propertiesPath() }]
}
