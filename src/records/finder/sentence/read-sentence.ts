import { currentAtlas } from '../../../city/places/atlas.ts'
import { STATION_RADIUS } from '../../../city/places/rules/place.ts'
import { MAX_PLACES, writePoint } from '../../../city/rail/rules/points.ts'
import type { Context } from '../../../context.ts'
import { plainText } from '../../../shared/plain-text.ts'
import { placeCount } from '../../units/rules/minutes-query.ts'
import { NEAR_METERS, ROAD_METERS } from '../../units/rules/near.ts'
import { pickedSearch } from '../../units/rules/picked-search.ts'
import { parseUnitSearch, type UnitSearch } from '../../units/rules/search.ts'
import type { Match } from '../match-places.ts'
import type { NamedPlace } from '../named-place.ts'
import { isNameWord } from './exact-names.ts'
import { saidFilters } from './said-filters.ts'
import { placesIn } from './said-places.ts'
import { FILLERS, isNegated, THAI_FILLER } from './said-words.ts'
import type { Reach, Said } from './sentence.ts'
import { corrected } from './spelling.ts'
import { type Token, tokensOf } from './tokens.ts'

/** What a sentence asks for. */
export type Sentence = {
  /** The search of all that was understood. */
  search: UnitSearch
  /** The same without its places. */
  others: UnitSearch
  /** Each filter with its words; also those of places. */
  said: Said[]
  /** The places, and the words that name them. */
  places: NamedWords[]
  /** The words that no filter says, as they were typed. */
  ignored: string[]
  /** Whether more is said than one place. */
  saysMore: boolean
}

type NamedWords = Pick<NamedPlace, 'kind' | 'name'> & { start: number; end: number }

/** Orders the places that words are called, the likeliest first. */
type Rank = (matches: readonly Match[]) => readonly Match[]

/**
 * Reads a typed sentence as a search of homes, in English, Thai and Chinese: `near asok 2 bed under 30k`. Nothing is guessed:
 * what is not understood is ignored and named.
 */
export async function readSentence(context: Context, typed: string, rank: Rank): Promise<Sentence> {
  const atlas = await currentAtlas(context.db)
  const { text, typed: typedAt } = corrected(typed, (word) => isNameWord(atlas, word))
  const asTyped = <Words extends { start: number; end: number }>(words: Words): Words => ({
    ...words,
    ...typedAt(words),
  })
  const plain = plainText(text)
  const tokens = tokensOf(plain)
  const { said: first, reaches } = saidFilters(text, plain, context.now)
  // A name may have the words of a filter in it, but none begins or ends within them.
  const isFree = (start: number, end: number) =>
    [...first, ...reaches].every(
      (words) =>
        words.end <= start || end <= words.start || (start <= words.start && words.end < end),
    )
  const named = await placesIn(context, atlas, plain, tokens, isFree)
  const said = first.filter(
    (words) => !named.some(({ start, end }) => start <= words.start && words.end <= end),
  )
  const wanted = withoutOffers(
    plain,
    said.filter((words) => !isNegated(plain, words)),
  )
  const used = new Set<Reach>()
  const placed = named
    .filter((words) => !isNegated(plain, words))
    .flatMap(({ matches, ...words }): (Said & NamedWords)[] => {
      const [first] = rank(matches)
      if (!first) return []
      const reach = reachOf(plain, words, reaches, used)
      const { kind, name } = first.place
      const filters = filtersOf(first.place, reach)
      return [{ ...words, kind, name, filters, ...withReach(words, reach) }]
    })
  const { search, kept } = joined(plain, [...placed, ...wanted])
  return {
    search,
    others: joined(plain, wanted).search,
    said: kept.toSorted((a, b) => a.start - b.start).map(asTyped),
    places: placed.filter((words) => kept.includes(words)).map(asTyped),
    saysMore: kept.length > 1 || kept.some((words) => words !== placed[0] || hasReach(words)),
    ignored: ignoredWords(text, tokens, [...kept, ...thaiFillersIn(plain)], named)
      .map(asTyped)
      .map(({ start, end }) => typed.slice(start, end)),
  }
}

/** Whether somebody wants to let what they buy: that is no wish to rent. */
function withoutOffers(plain: string, said: readonly Said[]): Said[] {
  const isBuying = said.some(({ filters }) => filters.listingType === 'sale')
  return said.filter(
    ({ start, end }) => !isBuying || !/ปล่อย|rent out|let out|rental/.test(plain.slice(start, end)),
  )
}

/** `20 min to` a place; what stands behind another place is of that one. */
const LEADS_TO = /^[^\d]{0,20}(?:(?<![a-z])(?:to|from|of)|จาก|ถึง|ไป)\s{0,2}(?:the )?$/

/** The way or time that stands nearest to a place, above all one that leads to it. */
function reachOf(
  plain: string,
  words: Pick<Said, 'start' | 'end'>,
  reaches: readonly Reach[],
  used: Set<Reach>,
): Reach | undefined {
  const distance = (reach: Reach) => {
    if (reach.end > words.start) return reach.start - words.end
    return LEADS_TO.test(plain.slice(reach.end, words.start)) ? -1 : words.start - reach.end
  }
  const [nearest] = reaches
    .filter((reach) => !used.has(reach) && distance(reach) <= 24)
    .toSorted((a, b) => distance(a) - distance(b))
  if (nearest) used.add(nearest)
  return nearest
}

function withReach(words: Pick<Said, 'start' | 'end'>, reach: Reach | undefined) {
  if (!reach) return {}
  return { start: Math.min(words.start, reach.start), end: Math.max(words.end, reach.end) }
}

/** The filters of a place: near it, within so many metres, or so many minutes by train from it. */
function filtersOf(place: NamedPlace, reach: Reach | undefined): Partial<UnitSearch> {
  const search = pickedSearch(place.search)
  if (reach?.minutes !== undefined) {
    const minutesMax = reach.minutes
    if (search.stationId !== undefined) return { minutesTo: [search.stationId], minutesMax }
    return { minutesNear: [search.near ?? writePoint(place)], minutesMax }
  }
  const { metres } = reach ?? {}
  if (metres === undefined) return search
  if (search.stationId !== undefined && metres <= STATION_RADIUS)
    return { ...search, within: metres }
  if (search.stationId !== undefined || search.near !== undefined) {
    const nearMeters = Math.min(NEAR_METERS.max, Math.max(NEAR_METERS.min, metres))
    return { near: search.near ?? writePoint(place), nearMeters }
  }
  if (search.roadId === undefined) return search
  const { min, max } = ROAD_METERS
  return { ...search, roadMeters: Math.min(max, Math.max(min, metres)) }
}

function hasReach({ filters }: Said): boolean {
  return [filters.minutesMax, filters.within, filters.nearMeters, filters.roadMeters].some(
    (value) => value !== undefined,
  )
}

/** One search of all filters; of two that cannot both hold, the first counts. */
function joined(plain: string, parts: readonly Said[]): { search: UnitSearch; kept: Said[] } {
  let search: Partial<UnitSearch> = {}
  const kept: Said[] = []
  // What is said counts before what a sum lets one conclude; `rent or buy` says neither.
  const listings = parts.filter(({ filters }) => isListing(filters))
  const [listing] = listings
  const isEither = listings.some(
    ({ filters }) => filters.listingType !== listing?.filters.listingType,
  )
  if (isEither)
    return joined(
      plain,
      parts.filter(({ filters }) => !isListing(filters)),
    )
  if (listing) search = { ...listing.filters }
  // `asok or watthana`: a search is near the first, but of two stations near either.
  const isOther = (part: Said) =>
    kept.some(
      (before) =>
        'kind' in part &&
        'kind' in before &&
        /^\s?(?:or|หรือ|\/)\s?$/.test(plain.slice(before.end, part.start)) &&
        !(before.filters.stationId && part.filters.stationId),
    )
  for (const part of parts) {
    const { listingType: _, ...own } = part.filters
    const filters = isListing(part.filters) ? part.filters : listing ? own : part.filters
    const both = isOther(part) ? null : together(search, filters)
    if (both === null) continue
    search = both
    kept.push(part)
  }
  return { search: parseUnitSearch({ ...search }), kept }
}

function isListing(filters: Partial<UnitSearch>): boolean {
  return filters.listingType !== undefined && Object.keys(filters).length === 1
}

function together(
  search: Partial<UnitSearch>,
  { stationId, ...filters }: Partial<UnitSearch>,
): Partial<UnitSearch> | null {
  const both: Record<string, unknown> = { ...search }
  if (stationId !== undefined) {
    const others = both.stationIds ?? (both.stationId === undefined ? [] : [both.stationId])
    const stations = [...(Array.isArray(others) ? others : []), stationId]
    delete both.stationId
    if (stations.length > 1) both.stationIds = stations
    else both.stationId = stationId
  }
  for (const [name, value] of Object.entries(filters)) {
    const other = both[name]
    if (Array.isArray(other) && Array.isArray(value))
      both[name] = [...new Set([...other, ...value])]
    else if (other !== undefined && other !== value) return null
    else both[name] = value
  }
  return placeCount(both) > MAX_PLACES ? null : both
}

function thaiFillersIn(plain: string): { start: number; end: number }[] {
  return [...plain.matchAll(THAI_FILLER)].map(({ 0: word, index }) => ({
    start: index,
    end: index + word.length,
  }))
}

/** The words that nothing took and that are no fillers, those side by side together. */
function ignoredWords(
  text: string,
  tokens: readonly Token[],
  used: readonly { start: number; end: number }[],
  names: readonly { start: number; end: number }[],
): { start: number; end: number }[] {
  const ignored: { start: number; end: number }[] = []
  for (const { word, start, end } of tokens) {
    const isIn = (words: { start: number; end: number }) => words.start < end && start < words.end
    // In the name of a place that no filter has, no word is a filler.
    if (used.some(isIn) || (FILLERS.has(word) && !names.some(isIn))) continue
    const last = ignored.at(-1)
    if (last && /^[\s.'-]{0,1}$/.test(text.slice(last.end, start))) last.end = end
    else ignored.push({ start, end })
  }
  return ignored
}
