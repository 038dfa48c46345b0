import * as z from 'zod/mini'
import type { UnitSearch } from './search.ts'

/** The filters of a search that are ids of records with a name. */
export const NAMED_FILTERS = {
  park: 'parkId',
  mall: 'mallId',
  project: 'projectId',
  district: 'districtId',
  subdistrict: 'subdistrictId',
  developer: 'developerId',
  road: 'roadId',
} as const satisfies Record<string, keyof UnitSearch>

export type NamedFilter = keyof typeof NAMED_FILTERS

const name = z.nullable(z.string())

/** The names of the records that a search refers to; null for unknown ones and where it has no such filter. */
export const RecordNames = z.object({
  park: name,
  mall: name,
  project: name,
  district: name,
  subdistrict: name,
  developer: name,
  road: name,
})
export type RecordNames = z.output<typeof RecordNames>

/** Record names made by a function of each filter. */
export function recordNames(nameOf: (kind: NamedFilter) => string | null): RecordNames {
  return {
    park: nameOf('park'),
    mall: nameOf('mall'),
    project: nameOf('project'),
    district: nameOf('district'),
    subdistrict: nameOf('subdistrict'),
    developer: nameOf('developer'),
    road: nameOf('road'),
  }
}
