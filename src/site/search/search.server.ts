import type { Context } from '../../context.ts'
import { queryRecord } from '../../http/validate.ts'
import { linesIn } from '../../places/site/lines-in.ts'
import { placeName } from '../../places/store.ts'
import { projectName } from '../../projects/store.ts'
import { LIMIT_FIELD } from '../../rail/site/minutes/place-fields.ts'
import { optionsOf } from '../../shared/fields/value-set.ts'
import { searchPath } from '../../shared/paths.ts'
import {
  parseUnitSearch,
  type UnitSearch,
  UnitSorts,
  visitorSearch,
} from '../../units/rules/search.ts'
import { withPlace } from '../../units/site/minutes/chosen-minutes.ts'
import { readQuickForm } from '../../units/site/quick-search.ts'
import { type ProvidedNames, searchNames } from '../../units/site/search-names.ts'
import { searchSuggestions } from '../../units/site/search-suggestions.ts'
import { unitTotal } from '../../units/unit-list.ts'
import { readStations } from '../power-search/read-stations.server.ts'
import { type PageRequest, publicPage } from '../serve/page.server.ts'
import { readTypedPlace, typedPlace, UNKNOWN_PLACE } from '../typed-place.server.ts'
import { unitCards } from '../unit-cards.server.ts'
import { PAGE_SIZE, pageAddress, readPage, readView } from './paging.ts'
import type { SearchQuery } from './results.ts'
import { searchHead } from './search-head.server.ts'
import SearchPage, { whenReady } from './search-page.tsx'
import { summarizeSearch } from './summarize-search.ts'

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
    // A search without a place has no limit.
    limit: parseUnitSearch({ minutesTo: 1, minutesMax: query.get(LIMIT_FIELD) }).minutesMax,
    ...readTypedPlace(query),
  }),
  // A submitted form has a URL of its own, which redirects.
  address: ({ search, page, view, isForm, typed, limit, unknown }) =>
    pageAddress(search, page, view) +
    (isForm ? `#form ${limit} ${typed}` : unknown && `#unknown ${unknown}`),

  async load(context, { isForm, typed, limit, unknown, ...asked }, request) {
    if (isForm) return { redirect: await formAddress(context, asked, typed, limit, request) }
    const { search, page, view } = asked
    const { language } = request
    const window = { limit: PAGE_SIZE, offset: (page - 1) * PAGE_SIZE }
    const [{ units, json: unitsJson, total }, { lines, json }, given] = await Promise.all([
      unitCards(context, search, window, language),
      readStations(context),
      readNames(context, search),
    ])
    const count = (other: UnitSearch) => unitTotal(context, other)
    const names = searchNames(search, given, linesIn(language, lines))
    await whenReady
    const suggestions =
      total === 0
        ? await searchSuggestions(search, names, linesIn(language, lines), count, language)
        : []
    const summary = summarizeSearch({ search, page }, names, language, total)
    return {
      head: searchHead({ search, page, names, units, total, lines }),
      props: {
        ...{
          today: request.site.today,
          lines,
          names: given,
          sorts: optionsOf(UnitSorts, language),
        },
        ...{ search, page, view, summary, units, total, suggestions },
        unknownPlace: unknown || null,
      },
      jsonProps: { lines: json, units: unitsJson },
    }
  },
})

/** The redirect target of a form, with the place typed without JavaScript. */
async function formAddress(
  context: Context,
  { search, page, view }: SearchQuery,
  typed: string,
  limit: number | undefined,
  request: PageRequest,
): Promise<string> {
  const address = pageAddress(search, page, view)
  if (!typed) return address
  const place = await typedPlace(context, typed, request)
  if (place) return pageAddress(withPlace(search, place, limit), page, view)
  const query = new URLSearchParams({ [UNKNOWN_PLACE]: typed })
  return `${address}${address.includes('?') ? '&' : '?'}${query}`
}

async function readNames({ db }: Context, search: UnitSearch): Promise<ProvidedNames> {
  const { parkId, mallId, projectId } = search
  const [park, mall, project] = await Promise.all([
    parkId === undefined ? null : placeName(db, 'parks', parkId),
    mallId === undefined ? null : placeName(db, 'malls', mallId),
    projectId === undefined ? null : projectName(db, projectId),
  ])
  return { park, mall, project }
}
