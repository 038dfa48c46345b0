import { counted } from '../../shared/counted.ts'
import type { PublicProject } from '../answer-rules.ts'
import { builtYear } from '../rules.ts'
import { nearestStation } from './nearest-station.ts'

/** What a card shows of a project, and no more: pages carry it as data. */
export type CardProject = Pick<PublicProject, 'id' | 'name' | 'address' | 'homes'> & {
  image: string | null
  /** `Built 2020`, `486 units`, `38 floors`: what is known. */
  facts: string[]
  /** The nearest station with every line that stops there; metres, or null where unknown. */
  station: { name: string; lines: string[]; metres: number | null } | null
  malls: string[]
  parks: string[]
  school: string | null
}

const MOST_OF_A_KIND = 2

/** A project as its card shows it. */
export function cardProject(project: PublicProject): CardProject {
  const { id, name, address, homes, totalUnits, buildingFloors } = project
  const year = builtYear(project.yearBuilt)
  return {
    ...{ id, name, address, homes },
    image: project.images[0] ?? null,
    facts: [
      year && `Built ${year}`,
      totalUnits && counted(totalUnits, 'unit'),
      buildingFloors && counted(buildingFloors, 'floor'),
    ].filter((fact) => typeof fact === 'string'),
    station: nearestStation(project),
    malls: project.nearbyMalls.slice(0, MOST_OF_A_KIND).map((mall) => mall.name),
    parks: project.nearbyParks.slice(0, MOST_OF_A_KIND).map((park) => park.name),
    school: project.nearbySchools[0]?.name ?? null,
  }
}
