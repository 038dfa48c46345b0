import type { Context } from '../../context.ts'
import { queryRecord } from '../../http/validate.ts'
import { LIMIT_FIELD } from '../../places/site/minutes/place-fields.ts'
import { placeName } from '../../places/store.ts'
import { projectName } from '../../projects/store.ts'
import { searchPath } from '../../shared/paths.ts'
import { optionsOf } from '../../shared/value-set.ts'
import {
  parseUnitSearch,
  type UnitSearch,
  UnitSorts,
  visitorSearch,
} from '../../units/search-rules.ts'
import { withPlace } from '../../units/site/minutes/chosen-minutes.ts'
import { readQuickForm } from '../../units/site/quick-search.ts'
import { type GivenNames, searchNames } from '../../units/site/search-names.ts'
import { waysOut } from '../../units/site/ways-out.ts'
import { unitTotal } from '../../units/unit-list.ts'
import { type PageRequest, publicPage } from '../page.ts'
import { readTypedPlace, typedPlace, UNKNOWN_PLACE } from '../typed-place.ts'
import { unitCards } from '../unit-cards.ts'
import { PAGE_SIZE, pageAddress, readPage, readView } from './paging.ts'
import { readStations } from './read-stations.ts'
import type { Asked } from './results.ts'
import { searchHead } from './search-head.ts'
import SearchPage, { whenReady } from './search-page.tsx'
import { tellSearch } from './tell-search.ts'

/** The results of a search. */
export const search = publicPage({
  name: 'search',
  path: searchPath(),
  component: SearchPage,
  read: ({ query }) => ({
    search: visitorSearch(parseUnitSearch(readQuickForm(queryRecord(query)))),
    page: readPage(query.get('page')),
    view: readView(query.get('view')),
    isForm: query.has('price') || query.has('form'),
    // A search has none before it has a place.
    limit: parseUnitSearch({ minutesTo: 1, minutesMax: query.get(LIMIT_FIELD) }).minutesMax,
    ...readTypedPlace(query),
  }),
  // A form's own address is another question: its answer leads on.
  address: ({ search, page, view, isForm, typed, limit, unknown }) =>
    pageAddress(search, page, view) +
    (isForm ? `#form ${limit} ${typed}` : unknown && `#unknown ${unknown}`),

  async load(context, { isForm, typed, limit, unknown, ...asked }, request) {
    if (isForm) return { redirect: await formAddress(context, asked, typed, limit, request) }
    const { search, page, view } = asked
    const window = { limit: PAGE_SIZE, offset: (page - 1) * PAGE_SIZE }
    const [{ units, json: unitsJson, total }, { lines, json }, given] = await Promise.all([
      unitCards(context, search, window),
      readStations(context),
      readNames(context, search),
    ])
    const count = (other: UnitSearch) => unitTotal(context, other)
    const names = searchNames(search, given, lines)
    await whenReady
    const ways = total === 0 ? await waysOut(search, names, lines, count) : []
    const told = tellSearch({ search, page }, names, total)
    return {
      head: searchHead({ search, page, names, units, total }),
      props: {
        ...{ today: request.site.today, lines, names: given, sorts: optionsOf(UnitSorts) },
        ...{ search, page, view, told, units, total, ways },
        unknownPlace: unknown || null,
      },
      made: { lines: json, units: unitsJson },
    }
  },
})

/** Where a form leads, with the place that was typed into it without JavaScript. */
async function formAddress(
  context: Context,
  { search, page, view }: Asked,
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

async function readNames({ db }: Context, search: UnitSearch): Promise<GivenNames> {
  const { parkId, mallId, projectId } = search
  const [park, mall, project] = await Promise.all([
    parkId === undefined ? null : placeName(db, 'parks', parkId),
    mallId === undefined ? null : placeName(db, 'malls', mallId),
    projectId === undefined ? null : projectName(db, projectId),
  ])
  return { park, mall, project }
}
