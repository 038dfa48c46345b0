import { type LocalNames, localName } from '../../../city/places/rules/local-name.ts'
import { counted } from '../../../shared/counted.ts'
import type { Language } from '../../../shared/language.ts'
import { builtYear } from '../rules/built-year.ts'
import type { ProjectWithUnitCounts } from '../rules/project-response.ts'
import { nearestStation } from './nearest-station.ts'

/** The data of a project's card, and no more: pages contain it as JSON. */
export type CardProject = Pick<ProjectWithUnitCounts, 'id' | 'name' | 'address' | 'homes'> & {
  image: string | null
  /** `Built 2020`, `486 units`, `38 floors`, as far as known. */
  facts: string[]
  /** The nearest station with every line that stops there, and its distance in metres, null if unknown. */
  station: { name: string; lines: string[]; metres: number | null } | null
  malls: string[]
  parks: string[]
  school: string | null
}

const MAX_OF_A_KIND = 2

/** The card of a project. */
export function cardProject(
  project: ProjectWithUnitCounts,
  language: Language,
  names?: LocalNames,
): CardProject {
  const { id, address, homes, totalUnits, buildingFloors } = project
  const name = localName(project, language)
  const named = (ids: ReadonlyMap<number, string> | undefined) => {
    return (place: { id: number; name: string }) =>
      localName({ name: place.name, nameTh: ids?.get(place.id) }, language)
  }
  const year = builtYear(project.yearBuilt)
  return {
    ...{ id, name, address, homes },
    image: project.images[0] ?? null,
    facts: [
      year && `Built ${year}`,
      totalUnits && counted(totalUnits, 'unit', language),
      buildingFloors && counted(buildingFloors, 'floor', language),
    ].filter((fact) => typeof fact === 'string'),
    station: nearestStation(project, language),
    malls: project.nearbyMalls.slice(0, MAX_OF_A_KIND).map(named(names?.malls)),
    parks: project.nearbyParks.slice(0, MAX_OF_A_KIND).map(named(names?.parks)),
    school: project.nearbySchools[0]?.name ?? null,
  }
}
