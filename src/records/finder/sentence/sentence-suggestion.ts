import { currentAtlas } from '../../../city/places/atlas.ts'
import type { Context } from '../../../context.ts'
import { unitSearchQuery } from '../../units/rules/query.ts'
import { parseUnitSearch, type UnitSearch } from '../../units/rules/search.ts'
import { type SearchNames, searchChips } from '../../units/rules/words/search-chips.ts'
import { placeNames } from '../../units/search/place-names.ts'
import { readRecordNames } from '../../units/search/read-record-names.ts'
import { unitTotal } from '../../units/unit-list.ts'
import { CITY } from '../listed-homes.ts'
import type { SearchSuggestion, Suggestion } from '../rules/suggestion.ts'
import { placeRanking, suggestPlaces } from '../suggest-places.ts'
import { isSaidOfHomes } from './home-words.ts'
import { readSentence, type Sentence } from './read-sentence.ts'
import { textWithout } from './text-without.ts'

type Options = { limit: number; listingType?: UnitSearch['listingType'] }

/** A text of the search box: the search that it says if it says more than a place, and places. */
export async function suggestSearch(
  context: Context,
  text: string,
  options: Options,
): Promise<(SearchSuggestion | Suggestion)[]> {
  const sentence = await sentenceIn(context, text, options)
  if (!sentence?.saysMore) return (await suggestPlaces(context, text, options)).places
  const [first] = sentence.places
  // Without a place, the words that were not understood may begin one.
  const words = first ? text.slice(first.start, first.end) : (sentence.ignored.at(-1) ?? '')
  const { places } = await suggestPlaces(context, words, { ...options, onlyNamed: true })
  return [await suggestionOf(context, text, sentence, places[0], options), ...places]
}

/** What a typed text says; null where it is the name of a place, or begins one. */
export async function sentenceIn(
  context: Context,
  text: string,
  options: Options,
): Promise<Sentence | null> {
  const { isNamed, places } = await suggestPlaces(context, text, { ...options, onlyNamed: true })
  if (isNamed) return null
  const rank = await placeRanking(context, options.listingType)
  const sentence = await readSentence(context, text, rank)
  // Words that no name has beside a place are what somebody wishes there.
  const { ignored } = sentence
  const isWish = sentence.places.length > 0 && ignored.length > 0 && ignored.every(isSaidOfHomes)
  return { ...sentence, saysMore: sentence.saysMore || (isWish && places.length === 0) }
}

/** The search of a sentence: what it leaves open is what the form is for. */
export function searchOf(
  { search }: Pick<Sentence, 'search'>,
  { listingType }: Pick<UnitSearch, 'listingType'>,
): UnitSearch {
  return parseUnitSearch({ ...(listingType && { listingType }), ...search })
}

async function suggestionOf(
  context: Context,
  text: string,
  sentence: Sentence,
  place: Suggestion | undefined,
  options: Options,
): Promise<SearchSuggestion> {
  const visitor = { ...context, actor: null }
  const search = searchOf(sentence, options)
  const [names, homes] = await Promise.all([namesOf(context, search), unitTotal(visitor, search)])
  const chips = searchChips(search, names).map(({ label, without }) => ({
    label,
    without,
    text: textWithout(text, sentence.said, search, without),
  }))
  const { latitude, longitude } = place ?? CITY
  return {
    ...{ kind: 'search', id: null, nameTh: null, within: '' },
    name: chips.map(({ label }) => label).join(' · '),
    homes,
    search: unitSearchQuery(search),
    ...{ latitude, longitude, ignored: sentence.ignored },
    chips: chips.map((chip) => ({ label: chip.label, text: chip.text })),
    others: unitSearchQuery(searchOf({ search: sentence.others }, options)),
    instead: homes > 0 ? null : await insteadOf(visitor, search, chips),
  }
}

/** More are not counted: the first are the place, the sum and the rooms. */
const MAX_COUNTED = 4

async function insteadOf(
  context: Context,
  search: UnitSearch,
  chips: readonly { label: string; text: string | null; without: UnitSearch }[],
): Promise<SearchSuggestion['instead']> {
  const hasSum = search.priceMin !== undefined || search.priceMax !== undefined
  const counted = chips
    // Without the words for it, a sum still says what it is for.
    .filter(({ without }) => !hasSum || without.listingType === search.listingType)
    .flatMap(({ label, text, without }) => (text === null ? [] : [{ label, text, without }]))
    .slice(0, MAX_COUNTED)
    .map(async ({ label, text, without }) => {
      return { label, text, homes: await unitTotal(context, without) }
    })
  const [best] = (await Promise.all(counted)).toSorted((a, b) => b.homes - a.homes)
  return best && best.homes > 0 ? best : null
}

async function namesOf(context: Context, search: UnitSearch): Promise<SearchNames> {
  const { stations } = await currentAtlas(context.db)
  const stationName = (id: number) => stations.find((station) => station.id === id)?.name ?? null
  const [records, places] = await Promise.all([
    readRecordNames(context.db, search),
    placeNames(context.db, search),
  ])
  const station = search.stationId === undefined ? null : stationName(search.stationId)
  return { ...records, station, stationName, places }
}
