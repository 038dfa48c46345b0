import * as z from 'zod/mini'
import { csvAnswer } from '../../http/csv-answer.ts'
import { listAnswer, MAX_LIMIT, MAX_OFFSET, Page } from '../../http/page.ts'
import { route } from '../../http/route.ts'
import { MapClusters, mapView } from '../../places/map-rules.ts'
import { FIRST_LIMIT, MINUTES_SLIDER } from '../../places/point-rules.ts'
import { bangkokDate } from '../../shared/dates.ts'
import { queryId, queryInteger, queryList } from '../../shared/fields.ts'
import { anyone, staff } from '../../staff/guard.ts'
import { AroundQuery, StationHomes } from '../around-rules.ts'
import { placeCount } from '../asked-rules.ts'
import { HomesByMinutes } from '../by-minutes-rules.ts'
import { calledPlaces } from '../called-places.ts'
import { foundIds } from '../change-units.ts'
import { exportUnits } from '../export-units.ts'
import { homesAround } from '../homes-around.ts'
import { homesByMinutes } from '../homes-by-minutes.ts'
import { FoundRecord, FoundUnit, normalisePlaces, WaysToPlaces } from '../minutes-rules.ts'
import { UnitRecord } from '../rules.ts'
import { normaliseSearch, UnitSearch, unitFilters } from '../search-rules.ts'
import { staleUnits } from '../stale-units.ts'
import { unitClusters } from '../unit-clusters.ts'
import { unitList } from '../unit-list.ts'
import { unitMinutes } from '../unit-minutes.ts'

const tag = 'units'

/** A search and its page, from a query. */
const SearchQuery = z.pipe(
  z.object({ ...unitFilters, ...Page.shape }),
  z.transform(({ limit, offset, ...given }, context) => ({
    search: normaliseSearch(given, context),
    page: { limit, offset },
  })),
)

/** A search and the part of a map where it is looked for. */
const ClustersQuery = z.pipe(
  z.object({ ...unitFilters, ...mapView }),
  z.transform(({ bbox, zoom, ...given }, context) => ({
    search: normaliseSearch(given, context),
    view: { bbox, zoom },
  })),
)

/** The same from a body, where the page may stand too. */
const SearchBody = z.pipe(
  z.object({
    ...unitFilters,
    limit: z.optional(queryInteger(1, MAX_LIMIT)),
    offset: z.optional(queryInteger(0, MAX_OFFSET)),
  }),
  z.transform(({ limit, offset, ...given }, context) => ({
    search: normaliseSearch(given, context),
    page: { limit, offset },
  })),
)

const units = z.array(FoundUnit)

/** Some units, and the places that the minutes from them are counted to. */
const MinutesQuery = z.object({
  ids: queryList(queryId(), { type: 'integer', minimum: 1 }),
  minutesTo: unitFilters.minutesTo,
  minutesNear: unitFilters.minutesNear,
})

/** One or two places and a limit. */
const ByMinutesQuery = z.pipe(
  z.object({
    minutesTo: unitFilters.minutesTo,
    minutesNear: unitFilters.minutesNear,
    minutesMax: z._default(queryInteger(MINUTES_SLIDER.min, MINUTES_SLIDER.max), FIRST_LIMIT),
  }),
  z.transform((given, context) => {
    const { minutesMax } = given
    if (placeCount(given) === 0) {
      const message = 'Give minutesTo or minutesNear'
      context.issues.push({ code: 'custom', input: given, path: ['minutesTo'], message })
    }
    normalisePlaces(given, context)
    return { ...given, minutesMax }
  }),
)

export const unitListRoutes = [
  route(
    {
      method: 'get',
      path: '/api/units',
      tag,
      summary: 'Units that pass every filter, newest first unless sorted otherwise',
      guard: anyone,
      kept: true,
      query: SearchQuery,
      answers: { 200: units },
      toStaff: z.array(FoundRecord),
    },
    async (context, { query: { search, page } }, call) => {
      const { items, total } = await unitList(context, search, page)
      return listAnswer(call, items, total, page, search)
    },
  ),
  route(
    {
      method: 'get',
      path: '/api/units/search',
      tag,
      summary: 'The same list, under the name that the search uses',
      guard: anyone,
      kept: true,
      query: SearchQuery,
      answers: { 200: units },
      toStaff: z.array(FoundRecord),
    },
    async (context, { query: { search, page } }, call) => {
      const { items, total } = await unitList(context, search, page)
      return listAnswer(call, items, total, page, search)
    },
  ),
  route(
    {
      method: 'get',
      path: '/api/units/clusters',
      tag,
      summary: 'Where the units of a search are: a mark a building, or for several that are near',
      guard: anyone,
      kept: true,
      query: ClustersQuery,
      answers: { 200: MapClusters },
    },
    async (context, { query: { search, view } }, call) =>
      call.json(await unitClusters(context, search, view)),
  ),
  route(
    {
      method: 'get',
      path: '/api/units/around',
      tag,
      summary:
        'The homes within a distance of a station as a map of it shows them, as to a visitor',
      guard: anyone,
      kept: true,
      query: AroundQuery,
      answers: { 200: StationHomes, 404: 'No such station' },
    },
    async (context, { query: { stationId, within } }, call) =>
      call.json(await homesAround(context, stationId, within)),
  ),
  route(
    {
      method: 'get',
      path: '/api/units/by-minutes',
      tag,
      summary:
        'The homes within minutes by train of one or two places, as a map shows them to a visitor',
      guard: anyone,
      kept: true,
      query: ByMinutesQuery,
      answers: { 200: HomesByMinutes, 404: 'No such station' },
    },
    async (context, { query }, call) => call.json(await homesByMinutes(context, query)),
  ),
  route(
    {
      method: 'get',
      path: '/api/units/minutes',
      tag,
      summary:
        'The ways from these units to one or two places, for pages that a search did not make',
      guard: anyone,
      kept: true,
      query: MinutesQuery,
      answers: { 200: WaysToPlaces },
    },
    async ({ db }, { query: { ids, ...asked } }, call) => {
      if (placeCount(asked) === 0) return call.json({ places: [], homes: [] })
      const [places, ways] = await Promise.all([
        calledPlaces(db, asked),
        unitMinutes(db, ids, asked),
      ])
      return call.json({ places, homes: [...ways].map(([id, minutes]) => ({ id, minutes })) })
    },
  ),
  route(
    {
      method: 'post',
      path: '/api/units/advanced-search',
      tag,
      summary: 'The same search as a body; the page stands in it or in the query',
      guard: staff(),
      query: Page,
      body: SearchBody,
      answers: { 200: units },
      toStaff: z.array(FoundRecord),
    },
    async (context, { query, body }, call) => {
      const page = {
        limit: body.page.limit ?? query.limit,
        offset: body.page.offset ?? query.offset,
      }
      const { items, total } = await unitList(context, body.search, page)
      return listAnswer(call, items, total, page)
    },
  ),
  route(
    {
      method: 'get',
      path: '/api/units/stale',
      tag,
      summary: 'Available units that nobody has confirmed for so many days, longest first',
      guard: staff(),
      query: z.extend(Page, { days: z._default(queryInteger(1, 3650), 14) }),
      answers: { 200: z.array(UnitRecord) },
    },
    async ({ db, now }, { query: { days, ...page } }, call) => {
      const { items, total } = await staleUnits(db, days, page, now)
      return listAnswer(call, items, total, page, { days })
    },
  ),
  route(
    {
      method: 'get',
      path: '/api/units/ids',
      tag,
      summary: 'The ids of at most a thousand units that a search finds, in its order',
      guard: staff(),
      query: UnitSearch,
      answers: { 200: z.array(z.int()), 400: 'It finds more' },
    },
    async (context, { query }, call) => call.json(await foundIds(context, query)),
  ),
  route(
    {
      method: 'get',
      path: '/api/units/export',
      tag,
      summary: 'Every unit that a search finds, as a CSV file',
      guard: staff(),
      query: UnitSearch,
      answers: { 200: 'A CSV file in UTF-8 with a byte order mark' },
    },
    async (context, { query }, call) => {
      const name = `units-${bangkokDate(context.now)}.csv`
      return csvAnswer(call, await exportUnits(context, query), name)
    },
  ),
]
