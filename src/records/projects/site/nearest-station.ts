import { localName } from '../../../city/places/rules/local-name.ts'
import { mergeByName } from '../../../city/places/rules/near.ts'
import type { Language } from '../../../shared/language.ts'
import type { PublicProject } from '../rules/project.ts'

/** The nearest station at any distance, with the lines of all its nearby platforms, and its distance in metres. */
export function nearestStation(
  { nearestStation: nearest, distanceToStation: metres, nearbyStations }: PublicProject,
  language: Language,
): { name: string; lines: string[]; metres: number | null } | null {
  if (!nearest) return null
  const near = mergeByName(nearbyStations).find(({ name }) => name === nearest.name)
  return { name: localName(nearest, language), lines: near?.lines ?? [nearest.line], metres }
}
