import { linesIn } from '../city/places/site/lines-in.ts'
import type { Context } from '../context.ts'
import { isBeyondWalking } from '../shared/distance.ts'
import type { Language } from '../shared/language.ts'
import { linePath, propertiesPath, stationPath } from '../shared/paths.ts'
import { readStations } from './power-search/read-stations.server.ts'

/** One breadcrumb. */
export type Breadcrumb = { name: string; path: string }

/** The breadcrumbs to a building: its line and nearest station when that is within walking distance, else All Properties. */
export async function breadcrumbsToStation(
  context: Context,
  project: { nearestStation: { id: number } | null; distanceToStation: number | null },
  language: Language,
): Promise<Breadcrumb[]> {
  const { nearestStation, distanceToStation: metres } = project
  const { lines } = await readStations(context)
  for (const line of linesIn(language, lines)) {
    const station = line.stations.find(({ id }) => id === nearestStation?.id)
    if (!station || metres === null || isBeyondWalking(metres)) continue
    return [
      { name: line.name, path: linePath(line.id) },
      { name: station.name, path: stationPath(station.code) },
    ]
  }
  return [{ name: 'All Properties', path: propertiesPath() }]
}
