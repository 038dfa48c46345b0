import type { Context } from '../../context.ts'
import { queryRecord } from '../../http/validate.ts'
import { findPlace } from '../../places/find-place.ts'
import { LIMIT_FIELD, PLACE_TEXT_FIELD } from '../../places/site/minutes/place-fields.ts'
import { placeName } from '../../places/store.ts'
import { projectName } from '../../projects/store.ts'
import { searchPath } from '../../shared/paths.ts'
import { parseUnitSearch, type UnitSearch, visitorSearch } from '../../units/search-rules.ts'
import { withPlace } from '../../units/site/minutes/chosen-minutes.ts'
import { readQuickForm } from '../../units/site/quick-search.ts'
import { type GivenNames, searchNames } from '../../units/site/search-names.ts'
import { waysOut } from '../../units/site/ways-out.ts'
import { unitTotal } from '../../units/unit-list.ts'
import { publicPage } from '../page.ts'
import { unitCards } from '../unit-cards.ts'
import { PAGE_SIZE, pageAddress, readPage } from './paging.ts'
import { readStations } from './read-stations.ts'
import { searchHead } from './search-head.ts'
import SearchPage from './search-page.tsx'

const UNKNOWN_PLACE = 'unknownPlace'
const LONGEST_TYPED = 200

/** The results of a search. */
export const search = publicPage({
  name: 'search',
  path: searchPath(),
  component: SearchPage,
  read: ({ query }) => ({
    search: visitorSearch(parseUnitSearch(readQuickForm(queryRecord(query)))),
    page: readPage(query.get('page')),
    isForm: query.has('price'),
    typed: query.get(PLACE_TEXT_FIELD)?.trim().slice(0, LONGEST_TYPED) ?? '',
    // A search has none before it has a place.
    limit: parseUnitSearch({ minutesTo: 1, minutesMax: query.get(LIMIT_FIELD) }).minutesMax,
    unknown: query.get(UNKNOWN_PLACE)?.slice(0, LONGEST_TYPED) ?? null,
  }),
  // A form's own address is another question: its answer leads on.
  address: ({ search, page, isForm, typed, limit, unknown }) =>
    pageAddress(search, page) + (isForm ? `#form ${limit} ${typed}` : unknown ? `#${unknown}` : ''),

  async load(context, { search, page, isForm, typed, limit, unknown }, request) {
    if (isForm) return { redirect: await formAddress(context, { search, page, typed, limit }) }
    const window = { limit: PAGE_SIZE, offset: (page - 1) * PAGE_SIZE }
    const [{ units, json: unitsJson, total }, { lines, json }, given] = await Promise.all([
      unitCards(context, search, window),
      readStations(context),
      readNames(context, search),
    ])
    const count = (other: UnitSearch) => unitTotal(context, other)
    const names = searchNames(search, given, lines)
    const ways = total === 0 ? await waysOut(search, names, lines, count) : []
    return {
      head: searchHead({ search, page, names, units, total }),
      props: {
        today: request.site.today,
        ...{ lines, names: given, search, page, units, total, ways },
        unknownPlace: unknown,
      },
      made: { lines: json, units: unitsJson },
    }
  },
})

/** Where a form leads, with the place that was typed into it without JavaScript. */
async function formAddress(
  { db }: Context,
  form: { search: UnitSearch; page: number; typed: string; limit: number | undefined },
): Promise<string> {
  const { search, page, typed, limit } = form
  const address = pageAddress(search, page)
  if (!typed) return address
  const place = await findPlace(db, typed)
  if (place) return pageAddress(withPlace(search, place, limit), page)
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
