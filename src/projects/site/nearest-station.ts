import { mergeByName } from '../../places/near-rules.ts'
import type { ProjectDocument } from '../rules.ts'

/** The nearest station at any distance, with the lines of all its platforms that are near; metres. */
export function nearestStation({
  nearestStation: nearest,
  distanceToStation: metres,
  nearbyStations,
}: ProjectDocument): { name: string; lines: string[]; metres: number | null } | null {
  if (!nearest) return null
  const near = mergeByName(nearbyStations).find(({ name }) => name === nearest.name)
  return { name: nearest.name, lines: near?.lines ?? [nearest.line], metres }
}
