import * as z from 'zod/mini'
import { MapClusters, mapView } from '../../../city/map/rules/map.ts'
import { FIRST_LIMIT, MINUTES_SLIDER } from '../../../city/rail/rules/points.ts'
import { streamedFile } from '../../../platform/http/file-response.ts'
import { listResponse, MAX_LIMIT, MAX_OFFSET, Page } from '../../../platform/http/page.ts'
import { route } from '../../../platform/http/route.ts'
import { bangkokDate } from '../../../shared/dates.ts'
import { queryId, queryInteger, queryList } from '../../../shared/fields/fields.ts'
import { placeRefusals } from '../../../shared/refusals/places.ts'
import { recordRoutes } from '../../../team/record/record-routes.ts'
import { anyone, staff } from '../../../team/staff/guard.ts'
import { assignedToFilter } from '../../../team/staff/rules/assigned-to.ts'
import { matchingUnitIds } from '../change-units.ts'
import { exportUnits } from '../export-units.ts'
import { AroundQuery, StationUnits } from '../rules/around.ts'
import { UnitsByMinutes } from '../rules/by-minutes.ts'
import { FoundRecord, FoundUnit, JourneysToPlaces, normalisePlaces } from '../rules/minutes.ts'
import { placeCount } from '../rules/minutes-query.ts'
import { RecordNames } from '../rules/record-names.ts'
import { normaliseSearch, UnitSearch, unitFilters } from '../rules/search.ts'
import { UnitRecord } from '../rules/unit.ts'
import { placeNames } from '../search/place-names.ts'
import { readRecordNames } from '../search/read-record-names.ts'
import { unitClusters } from '../search/unit-clusters.ts'
import { unitMinutes } from '../search/unit-minutes.ts'
import { unitsAround } from '../search/units-around.ts'
import { unitsByMinutes } from '../search/units-by-minutes.ts'
import { staleUnits } from '../stale-units.ts'
import { unitList } from '../unit-list.ts'

const tag = 'units'

/** A search and its page, from query parameters. */
const SearchQuery = z.pipe(
  z.object({ ...unitFilters, ...Page.shape }),
  z.transform(({ limit, offset, ...filters }, context) => ({
    search: normaliseSearch(filters, context),
    page: { limit, offset },
  })),
)

/** A search and the visible part of a map, from query parameters. */
const ClustersQuery = z.pipe(
  z.object({ ...unitFilters, ...mapView }),
  z.transform(({ bbox, zoom, ...filters }, context) => ({
    search: normaliseSearch(filters, context),
    view: { bbox, zoom },
  })),
)

/** A search and optionally its page, from a body. */
const SearchBody = z.pipe(
  z.object({
    ...unitFilters,
    limit: z.optional(queryInteger(1, MAX_LIMIT)),
    offset: z.optional(queryInteger(0, MAX_OFFSET)),
  }),
  z.transform(({ limit, offset, ...filters }, context) => ({
    search: normaliseSearch(filters, context),
    page: { limit, offset },
  })),
)

const units = z.array(FoundUnit)

/** Units, and the places to which minutes are counted. */
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
  z.transform((query, context) => {
    const { minutesMax } = query
    if (placeCount(query) === 0) {
      const message = placeRefusals.place_needed
      context.issues.push({ code: 'custom', input: query, path: ['minutesTo'], message })
    }
    normalisePlaces(query, context)
    return { ...query, minutesMax }
  }),
)

const unit = recordRoutes('unit', { path: '/api/units', tag, record: UnitRecord })
const forAll = { guard: anyone, cached: true } as const

/** The list of a search, as visitors see it, with more for staff. */
const listRoute = <const Path extends `/api/units${string}`>(path: Path, summary: string) =>
  route(
    {
      ...{ method: 'get', path, tag, summary, guard: anyone, cached: true, query: SearchQuery },
      responses: { 200: units },
      toStaff: z.array(FoundRecord),
    },
    async (context, { query: { search, page } }, call) => {
      const { items, total } = await unitList(context, search, page)
      return listResponse(call, items, total, page, search)
    },
  )

export const unitListRoutes = [
  listRoute('/api/units', 'Units matching all filters, newest first unless sorted otherwise'),
  unit.view(
    '/search/names',
    'Names of the places, project and developer a search refers to by id',
    RecordNames,
    ({ db }, query) => readRecordNames(db, query),
    { ...forAll, query: UnitSearch },
  ),
  listRoute('/api/units/search', 'The same list, under the path the search uses'),
  unit.view(
    '/clusters',
    'Map positions of a search: one marker per building, or one for several nearby',
    MapClusters,
    (context, { search, view }) => unitClusters(context, search, view),
    { ...forAll, query: ClustersQuery },
  ),
  unit.view(
    '/around',
    'Homes within a distance of a station for its map, as visitors see them',
    StationUnits,
    (context, { stationId, within }) => unitsAround(context, stationId, within),
    { ...forAll, query: AroundQuery, refused: { 404: 'No such station' } },
  ),
  unit.view(
    '/by-minutes',
    'Homes within minutes by train of one or two places for the map, as visitors see them',
    UnitsByMinutes,
    unitsByMinutes,
    { ...forAll, query: ByMinutesQuery, refused: { 404: 'No such station' } },
  ),
  unit.view(
    '/minutes',
    'Journeys from these units to one or two places',
    JourneysToPlaces,
    async ({ db }, { ids, ...destinations }) => {
      if (placeCount(destinations) === 0) return { places: [], homes: [] }
      const [places, journeys] = await Promise.all([
        placeNames(db, destinations),
        unitMinutes(db, ids, destinations),
      ])
      return { places, homes: [...journeys].map(([id, minutes]) => ({ id, minutes })) }
    },
    { ...forAll, query: MinutesQuery },
  ),
  route(
    {
      method: 'post',
      path: '/api/units/advanced-search',
      tag,
      summary: 'The same search as a request body; paging in the body or the query',
      guard: staff(),
      query: Page,
      body: SearchBody,
      responses: { 200: units },
      toStaff: z.array(FoundRecord),
    },
    async (context, { query, body }, call) => {
      const page = {
        limit: body.page.limit ?? query.limit,
        offset: body.page.offset ?? query.offset,
      }
      const { items, total } = await unitList(context, body.search, page)
      return listResponse(call, items, total, page)
    },
  ),
  route(
    {
      method: 'get',
      path: '/api/units/stale',
      tag,
      summary: 'Available units not confirmed for a number of days, longest first',
      guard: staff(),
      query: z.extend(Page, {
        days: z._default(queryInteger(1, 3650), 14),
        assignedTo: assignedToFilter(),
      }),
      responses: { 200: z.array(UnitRecord) },
    },
    async ({ db, now, actor }, { query: { days, assignedTo, ...page } }, call) => {
      const assignees = { me: actor?.id ?? null, none: null }
      const assignedToId = typeof assignedTo === 'string' ? assignees[assignedTo] : assignedTo
      const { items, total } = await staleUnits(db, days, { ...page, assignedToId }, now)
      const filters = { days, ...(assignedTo !== undefined && { assignedTo }) }
      return listResponse(call, items, total, page, filters)
    },
  ),
  unit.view(
    '/ids',
    'Ids of up to 1,000 units found by a search, in its order',
    z.array(z.int()),
    matchingUnitIds,
    { query: UnitSearch, refused: { 400: 'More were found' } },
  ),
  route(
    {
      method: 'get',
      path: '/api/units/export',
      tag,
      summary: 'All units found by a search, as a CSV file',
      guard: staff(),
      query: UnitSearch,
      responses: {
        200: 'A CSV file in UTF-8 with a byte order mark',
        429: 'Too many downloads are waiting',
      },
    },
    async (context, { query }, call) => {
      const name = `units-${bangkokDate(context.now)}.csv`
      return streamedFile(call, () => exportUnits(context, query), name)
    },
  ),
]
