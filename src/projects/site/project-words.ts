import { factsOf } from '../../shared/field-table.ts'
import { Facilities, type Facility, type ProjectDocument, projectFields } from '../rules.ts'

/** What is told of a building, in words: only what is known. */
export type ProjectWords = {
  facts: ReturnType<typeof factsOf>
  facilities: { id: Facility; name: string }[]
  amenities: string[]
  description: string | null
}

/** Of a building that is not there. */
export const NOTHING_KNOWN: ProjectWords = {
  facts: [],
  facilities: [],
  amenities: [],
  description: null,
}

/** A building in words: made where its fields are known, drawn where they need not be. */
export function projectWords(project: ProjectDocument): ProjectWords {
  return {
    facts: factsOf(projectFields, project),
    facilities: project.facilities.map((id) => ({ id, name: Facilities.labels[id] })),
    amenities: [...new Set(project.amenities)],
    description: project.description,
  }
}
