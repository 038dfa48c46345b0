import type { Atlas } from '../../city/places/atlas.ts'
import {
  GRADE,
  gradeOf,
  type Name,
  type Spelling,
  spellingOf,
} from '../../city/places/rules/name-match.ts'
import { nameWords, plainText } from '../../city/places/rules/spelling.ts'
import { isOneErrorAway } from '../../city/places/typing-errors.ts'
import { type Query, queriesOf } from './kind-words.ts'
import type { NamedPlace } from './named-place.ts'
import { placesOf } from './place-index.ts'
import type { PlaceKindId } from './rules/place-kind.ts'
import { readSoi, soisOf } from './soi-index.ts'

/** A place and how well the text matches it, in the scale of `GRADE`. */
export type Match = { place: NamedPlace; grade: number; isSure: boolean }

// A text with one typing error matches nearly as well as one that stands within a name.
export const ONE_ERROR = 1
const MIN_WITH_ERROR = 4
const MIN_WITHIN = 5
// What people type who mean a place nearby is less than the beginning of a name.
const HINT = 3.5

/** The places of the atlas whose names have the text in them, in any spelling. */
export function matchPlaces(atlas: Atlas, text: string): Match[] {
  const queries = queriesOf(text)
  const named = [...placesOf(atlas), ...soisOf(atlas).lanes]
  const runs = scriptRuns(text)
  return uniqueMatches([
    ...matchSois(atlas, text),
    ...named.flatMap((place) => matchOf(place, queries) ?? []),
    ...named.filter((place) => runs.length > 1 && hasEach(place, runs)).map(mixed),
  ])
}

/** The parts of a text in Latin and in Thai letters: `central พระราม 9` names one mall in both. */
function scriptRuns(text: string): Spelling[] {
  const runs =
    plainText(text).match(/[a-z][a-z\d\s.'-]*|[\u0e00-\u0e7f][\u0e00-\u0e7f\d\s.]*/g) ?? []
  return runs.map((run) => spellingOf(nameWords(run)))
}

function hasEach({ names }: NamedPlace, parts: readonly Spelling[]): boolean {
  return parts.every((part) => names.some((name) => gradeOf(part, name) >= GRADE.contains))
}

function mixed(place: NamedPlace): Match {
  return { place, grade: GRADE.hasWord, isSure: false }
}

/** The places of the atlas whose names begin with the text but for one typing error. */
export function matchWithError(atlas: Atlas, text: string): Match[] {
  const queries = queriesOf(text).filter(({ sound }) => sound.length >= MIN_WITH_ERROR)
  const named = [...placesOf(atlas), ...soisOf(atlas).lanes]
  const found = named.filter((place) =>
    queries.some((query) => namesFor(place, query).some((name) => beginsWithError(query, name))),
  )
  return uniqueMatches([
    ...matchSois(atlas, text, { withError: true }),
    ...found.map((place) => ({ place, grade: ONE_ERROR, isSure: false })),
  ])
}

/** How well queries match a place; null if not at all. */
export function matchOf(place: NamedPlace, queries: readonly Query[]): Match | null {
  let match: Match | null = null
  for (const query of queries) {
    const grade = Math.max(0, ...namesFor(place, query).map((name) => gradeOf(query, name)))
    const hint = Math.max(0, ...hintsFor(place, query).map((name) => gradeOf(query, name)))
    const best = Math.max(grade, Math.min(hint, HINT)) - lessIfPartial(query, grade)
    if (best >= GRADE.contains && best > (match?.grade ?? 0))
      match = { place, grade: best, isSure: grade >= GRADE.same && isKindSaid(query, place) }
  }
  return match
}

/** `lantom residence` rather begins Lantom Residences than `lantom` begins another residence. */
function lessIfPartial({ kinds }: Query, grade: number): number {
  return kinds !== null && grade < GRADE.same ? 0.5 : 0
}

/** Whether a text that says a kind means first of all this one. */
function isKindSaid({ kinds }: Query, { kind }: NamedPlace): boolean {
  return kinds === null || kinds[0] === kind
}

/** The names that a query is compared with: none if it says another kind of place. */
function namesFor(place: NamedPlace, { kinds, lines }: Query): readonly Name[] {
  if (kinds === null) return place.names
  if (isOtherKind(place, kinds)) return []
  const isElsewhere = lines !== '' && !place.lines?.some((line) => line.startsWith(lines))
  return isElsewhere ? [] : [...place.names, ...place.short]
}

/** What else it is found by, unless the query says another kind: `Bangkok hospital` is no district in Bangkok. */
function hintsFor(place: NamedPlace, { kinds }: Query): readonly Name[] {
  return kinds !== null && isOtherKind(place, kinds) ? [] : place.hints
}

function isOtherKind({ kind }: NamedPlace, kinds: readonly PlaceKindId[]): boolean {
  return !kinds.includes(kind)
}

/** Whether a name is, or begins with, the text with one typing error. */
export function beginsWithError({ sound }: Spelling, name: Name): boolean {
  if (name.isCode || sound.length < MIN_WITH_ERROR) return false
  const lengths = [sound.length - 1, sound.length, sound.length + 1]
  return lengths.some(
    (length) => length <= name.sound.length && isOneErrorAway(sound, name.sound.slice(0, length)),
  )
}

/** Numbered sois: the road in any spelling, and the number or the beginning of one. */
function matchSois(atlas: Atlas, text: string, { withError = false } = {}): Match[] {
  const read = readSoi(text)
  if (!read) return []
  const { number } = read
  const road = spellingOf(nameWords(read.road))
  if (road.key === '' && !read.saysSoi) return []
  return soisOf(atlas).roads.flatMap(({ names, sois }) => {
    const grade = road.key === '' ? GRADE.contains : roadGrade(road, names, withError)
    if (grade === 0 || (grade < GRADE.hasWord && !withError && isShort(road))) return []
    return [...sois].flatMap(([soi, place]): Match[] => {
      const isWhole = soi === number
      if (!isWhole && !(soi.startsWith(number) && grade >= GRADE.same)) return []
      if (grade >= GRADE.same)
        return [{ place, grade: isWhole ? GRADE.same : GRADE.begins, isSure: isWhole }]
      return [{ place, grade: Math.min(grade, GRADE.hasWord), isSure: false }]
    })
  })
}

/** Whether too many roads have a text in their names: `ari` stands in Narathiwat. */
function isShort({ key }: Spelling): boolean {
  return key !== '' && key.length < MIN_WITHIN
}

function roadGrade(road: Spelling, names: readonly Name[], withError: boolean): number {
  if (withError) {
    const isMisspelt = names.some((name) => isOneErrorAway(road.sound, name.sound))
    return isMisspelt && road.sound.length >= MIN_WITH_ERROR ? ONE_ERROR : 0
  }
  return Math.max(0, ...names.map((name) => gradeOf(road, name)))
}

/** Each place once, with its best grade. */
export function uniqueMatches(matches: readonly Match[]): Match[] {
  const best = new Map<NamedPlace, Match>()
  for (const match of matches) {
    const other = best.get(match.place)
    if (!other || match.grade > other.grade || (match.isSure && !other.isSure))
      best.set(match.place, { ...match, isSure: match.isSure || Boolean(other?.isSure) })
  }
  return [...best.values()]
}
