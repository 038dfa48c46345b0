import { type Atlas, currentAtlas } from '../../city/places/atlas.ts'
import { areaOf, distanceToDistrict } from '../../city/places/district-of.ts'
import { GRADE } from '../../city/places/rules/name-match.ts'
import { nameWords } from '../../city/places/rules/spelling.ts'
import type { Context } from '../../context.ts'
import type { UnitSearch } from '../units/rules/search.ts'
import { type ListedHomes, listedHomes } from './listed-homes.ts'
import { type Match, matchPlaces, matchWithError, uniqueMatches } from './match-places.ts'
import {
  matchDevelopers,
  matchProjects,
  matchProjectsWithError,
  type Readers,
} from './match-records.ts'
import type { PlaceKindId } from './rules/place-kind.ts'
import type { Suggestion } from './rules/suggestion.ts'
import { withoutSearchWords } from './search-words.ts'
import { isSoiNumber } from './soi-index.ts'
import { typedAddress, typedPoint } from './typed-address.ts'

/** Limit per visitor: a box sends a request after each pause while somebody types. */
export const suggests = { name: 'suggest-places', points: 300, seconds: 60 }

type Options = {
  limit: number
  listingType?: UnitSearch['listingType']
  /** Only those that have the text in their names. */
  onlyNamed?: boolean
}

/** What a typed text can mean. */
export type FoundPlaces = {
  /** The best first; with none that has the text in its name, what resembles it. */
  places: Suggestion[]
  /** Those that are called exactly so. */
  sure: Suggestion[]
  /** Whether places are called so, if only by a number that others have too: `soi 11`. */
  isKnown: boolean
  /** Whether the name of a place is or begins with the text. */
  isNamed: boolean
}

/**
 * The places that a typed text means or begins, in English or Thai, in any spelling and with one typing error:
 * those called so first, then those whose names begin with it or have it in them, then what resembles it. Equals
 * are in the order of what people look for: all of the city, areas, stations, buildings, districts and neighbourhoods
 * with homes, the others by homes.
 */
export async function suggestPlaces(
  context: Context,
  text: string,
  { limit, listingType, onlyNamed = false }: Options,
): Promise<FoundPlaces> {
  // A text without letters and digits is in every name.
  if (nameWords(text).length === 0) return { places: [], sure: [], isKnown: false, isNamed: false }
  const atlas = await currentAtlas(context.db)
  const homes = await listedHomes(context)
  const count = countOf(homes, listingType)
  const readers = context.actor ? 'staff' : 'visitor'
  const wanted = onlyNamed ? 0 : limit
  const found = withoutMidWords(text, await matchesOf(context, atlas, homes, text, readers, wanted))
  const ranked = ranking(found, count)
  const shown = (matches: readonly Match[]) =>
    matches.map(({ place }) => suggestionOf(atlas, place, count(place)))
  const named = ranked.filter(({ isSure }) => isSure)
  const everywhere = named.filter(({ place }) => place.kind === 'city')
  const sure = shown((everywhere.length > 0 ? everywhere : named).slice(0, limit))
  const places = shown(varied(ranked, limit))
  return {
    ...{ places, sure },
    isKnown: sure.length > 0 || (places.length > 0 && isSoiNumber(text)),
    isNamed: bestGrade(found) >= GRADE.begins,
  }
}

/** Orders places as suggestions are: what people look for first, equals by their homes. */
export async function placeRanking(
  context: Context,
  listingType?: UnitSearch['listingType'],
): Promise<(matches: readonly Match[]) => Match[]> {
  const count = countOf(await listedHomes(context), listingType)
  return (matches) => ranking(matches, count)
}

async function matchesOf(
  context: Context,
  atlas: Atlas,
  homes: ListedHomes,
  text: string,
  readers: Readers,
  wanted: number,
): Promise<Match[]> {
  const point = typedPoint(atlas, text)
  if (point) return [point]
  const postcode = POSTCODE.exec(text.trim())?.[1]
  if (postcode && postcode !== text.trim())
    return matchesOf(context, atlas, homes, postcode, readers, wanted)
  const [projects, developers] = await Promise.all([
    matchProjects(context.db, text, readers),
    matchDevelopers(context, text, readers, homes.developers),
  ])
  const address = typedAddress(atlas, text)
  const named = [
    ...matchPlaces(atlas, text),
    ...projects,
    ...developers.map((match) => ({ ...match, isSure: match.isSure && projects.length === 0 })),
  ]
  const found = [...named, ...(address ? [address] : [])]
  if (found.length >= wanted || found.some(({ isSure }) => isSure)) return uniqueMatches(found)
  const misspelt = [
    ...matchWithError(atlas, text),
    ...(await matchProjectsWithError(context.db, text, readers)),
  ]
  const all = uniqueBySubject([...found, ...misspelt])
  return all.length > 0 ? all : resembling(context, atlas, text, readers)
}

// A postcode with nothing but the city or the word for it.
const POSTCODE =
  /^(?:bangkok|bkk|กรุงเทพฯ?|กรุงเทพมหานคร|กทม\.?|postcode|postal code|zip|รหัสไปรษณีย์)? ?(1[0-3]\d{3})$/i

const SHORT_LATIN = /^[a-z]{1,4}$/i

/** Few letters within words say little where names have words that begin so: `nist` is no ministry. */
function withoutMidWords(text: string, matches: Match[]): Match[] {
  const begin = matches.filter(({ grade }) => grade >= GRADE.hasWord)
  return SHORT_LATIN.test(text.trim()) && begin.length > 0 ? begin : matches
}

const RESEMBLES = 0.3
/** Of a longer text only parts of this many words are looked for: each is a search of its own. */
const MAX_WORDS = 6

// Shorter parts begin too many names by their sound: `pet` that of Phetchaburi.
const MIN_BEGINNING = 5

/**
 * For a text that nothing is called: what is called as the best of its parts, which are its words without those that
 * only say what is searched for, and without the last or the first of them.
 */
async function resembling(
  context: Context,
  atlas: Atlas,
  text: string,
  readers: Readers,
): Promise<Match[]> {
  let best: Match[] = []
  for (const part of partsOf(text)) {
    const least = part.replace(/ /g, '').length < MIN_BEGINNING ? GRADE.same : GRADE.hasWord
    const found = [
      ...matchPlaces(atlas, part),
      ...(await matchProjects(context.db, part, readers)),
    ].filter(({ grade }) => grade >= least)
    if (bestGrade(found) > bestGrade(best)) best = found
    if (bestGrade(best) >= GRADE.same) break
  }
  return best.map((match) => ({ ...match, grade: match.grade * RESEMBLES, isSure: false }))
}

function bestGrade(matches: readonly Match[]): number {
  return Math.max(0, ...matches.map(({ grade }) => grade))
}

/** The longest first. */
function partsOf(text: string): string[] {
  const words = withoutSearchWords(text)
  const isShorter = words.length > 0 && words.join(' ') !== nameWords(text).join(' ')
  const counts = Array.from(
    { length: Math.max(0, Math.min(words.length - 1, MAX_WORDS)) },
    (_, i) => i + 1,
  ).toReversed()
  const parts = counts.flatMap((count) => [words.slice(0, count), words.slice(-count)])
  return [...(isShorter ? [words.slice(0, MAX_WORDS)] : []), ...parts]
    .map((part) => part.join(' '))
    .filter((part) => part.length >= 3)
}

function uniqueBySubject(matches: readonly Match[]): Match[] {
  const seen = new Set<string>()
  return uniqueMatches(matches)
    .toSorted((a, b) => b.grade - a.grade)
    .filter(({ place }) => {
      const key = `${place.kind} ${place.id} ${place.name}`
      return !seen.has(key) && seen.add(key)
    })
}

// Of many places of one kind that only begin with the text, others of other kinds are shown too.
const MAX_OF_A_KIND = 5

/** The first places, not all of one kind if there are others. */
function varied(ranked: readonly Match[], limit: number): Match[] {
  const counts = new Map<PlaceKindId, number>()
  const first = ranked.filter(({ place, isSure }) => {
    const count = (counts.get(place.kind) ?? 0) + 1
    counts.set(place.kind, count)
    return isSure || count <= MAX_OF_A_KIND
  })
  const chosen = new Set([...first, ...ranked].slice(0, limit))
  return ranked.filter((match) => chosen.has(match)).slice(0, limit)
}

type Count = (place: Match['place']) => number

function countOf(homes: ListedHomes, listingType: UnitSearch['listingType']): Count {
  const counted = new Map<Match['place'], number>()
  return (place) => {
    const known = counted.get(place) ?? homes.count(place.reach, listingType)
    counted.set(place, known)
    return known
  }
}

const byName = new Intl.Collator('en', { numeric: true })

function ranking(matches: readonly Match[], count: Count): Match[] {
  return matches
    .map((match) => ({ match, homes: count(match.place) }))
    .toSorted(
      (a, b) =>
        tierOf(b.match) - tierOf(a.match) ||
        classOf(a.match, a.homes) - classOf(b.match, b.homes) ||
        b.homes - a.homes ||
        b.match.grade - a.match.grade ||
        byName.compare(a.match.place.name, b.match.place.name),
    )
    .map(({ match }) => match)
}

/** Grades that differ only by letters and nicknames are equals. */
function tierOf({ grade }: Match): number {
  return Math.floor(grade * 2) / 2 >= GRADE.same
    ? Math.min(6, Math.floor(grade))
    : Math.floor(grade * 2) / 2
}

/** What people look for most comes first. */
function classOf({ place }: Match, homes: number): number {
  if (place.leads) return -1
  if (place.kind === 'station') return 0
  return homes > 0 && SOUGHT.has(place.kind) ? 1 : 2
}

const SOUGHT: ReadonlySet<PlaceKindId> = new Set(['project', 'district', 'area', 'neighbourhood'])

// A street between two districts is drawn in one of them.
const BESIDE = 200

function districtOf(atlas: Atlas, place: Match['place']): string {
  const inside = place.inside && areaOf(atlas, place.inside)?.district
  if (inside && distanceToDistrict(atlas, place, inside) <= BESIDE) return inside.name
  return areaOf(atlas, place)?.district.name ?? ''
}

function suggestionOf(atlas: Atlas, place: Match['place'], homes: number): Suggestion {
  const { kind, id, name, nameTh, search, latitude, longitude } = place
  const within = place.within ?? districtOf(atlas, place)
  return { kind, id, name, nameTh, within, homes, search, latitude, longitude }
}
