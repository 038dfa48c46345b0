import * as z from 'zod/mini'
import { bangkokDate } from '../../../shared/dates.ts'
import {
  clearable,
  clearableForm,
  clearableText,
  recordVersion,
  requiredText,
  searchText,
  webAddress,
  year,
} from '../../../shared/fields/fields.ts'
import { valueSet } from '../../../shared/fields/value-set.ts'
import { oneOf } from '../../../shared/fields/value-set-schemas.ts'

/** The fields as forms, imports and the audit log name them. */
export const developerLabels = {
  name: 'Name',
  website: 'Website',
  foundedYear: 'Founded',
  logo: 'Logo',
  description: 'About',
}

export const MIN_FOUNDED_YEAR = 1900

/** The latest possible founding year: the current one in Bangkok. */
export function latestFoundedYear(now: Date): number {
  return Number(bangkokDate(now).slice(0, 4))
}

const fields = {
  description: clearableText(10_000),
  /** The URL of an uploaded picture. */
  logo: clearableText(500),
  foundedYear: clearable(year(MIN_FOUNDED_YEAR, 2200)),
  website: clearableForm(webAddress(), { format: 'uri', maxLength: 500 }),
}

/** The input that creates a developer. */
export const DeveloperInput = z.object({ name: requiredText(200), ...fields })
export type DeveloperInput = z.output<typeof DeveloperInput>

/** The input that changes a developer: absent fields stay, null fields are cleared. */
export const DeveloperChange = z.object({
  name: z.optional(requiredText(200)),
  ...fields,
  version: recordVersion(),
})
export type DeveloperChange = z.output<typeof DeveloperChange>

/** Ascending, with `_desc` descending; ties are ordered newest first. */
export const DeveloperSorts = valueSet('DeveloperSorts', {
  newest: 'Newest first',
  name: 'Name A-Z',
  name_desc: 'Name Z-A',
  founded: 'Oldest first',
  founded_desc: 'Youngest first',
  projects: 'Fewest projects',
  projects_desc: 'Most projects',
})
export type DeveloperSort = (typeof DeveloperSorts.ids)[number]

/** The filter and sort of GET /api/developers. */
export const DeveloperSearch = z.object({
  /** A part of the name, in any letter case. */
  search: z.optional(searchText()),
  /** Newest first by default. */
  sort: z.optional(oneOf(DeveloperSorts)),
})
export type DeveloperSearch = z.output<typeof DeveloperSearch>

/** A developer as visitors get it. */
export const Developer = z.object({
  id: z.int(),
  name: z.string(),
  description: z.nullable(z.string()),
  logo: z.nullable(z.string()),
  foundedYear: z.nullable(z.int()),
  website: z.nullable(z.string()),
  projectCount: z.int(),
})
export type Developer = z.output<typeof Developer>

/** A developer as staff get it. */
export const DeveloperRecord = z.extend(Developer, { version: z.int() })
export type DeveloperRecord = z.output<typeof DeveloperRecord>

/** A developer as GET returns it: to visitors without staff-only fields. */
export const DeveloperResponse = z.extend(Developer, { version: z.optional(z.int()) })
