import * as z from 'zod/mini'
import { nearbyPlaces } from '../../../city/places/rules/place.ts'
import {
  inputsOf,
  publicFields,
  responseShape,
  staffOnlyFields,
} from '../../../shared/fields/field-table.ts'
import { recordVersion, searchText } from '../../../shared/fields/fields.ts'
import { filterSchemas } from '../../../shared/fields/from-table/filter-schemas.ts'
import { oneOf } from '../../../shared/fields/value-set-schemas.ts'
import type { Changes } from '../../../team/activity/rules/activity.ts'
import { projectFields } from './project-fields.ts'
import { Areas, BuiltYears, ProjectSorts } from './project-sets.ts'

/** The first and the last year of each group; null for an open end. */
export const boundsOfBuiltYears: Record<BuiltYears, readonly [number | null, number | null]> = {
  before_2000: [null, 1999],
  '2000_2009': [2000, 2009],
  '2010_2019': [2010, 2019],
  '2020_after': [2020, null],
}

const visitorFields = publicFields(projectFields)
const staffFields = staffOnlyFields(projectFields)

/** Whether changes of a project change what visitors see. */
export function isPublicProjectChange(changes: Changes): boolean {
  return Object.keys(changes).some((field) => !Object.hasOwn(staffFields, field))
}

/** The input that creates a project. Latitude and longitude take precedence over the address. */
export const ProjectInput = z.object(inputsOf(projectFields))
export type ProjectInput = z.output<typeof ProjectInput>

/** The input that changes a project: absent fields stay, null fields are cleared. */
export const ProjectChange = z.extend(z.partial(ProjectInput), { version: recordVersion() })
export type ProjectChange = z.output<typeof ProjectChange>

/** The filters and sort of GET /api/projects; a project must pass every filter. */
export const ProjectSearch = z.object({
  /** A part of the name (English or Thai), the address, a station's or the developer's name. */
  search: z.optional(searchText()),
  ...filterSchemas(projectFields, 'filter', z.optional),
  year: z.optional(oneOf(BuiltYears)),
  area: z.optional(oneOf(Areas)),
  sort: z._default(oneOf(ProjectSorts), 'newest'),
})
export type ProjectSearch = z.output<typeof ProjectSearch>

/** A project as visitors get it, on its own and nested in a unit: its public fields only. */
export const PublicProject = z.object({
  id: z.int(),
  ...responseShape(visitorFields),
  nearestStation: z.nullable(
    z.object({
      id: z.int(),
      stationId: z.int(),
      name: z.string(),
      nameTh: z.string(),
      line: z.string(),
    }),
  ),
  distanceToStation: z.nullable(z.int()),
  /** The district that contains its point. */
  district: z.nullable(z.string()),
  ...nearbyPlaces,
})
export type PublicProject = z.output<typeof PublicProject>

/** The fields that only staff get. */
export const StaffFields = z.object({
  ...responseShape(staffFields),
  nearestStationId: z.nullable(z.int()),
  /** How many units it has, hidden ones included. */
  unitCount: z.int(),
  /** How many projects its developer has. */
  projectCount: z.int(),
  version: z.int(),
  createdAt: z.string(),
  updatedAt: z.string(),
})

/** A project as staff get it. */
export const ProjectRecord = z.extend(PublicProject, StaffFields.shape)
export type ProjectRecord = z.output<typeof ProjectRecord>
