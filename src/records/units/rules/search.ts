import * as z from 'zod/mini'
import { queryBox } from '../../../city/map/rules/map.ts'
import { Line, STATION_RADIUS } from '../../../city/places/rules/place.ts'
import { queryPlaces, queryPoint, queryPoints } from '../../../city/rail/rules/minutes.ts'
import { MINUTES_SLIDER } from '../../../city/rail/rules/points.ts'
import { bangkokDate, bangkokMidnight } from '../../../shared/dates.ts'
import { MAX_SEARCH } from '../../../shared/fields/field-faults.ts'
import {
  dateOnly,
  MAX_BAHT,
  queryBoolean,
  queryId,
  queryIds,
  queryInteger,
  queryList,
  timestamp,
} from '../../../shared/fields/fields.ts'
import {
  normalizeRanges,
  type Refuse,
  refuseReversed,
  staffParameters,
} from '../../../shared/fields/from-table/filter-ranges.ts'
import { filterSchemas, severalOf } from '../../../shared/fields/from-table/filter-schemas.ts'
import { parseLeniently } from '../../../shared/fields/parse-leniently.ts'
import { valueSet } from '../../../shared/fields/value-set.ts'
import { described, oneOf } from '../../../shared/fields/value-set-schemas.ts'
import { fieldRefusals } from '../../../shared/refusals/fields.ts'
import { refusal } from '../../../shared/refusals/refusal.ts'
import { projectFields } from '../../projects/rules/project-fields.ts'
import { Areas } from '../../projects/rules/project-sets.ts'
import { filter, searchText } from './filter-schemas.ts'
import { normalisePlaces } from './minutes.ts'
import { hasDistance, initialSort, NEAR_METERS, ROAD_METERS } from './near.ts'
import { queryRoomList, queryRooms } from './rooms.ts'
import { figureOf } from './sort.ts'
import { unitFields } from './unit-fields.ts'
import { UnitGaps } from './unit-sets.ts'

/*
 * A search has many readers: the page's address, the API's query, the key of cached counts, the canonical
 * link, the form's state. It is parsed once into its normal form: filters without effect are dropped, keys
 * are in alphabetical order, lists in the order of their value set.
 */

/** What a search can be for. `rent` and `sale` both also find units for rent and sale. */
export const SearchListingTypes = valueSet(
  'SearchListingTypes',
  { rent: 'For rent', sale: 'For sale' },
  { sell: 'sale' },
)
export const YesNo = valueSet('YesNo', { yes: 'Yes', no: 'No' }, { true: 'yes', false: 'no' })
export const Smoking = valueSet(
  'Smoking',
  { allowed: 'Smoking allowed', not_allowed: 'No smoking' },
  { true: 'allowed', false: 'not_allowed' },
)
export const FloorDirections = valueSet('FloorDirections', { above: 'Above', below: 'Below' })

export const UnitSorts = valueSet('UnitSorts', {
  newest: 'Newest first',
  price_asc: 'Lowest price',
  price_desc: 'Highest price',
  size: 'Largest',
  station: 'Closest to station',
  sqm_price: 'Lowest price per sqm',
  minutes: 'Fewest minutes',
  distance: 'Nearest first',
})

/** Including those that only staff's tables have, for the other direction of a column. */
export const StaffUnitSorts = valueSet('StaffUnitSorts', {
  ...UnitSorts.labels,
  size_asc: 'Smallest',
  name: 'Name A to Z',
  name_desc: 'Name Z to A',
  station_far: 'Farthest from station',
  status: 'Status A to Z',
  status_desc: 'Status Z to A',
})

/** The sliders, in baht and baht a month; a bound at their end has no effect. */
export const PRICE_SLIDER = { max: 50_000_000, step: 500_000 }
export const RENT_SLIDER = { max: 500_000, step: 5_000 }
const NO_UPPER_PRICE = 999_999_999
/** As many units as staff can change at once. */
const MAX_LISTED = 1000

/** The filters defined by the fields of a unit and of its project. */
const fieldFilters = {
  ...filterSchemas(unitFields, 'filter', filter),
  ...filterSchemas(projectFields, 'unitFilter', filter),
}

/** Every filter by its parameter's name. All are optional; empty, null, `all` and `any` count as absent. */
export const unitFilters = byName({
  ...fieldFilters,
  /** Staff only: true is shown on the website, false is hidden. */
  active: filter(queryBoolean()),
  area: filter(oneOf(Areas)),
  /** A day: units that are free by then, because they are now or their date or their lease ends before it. */
  availableBy: filter(dateOnly()),
  /** Only units that became visible to visitors in the last week. */
  newOnly: filter(queryBoolean()),
  /** Only units whose price or rent became lower in the last 30 days. */
  reducedOnly: filter(queryBoolean()),
  /** Leaves out what visitors read as Reserved. */
  availableOnly: filter(queryBoolean()),
  /** West, south, east, north in degrees: units in projects that lie within. */
  box: filter(queryBox()),
  /** 3 is three or more, every other number exact. */
  bedrooms: filter(queryRooms()),
  /** Staff only: its owner or its agent. */
  contactId: filter(queryId()),
  developerId: filter(queryId()),
  /** In any of these districts. */
  districtId: filter(queryIds()),
  floorDirection: filter(oneOf(FloorDirections)),
  floorLevel: filter(queryInteger(-10, 1000)),
  /** Staff only: these units, such as those selected in a list. */
  ids: filter(queryList(queryId(), { type: 'integer', minimum: 1 }, MAX_LISTED)),
  /** Within 1 km of any station of that line. */
  line: filter(oneOf(Line)),
  listingType: filter(oneOf(SearchListingTypes)),
  mallId: filter(queryId()),
  /** To each of the places: of two, the slower counts. */
  minutesMax: filter(queryInteger(MINUTES_SLIDER.min, MINUTES_SLIDER.max)),
  /** Places other than stations: `latitude~longitude~name`. */
  minutesNear: filter(queryPoints()),
  /** Stations. Units without a position are not found. */
  minutesTo: filter(queryPlaces()),
  /** Around a point: `latitude~longitude~name`. */
  near: filter(queryPoint()),
  /** The distance from that point in metres. */
  nearMeters: described(filter(queryInteger(NEAR_METERS.min, NEAR_METERS.max)), {
    type: 'integer',
    minimum: NEAR_METERS.min,
    maximum: NEAR_METERS.max,
    default: NEAR_METERS.initial,
  }),
  parkId: filter(queryId()),
  petFriendly: filter(oneOf(YesNo)),
  priceMax: filter(queryInteger(0, MAX_BAHT)),
  priceMin: filter(queryInteger(0, MAX_BAHT)),
  projectId: filter(queryId()),
  projectName: filter(searchText(200)),
  /** A unit's id or its unit number. */
  propertyId: filter(searchText(50)),
  /** Along it: within `roadMeters` of its line. */
  roadId: filter(queryId()),
  roadMeters: described(filter(queryInteger(ROAD_METERS.min, ROAD_METERS.max)), {
    type: 'integer',
    minimum: ROAD_METERS.min,
    maximum: ROAD_METERS.max,
    default: ROAD_METERS.initial,
  }),
  /** Staff only: a part of the unit number, the project's name, the owner's name or phone. */
  search: filter(searchText(MAX_SEARCH)),
  selectedBathrooms: filter(queryRoomList()),
  selectedBedrooms: filter(queryRoomList()),
  /** Staff only: what they have or lack, all of it. */
  show: filter(severalOf(UnitGaps)),
  smokingAllowed: filter(oneOf(Smoking)),
  sort: described(filter(oneOf(StaffUnitSorts)), {
    type: 'string',
    enum: [...StaffUnitSorts.ids],
    description:
      'Rent searches sort by rent, sale searches and those with a price limit by price, others by the price a home is offered at: the rent if it is only for rent, otherwise the price. `distance` is to the point, to the road or to the middle of the district or subdistrict of a search, and has no effect on others. Searches near a point are by `distance`, and those with `minutesMax` by `minutes`, if they say no order. Ties are sorted by newest id.',
  }),
  /** Within 1 km of it; of any of several, which then are `stationIds`. */
  stationId: filter(queryPlaces()),
  stationIds: filter(queryPlaces()),
  /** In any of these subdistricts. */
  subdistrictId: filter(queryIds()),
  /** Staff only: available units that nobody has confirmed for so many days. */
  unconfirmed: filter(queryInteger(1, 3650)),
  /** A date (Bangkok midnight) or a timestamp; `updatedWhen` is another name for it. */
  updatedSince: filter(timestamp()),
  updatedWhen: filter(timestamp()),
  /** The distance from the station in metres, 1000 by default. */
  within: filter(queryInteger(1, STATION_RADIUS)),
})
const Filters = z.object(unitFilters)
type Filters = z.output<typeof Filters>
type ParseContext = { issues: z.core.$ZodRawIssue[] }

/** A search in its normal form. */
export type UnitSearch = Omit<Filters, 'updatedWhen' | 'stationId'> & {
  stationId?: number | undefined
}

/** Parses query parameters or a JSON object into a search; refuses wrong values by name. */
export const UnitSearch = z.pipe(Filters, z.transform(normaliseSearch))

/** The normal form of parsed filters; refuses a minimum above its maximum. */
export function normaliseSearch(filters: Filters, context: ParseContext): UnitSearch {
  const { updatedWhen, stationId: one = [], stationIds: several = [], ...others } = filters
  const search: UnitSearch = { ...others, ...stationsOf([...one, ...several]) }
  search.updatedSince = shortestMoment(filters.updatedSince ?? updatedWhen)
  const slider = figureOf(search) === 'price' ? PRICE_SLIDER : RENT_SLIDER
  const noUpperPrice = [slider.max, PRICE_SLIDER.max, NO_UPPER_PRICE]
  if (search.priceMin === 0) delete search.priceMin
  if (noUpperPrice.includes(search.priceMax ?? -1)) delete search.priceMax
  for (const name of ['availableOnly', 'newOnly', 'reducedOnly'] as const) {
    if (search[name] === false) delete search[name]
  }
  if (search.floorDirection === undefined) delete search.floorLevel
  if (search.floorLevel === undefined) delete search.floorDirection
  if (search.stationId === undefined || search.within === STATION_RADIUS) delete search.within
  if (search.near === undefined || search.nearMeters === NEAR_METERS.initial)
    delete search.nearMeters
  if (search.sort === 'distance' && !hasDistance(search)) delete search.sort
  if (search.roadId === undefined || search.roadMeters === ROAD_METERS.initial)
    delete search.roadMeters
  if (search.sort === initialSort(search)) delete search.sort
  normalisePlaces(search, context)
  const refuse = refuser(search, context)
  refuseReversed(search, ['priceMin', 'priceMax'], refuse)
  normalizeRanges(unitFields, search, refuse)
  return inOrder(search)
}

/** A search from an address or a form; wrong values are dropped instead of refused. */
export function parseUnitSearch(raw: Record<string, unknown>): UnitSearch {
  return parseLeniently(UnitSearch, raw)
}

/** The filters for staff only. */
const staffFilters = [
  ...['active', 'contactId', 'ids', 'search', 'show', 'unconfirmed'],
  ...staffParameters(unitFields),
]

/** The search without the filters and sorts for staff only. */
export function visitorSearch(search: UnitSearch): UnitSearch {
  // Safe: each is optional, and the others keep their values.
  return Object.fromEntries(
    Object.entries(search).filter(
      ([name, value]) => !staffFilters.includes(name) && !isStaffSort(name, value),
    ),
  ) as UnitSearch
}

/** The order of statuses tells more of them than visitors may know. */
function isStaffSort(name: string, value: unknown): boolean {
  return name === 'sort' && (value === 'status' || value === 'status_desc')
}

/** One station has its own filter, with which the distance can be chosen. */
function stationsOf(ids: readonly number[]): Pick<UnitSearch, 'stationId' | 'stationIds'> {
  const stations = [...new Set(ids)].sort((a, b) => a - b)
  const [stationId] = stations
  return stations.length > 1 ? { stationIds: stations } : stationId ? { stationId } : {}
}

function refuser(search: UnitSearch, { issues }: ParseContext): Refuse {
  const input: Readonly<Record<string, unknown>> = search
  return (minimum, maximum) => {
    const message = fieldRefusals.not_above({ field: maximum })
    const params = refusal('not_above', { field: maximum })
    issues.push({ code: 'custom', input: input[minimum], path: [minimum], message, params })
  }
}

/** A time at Bangkok midnight as its date, so that both spellings give one search. */
function shortestMoment(moment: string | undefined): string | undefined {
  if (moment === undefined) return undefined
  const day = bangkokDate(moment)
  return /^\d{4}-\d\d-\d\d$/.test(day) && bangkokMidnight(day) === moment ? day : moment
}

// Safe: the same keys and values in alphabetical order.
function byName<Of extends object>(filters: Of): Of {
  return Object.fromEntries(Object.entries(filters).sort(([a], [b]) => (a < b ? -1 : 1))) as Of
}

// Safe: only absent and empty values are removed.
function inOrder(search: UnitSearch): UnitSearch {
  const entries = Object.entries(search)
    .filter(([, value]) => value !== undefined && !(Array.isArray(value) && value.length === 0))
    .sort(([a], [b]) => (a < b ? -1 : 1))
  return Object.fromEntries(entries) as UnitSearch
}
