import * as z from 'zod/mini'
import { bangkokDate } from '../shared/dates.ts'
import {
  clearable,
  clearableForm,
  clearableText,
  recordVersion,
  requiredText,
  searchText,
  webAddress,
  wholeNumber,
} from '../shared/fields.ts'
import { oneOf, valueSet } from '../shared/value-set.ts'

export const MIN_FOUNDED_YEAR = 1900
export const NAME_REQUIRED = 'Name is required'

/** The latest year a developer can have been founded in: this one, in Bangkok. */
export function latestFoundedYear(now: Date): number {
  return Number(bangkokDate(now).slice(0, 4))
}

const fields = {
  description: clearableText(10_000),
  /** One of our own picture URLs. */
  logo: clearableText(500),
  foundedYear: clearable(wholeNumber(MIN_FOUNDED_YEAR, 2200)),
  website: clearableForm(webAddress(), { format: 'uri', maxLength: 500 }),
}

/** What makes a developer. */
export const DeveloperInput = z.object({ name: requiredText(200, NAME_REQUIRED), ...fields })
export type DeveloperInput = z.output<typeof DeveloperInput>

/** What changes a developer: absent is unchanged, null is cleared. */
export const DeveloperChange = z.object({
  name: z.optional(requiredText(200, NAME_REQUIRED)),
  ...fields,
  version: recordVersion(),
})
export type DeveloperChange = z.output<typeof DeveloperChange>

/** Plain is ascending, `_desc` the other way; ties of each end in the newest first. */
export const DeveloperSorts = valueSet({
  newest: 'Newest first',
  name: 'Name A-Z',
  name_desc: 'Name Z-A',
  founded: 'Oldest first',
  founded_desc: 'Youngest first',
  projects: 'Fewest projects',
  projects_desc: 'Most projects',
})
export type DeveloperSort = (typeof DeveloperSorts.ids)[number]

/** What GET /api/developers filters and sorts by. */
export const DeveloperSearch = z.object({
  /** A part of the name, in any letter case. */
  search: z.optional(searchText()),
  /** The newest first, unless told otherwise. */
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

/** A developer as GET answers it: a visitor's lacks what only staff get. */
export const DeveloperAnswer = z.extend(Developer, { version: z.optional(z.int()) })
