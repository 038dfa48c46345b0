import { type Name, nameOf, variantsOf } from '../../city/places/rules/name-match.ts'
import type { Point } from '../../shared/distance.ts'
import type { Area } from '../projects/rules/project-sets.ts'
import { shortNames } from './kind-words.ts'
import type { PlaceKindId } from './rules/place-kind.ts'
import type { Suggestion } from './rules/suggestion.ts'

/** Where a place's homes are. */
export type SearchReach =
  | { around: Point; metres: number }
  | { everywhere: true }
  | { area: Area }
  | { roadId: number }
  | { line: string }
  | { districtId: number }
  | { subdistrictIds: readonly number[] }
  | { projectId: number }
  | { developerId: number }

/** A place that a text can mean. */
export type NamedPlace = Pick<Suggestion, 'kind' | 'id' | 'name' | 'nameTh' | 'search'> &
  Point & {
    /** Its names and nicknames. */
    names: readonly Name[]
    /** Its names without the words that say its kind, compared only with a text that says it too. */
    short: readonly Name[]
    /** What else people type who mean it; never sure. */
    hints: readonly Name[]
    /** Found only by a text that names one of these lines. */
    lines?: readonly string[]
    reach: SearchReach
    /** A point surely in its district, where its own may be on the edge of another. */
    inside?: Point
    /** Whether it comes before a station of the same name. */
    leads?: boolean
    /** Where it is in words; null for its district. */
    within: string | null
  }

/** The names of a place with their variants: without what stands in brackets, and without its kind. */
export function namesOf(
  kind: PlaceKindId,
  own: readonly (string | null)[],
  aliases: readonly string[] = [],
): Pick<NamedPlace, 'names' | 'short'> {
  const names = own.filter((name) => name !== null)
  const others = [...variantsOf(names), ...aliases]
  const all = [
    ...names.map((name) => nameOf(name)),
    ...others.map((name) => nameOf(name, { isOwn: false })),
  ]
  const short = [...names, ...others].flatMap((name) => shortNames(name, kind))
  return {
    names: all.filter(({ key }) => key !== ''),
    short: [...new Set(short)].map((name) => nameOf(name, { isOwn: false })),
  }
}
