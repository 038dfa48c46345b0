import { factsOf } from '../../../shared/fields/field-table.ts'
import { labelOf } from '../../../shared/fields/value-set.ts'
import type { Language } from '../../../shared/language.ts'
import type { PublicProject } from '../rules/project.ts'
import { projectFields } from '../rules/project-fields.ts'
import { Facilities, type Facility } from '../rules/project-sets.ts'

/** The known details of a project as text. */
export type ProjectTexts = {
  facts: (ReturnType<typeof factsOf>[number] & { href?: string })[]
  facilities: { id: Facility; name: string }[]
  amenities: string[]
  description: string | null
}

/** For a project that does not exist. */
export const UNKNOWN_PROJECT: ProjectTexts = {
  facts: [],
  facilities: [],
  amenities: [],
  description: null,
}

/** Made on the server, so that pages contain the texts and not the fields. */
export function projectTexts(project: PublicProject, language: Language): ProjectTexts {
  return {
    facts: factsOf(projectFields, project, language),
    facilities: project.facilities.map((id) => ({ id, name: labelOf(Facilities, id, language) })),
    amenities: [...new Set(project.amenities)],
    description: project.description,
  }
}
