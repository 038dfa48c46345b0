import { saveDeveloper } from '../developers/save-developer.ts'
import type { ProjectInput } from '../projects/rules.ts'
import { saveProject } from '../projects/save-project.ts'
import { momentOf } from './calendar.ts'
import type { DemoProject } from './demo-project.ts'
import { demoDevelopers } from './developers.ts'
import { logoName } from './pictures/demo-pictures.ts'
import { picturesOfProject } from './pictures/picture-plan.ts'
import { demoProjects } from './projects.ts'
import { type DemoEvent, entered, stored } from './timeline.ts'

const FIRST_DEVELOPER = 560
const FIRST_PROJECT = 540

/** The developers and projects the agency took on, before it listed a home in any of them. */
export function projectEvents(now: Date): DemoEvent[] {
  const developers = demoDevelopers.map(
    ({ key, ...input }, index): DemoEvent => ({
      at: momentOf(now, FIRST_DEVELOPER - index, 10),
      async happens(tx, ledger) {
        const [logo = null] = stored(ledger, [logoName(key)])
        const { id } = await saveDeveloper(tx, null, { ...input, logo })
        ledger.developers.set(key, id)
      },
    }),
  )
  const projects = demoProjects.map(
    (project, index): DemoEvent => ({
      at: momentOf(now, FIRST_PROJECT - 2 * index, 11),
      async happens(tx, ledger) {
        const developerId =
          project.developer === null ? null : entered(ledger.developers, project.developer)
        const images = stored(ledger, picturesOfProject(project))
        const record = await saveProject(tx, null, { ...inputOf(project), developerId, images })
        ledger.projects.set(project.key, record)
      },
    }),
  )
  return [...developers, ...projects]
}

/** What a person types into the project form. */
function inputOf(project: DemoProject): ProjectInput {
  return {
    name: project.name,
    nameTh: project.nameTh,
    address: project.address,
    latitude: project.latitude,
    longitude: project.longitude,
    propertyType: project.propertyType,
    yearBuilt: project.yearBuilt,
    totalUnits: project.totalUnits,
    buildingFloors: project.buildingFloors,
    facilities: project.facilities,
    amenities: project.amenities,
    uniqueFeatures: project.uniqueFeatures,
    petAllowed: project.petAllowed,
    smokingAllowed: project.smokingAllowed,
    description: project.description,
  }
}
