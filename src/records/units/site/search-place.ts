import { localName } from '../../../city/places/rules/local-name.ts'
import { readPoint } from '../../../city/rail/rules/points.ts'
import type { Language } from '../../../shared/language.ts'
import type { PlaceKindId } from '../../finder/rules/place-kind.ts'
import type { PickedPlace } from '../../finder/rules/suggestion.ts'
import { unitSearchQuery } from '../rules/query.ts'
import type { UnitSearch } from '../rules/search.ts'
import type { SearchNames } from '../rules/words/search-chips.ts'

type Filter = keyof UnitSearch
type Kind = {
  kind: PlaceKindId
  filters: readonly Filter[]
  name: (names: SearchNames) => string | null
}

/** The place of a search that its form asks for; if it has several, the one in front here. */
const KINDS: readonly Kind[] = [
  { kind: 'project', filters: ['projectId'], name: ({ project }) => project ?? null },
  { kind: 'station', filters: ['stationId', 'within'], name: ({ station }) => station },
  { kind: 'point', filters: ['near', 'nearMeters'], name: () => null },
  {
    kind: 'subdistrict',
    filters: ['subdistrictId'],
    name: ({ subdistrict }) => subdistrict ?? null,
  },
  { kind: 'district', filters: ['districtId'], name: ({ district }) => district ?? null },
  { kind: 'developer', filters: ['developerId'], name: ({ developer }) => developer ?? null },
  { kind: 'mall', filters: ['mallId'], name: ({ mall }) => mall ?? null },
  { kind: 'park', filters: ['parkId'], name: ({ park }) => park ?? null },
  { kind: 'line', filters: ['line'], name: ({ line }) => line ?? null },
  { kind: 'road', filters: ['roadId', 'roadMeters'], name: ({ road }) => road ?? null },
  { kind: 'area', filters: ['area'], name: ({ area }) => area ?? null },
]

/** A place in a form: its name, what it is, and the filters that find its homes. */
export type SearchPlace = {
  kind: PlaceKindId
  name: string
  fields: readonly (readonly [name: string, value: string])[]
}

/** The place of a search; null without one. */
export function searchPlace(search: UnitSearch, names: SearchNames): SearchPlace | null {
  const found = kindOf(search)
  if (!found) return null
  const { kind, filters } = found
  const point = search.near && readPoint(search.near)?.name
  const name = (kind === 'point' ? point : found.name(names)) ?? ''
  return { kind, name, fields: fieldsOf(search, filters) }
}

/** The filters of that place, and all of its kind. */
export function placeFilters(search: UnitSearch): readonly Filter[] {
  return kindOf(search)?.filters ?? []
}

/** A search without its place. */
export function withoutSearchPlace(search: UnitSearch): UnitSearch {
  const others = { ...search }
  for (const filter of placeFilters(search)) delete others[filter]
  return others
}

/** The fields of a picked place, from the query string of its search. */
function pickedFields(query: string): [string, string][] {
  return [...new URLSearchParams(query)]
}

/** A picked place as a form has it. */
export function pickedPlace(picked: PickedPlace, language: Language): SearchPlace {
  const { kind, search } = picked
  return { kind, name: localName(picked, language), fields: pickedFields(search) }
}

/** What changes in a form when a place is picked, or none: its fields, and no others of a place. */
export function placeChange(picked: { search: string } | null): Record<string, string> {
  const none = KINDS.flatMap(({ filters }) => filters).map((filter) => [filter, ''])
  return Object.fromEntries([...none, ...pickedFields(picked?.search ?? '')])
}

function kindOf(search: UnitSearch): Kind | undefined {
  return KINDS.find(({ filters: [main] }) => main && search[main] !== undefined)
}

function fieldsOf(search: UnitSearch, filters: readonly Filter[]): [string, string][] {
  const own = Object.fromEntries(
    filters
      .filter((filter) => search[filter] !== undefined)
      .map((filter) => [filter, search[filter]]),
  )
  return pickedFields(unitSearchQuery(own))
}
