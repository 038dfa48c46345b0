import { currentAtlas } from '../../city/places/atlas.ts'
import { linesIn } from '../../city/places/site/lines-in.ts'
import { LIMIT_FIELD, PLACE_TEXT_FIELD } from '../../city/rail/site/minutes/place-fields.ts'
import type { Context } from '../../context.ts'
import { queryRecord } from '../../platform/http/validate.ts'
import { searchOf } from '../../records/finder/sentence/sentence-suggestion.ts'
import { pickedSearch } from '../../records/units/rules/picked-search.ts'
import {
  parseUnitSearch,
  type UnitSearch,
  UnitSorts,
  visitorSearch,
} from '../../records/units/rules/search.ts'
import { readRecordNames } from '../../records/units/search/read-record-names.ts'
import { chosenMinutes, withPlace } from '../../records/units/site/minutes/chosen-minutes.ts'
import { readQuickForm } from '../../records/units/site/quick-search.ts'
import { WHERE_FIELD } from '../../records/units/site/quick-search-fields.tsx'
import { searchNames } from '../../records/units/site/search-names.ts'
import { searchPlace, withoutSearchPlace } from '../../records/units/site/search-place.ts'
import { searchSuggestions } from '../../records/units/site/search-suggestions.ts'
import { minutesQuery } from '../../records/units/site/station-map/map-address.ts'
import { unitTotal } from '../../records/units/unit-list.ts'
import { optionsOf } from '../../shared/fields/value-set.ts'
import { searchPath, stationMapPath } from '../../shared/paths.ts'
import { readStations } from '../power-search/read-stations.server.ts'
import { type PageRequest, publicPage } from '../serve/page.server.ts'
import {
  onlyPlace,
  placeQuestion,
  readTyped,
  readTypedPlace,
  typedPlaces,
  typedSentence,
} from '../typed-place.server.ts'
import { unitCards } from '../unit-cards.server.ts'
import type { PlaceQuestion } from './ask-place.tsx'
import { countReaches } from './count-reaches.ts'
import { PAGE_SIZE, pageAddress, readPage, readView } from './paging.ts'
import type { SearchQuery } from './results.ts'
import { searchHead } from './search-head.server.ts'
import SearchPage, { whenReady } from './search-page.tsx'
import { summarizeSearch } from './summarize-search.ts'

/** Query parameter with the text of a place that was taken because only one is called so. */
const RESOLVED_FROM = 'took'
/** Query parameter with the words of a typed sentence that are no filter. */
const IGNORED_WORDS = 'ignored'
/** Query parameter of a question that the railway map of the landing page led to. */
export const ON_MAP = 'map'

/** The page of search results. */
export const search = publicPage({
  name: 'search',
  path: searchPath(),
  component: SearchPage,
  read: ({ query }) => ({
    search: visitorSearch(parseUnitSearch(readQuickForm(queryRecord(query)))),
    page: readPage(query.get('page')),
    view: readView(query.get('view')),
    isForm: query.has('price') || query.has('form'),
    where: readWhere(query),
    resolvedFrom: readTyped(query, RESOLVED_FROM) ?? '',
    ignored: readTyped(query, IGNORED_WORDS) ?? '',
    onMap: query.has(ON_MAP),
    // A search without a place has no limit.
    limit: parseUnitSearch({ minutesTo: 1, minutesMax: query.get(LIMIT_FIELD) }).minutesMax,
    typed: readTypedPlace(query),
  }),
  // Texts that were typed make pages of their own; a submitted form redirects.
  address: ({ search, page, view, isForm, where, typed, resolvedFrom, ignored, limit, onMap }) =>
    pageAddress(search, page, view) +
    (isForm || where || typed || resolvedFrom || ignored
      ? `#${JSON.stringify([isForm, where, typed, resolvedFrom, ignored, limit, onMap])}`
      : ''),

  async load(context, asked, request) {
    const redirect = await readAddress(context, asked, request)
    if (redirect) return { redirect }
    const { search, page, view, resolvedFrom, ignored } = asked
    const { language } = request
    const window = { limit: PAGE_SIZE, offset: (page - 1) * PAGE_SIZE }
    const count = (other: UnitSearch) => unitTotal(context, other)
    const [{ units, json: unitsJson, total }, { lines, json }, given, reaches] = await Promise.all([
      unitCards(context, search, window, language),
      readStations(context),
      readRecordNames(context.db, search),
      countReaches(search, count),
    ])
    const names = searchNames(search, given, linesIn(language, lines))
    await whenReady
    const suggestions =
      total === 0
        ? await searchSuggestions(search, names, linesIn(language, lines), count, language)
        : []
    const ask = await questionOf(context, asked, request)
    const head = searchHead({ search, page, names, units, total, lines })
    const summary = summarizeSearch({ search, page }, names, language, total)
    return {
      // Questions and remarks are not indexed.
      head: ask || resolvedFrom || ignored ? { ...head, noindex: true } : head,
      props: {
        ...{
          today: request.site.today,
          lines,
          names: given,
          sorts: optionsOf(UnitSorts, language),
        },
        ...{ search, page, view, summary, units, total, suggestions, reaches },
        ...{ ask, resolvedFrom, ignored: [...new Set(ignored.split(';').filter(Boolean))] },
      },
      jsonProps: { lines: json, units: unitsJson },
    }
  },
})

/** The text in the box; null without one. On Power Search's page the box stands empty beside the place's pickers. */
function readWhere(query: URLSearchParams): string | null {
  const where = readTyped(query, WHERE_FIELD)
  return where === '' && query.get('form') === 'power' ? null : where
}

type Asked = SearchQuery & {
  where: string | null
  typed: string
  limit: number | undefined
  onMap: boolean
}

/** Where a submitted form leads to, or a linked text (`?where=near asok 2 bed`) that is understood; else null. */
async function readAddress(
  context: Context,
  asked: Asked & { isForm: boolean },
  request: PageRequest,
): Promise<string | null> {
  if (!asked.isForm && !asked.where) return null
  const address = await formAddress(context, asked, request)
  const isAsked = new URLSearchParams(address.split('?')[1]).has(WHERE_FIELD)
  return asked.isForm || !isAsked ? address : null
}

/** The redirect target of a form, whose typed places are taken if only one is called so. */
async function formAddress(
  context: Context,
  { where, typed, limit, search: chosen, page, view }: Asked,
  request: PageRequest,
): Promise<string> {
  let search = chosen
  const texts = new URLSearchParams()
  if (where !== null && where !== (await chosenName(context, chosen))) {
    search = withoutSearchPlace(chosen)
    const said =
      where === '' ? null : await typedSentence(context, where, request, chosen.listingType)
    // A sentence is a whole search; a place alone is one filter of the form.
    const isPlace =
      said?.saysMore === false && said.places.length === 1 && said.ignored.length === 0
    const found =
      where === '' || said?.saysMore || isPlace
        ? null
        : await typedPlaces(context, where, request, search.listingType)
    const place = found && onlyPlace(found)
    if (said?.saysMore) {
      search = searchOf(said, chosen)
      if (said.ignored.length > 0) texts.set(IGNORED_WORDS, said.ignored.join(';'))
    } else if (said && isPlace) {
      search = { ...search, ...said.search }
      texts.set(RESOLVED_FROM, where)
    } else if (place) {
      search = { ...search, ...pickedSearch(place.search) }
      texts.set(RESOLVED_FROM, where)
    } else if (where !== '') texts.set(WHERE_FIELD, where)
  }
  if (typed) {
    const place = onlyPlace(await typedPlaces(context, typed, request))
    if (place) search = withPlace(search, place, limit)
    else texts.set(PLACE_TEXT_FIELD, typed)
    if (!place && limit !== undefined) texts.set(LIMIT_FIELD, String(limit))
  }
  const address = pageAddress(search, page, view)
  const query = texts.toString()
  return query ? `${address}${address.includes('?') ? '&' : '?'}${query}` : address
}

/** The name of the place that a form was rendered with. */
async function chosenName({ db }: Context, search: UnitSearch): Promise<string | null> {
  const { stations } = await currentAtlas(db)
  const station = stations.find(({ id }) => id === search.stationId)?.name ?? null
  const names = { ...(await readRecordNames(db, search)), station }
  return searchPlace(search, names)?.name ?? null
}

/** The question about a typed place that an address has. */
async function questionOf(
  context: Context,
  { where, typed, search, page, view, limit, onMap }: Asked,
  request: PageRequest,
): Promise<PlaceQuestion | null> {
  if (where) {
    const found = await typedPlaces(context, where, request, search.listingType)
    return placeQuestion('where', where, found, (place) =>
      pageAddress({ ...search, ...pickedSearch(place.search) }, page, view),
    )
  }
  if (!typed) return null
  return placeQuestion('minutes', typed, await typedPlaces(context, typed, request), (place) => {
    const withMinutes = withPlace(search, place, limit)
    return onMap
      ? stationMapPath(minutesQuery(chosenMinutes(withMinutes)))
      : pageAddress(withMinutes, page, view)
  })
}
