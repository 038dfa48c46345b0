import * as z from 'zod/mini'
import { queryBox } from '../places/map-rules.ts'
import { queryPlaces, queryPoints } from '../places/minutes-rules.ts'
import { MINUTES_SLIDER } from '../places/point-rules.ts'
import { Line, STATION_RADIUS } from '../places/rules.ts'
import { Areas, Facilities, PropertyTypes } from '../projects/rules.ts'
import { bangkokDate, bangkokMidnight } from '../shared/dates.ts'
import { MAX_SEARCH } from '../shared/field-faults.ts'
import {
  MAX_BAHT,
  queryBoolean,
  queryId,
  queryInteger,
  queryList,
  text,
  timestamp,
} from '../shared/fields.ts'
import { readWhatFits } from '../shared/read-what-fits.ts'
import { described, descriptions, oneOf, type ValueSet, valueSet } from '../shared/value-set.ts'
import { normalisePlaces } from './minutes-rules.ts'
import { queryRoomList, queryRooms } from './room-rules.ts'
import { Facings, Furnishings, OwnershipTypes, UnitGaps, UnitStatuses, Views } from './rules.ts'
import { figureOf } from './sort-rules.ts'

/*
 * A search is one value with many readers: the page's address, the API's query, the key of kept
 * counts, the canonical link, the form's state. It is parsed once into its normal form: what filters
 * nothing is dropped, keys stand in alphabetical order, lists in the order of their set.
 */

/** What a search can be for. `rent` also finds units for rent and sale, and so does `sale`. */
export const SearchListingTypes = valueSet({ rent: 'For rent', sale: 'For sale' }, { sell: 'sale' })
export const YesNo = valueSet({ yes: 'Yes', no: 'No' }, { true: 'yes', false: 'no' })
export const Smoking = valueSet(
  { allowed: 'Smoking allowed', not_allowed: 'No smoking' },
  { true: 'allowed', false: 'not_allowed' },
)
export const FloorDirections = valueSet({ above: 'Above', below: 'Below' })

export const UnitSorts = valueSet({
  newest: 'Newest first',
  price_asc: 'Lowest price',
  price_desc: 'Highest price',
  size: 'Largest',
  station: 'Closest to station',
  sqm_price: 'Lowest price per sqm',
  minutes: 'Fewest minutes',
})

/** Those that staff's tables have besides, for the other direction of a column. */
export const StaffUnitSorts = valueSet({
  ...UnitSorts.labels,
  size_asc: 'Smallest',
  name: 'Name A to Z',
  name_desc: 'Name Z to A',
  station_far: 'Farthest from station',
})

/** The ends of the sliders, which bound nothing. Baht, baht a month, square metres. */
export const PRICE_SLIDER = { max: 50_000_000, step: 500_000 }
export const RENT_SLIDER = { max: 500_000, step: 5_000 }
export const SIZE_SLIDER = { max: 500, step: 10 }
const NO_UPPER_PRICE = 999_999_999

/** Every filter by its parameter's name. Each is optional; empty, null, `all` and `any` are absent. */
export const unitFilters = {
  /** Staff only: true is shown on the website, false is hidden. */
  active: filter(queryBoolean()),
  area: filter(oneOf(Areas)),
  /** Leaves out what visitors read as Reserved. */
  availableOnly: filter(queryBoolean()),
  /** West, south, east, north in degrees: homes in buildings that lie within. */
  box: filter(queryBox()),
  /** 3 is three or more, every other number exact. */
  bedrooms: filter(queryRooms()),
  /** Staff only: its owner or its agent. */
  contactId: filter(queryId()),
  floorDirection: filter(oneOf(FloorDirections)),
  floorLevel: filter(queryInteger(-10, 1000)),
  floorSizeMax: filter(squareMetres()),
  floorSizeMin: filter(squareMetres()),
  furnishing: filter(oneOf(Furnishings)),
  /** Within 1 km of any station of that line. */
  line: filter(oneOf(Line)),
  listingType: filter(oneOf(SearchListingTypes)),
  mallId: filter(queryId()),
  /** To each of the places asked for; of two the slower counts. */
  minutesMax: filter(queryInteger(MINUTES_SLIDER.min, MINUTES_SLIDER.max)),
  /** Places that are no stations: `latitude~longitude~name`. */
  minutesNear: filter(queryPoints()),
  /** Stations. What has no place on the map is not found. */
  minutesTo: filter(queryPlaces()),
  ownershipType: filter(oneOf(OwnershipTypes)),
  parkId: filter(queryId()),
  petFriendly: filter(oneOf(YesNo)),
  priceMax: filter(queryInteger(0, MAX_BAHT)),
  priceMin: filter(queryInteger(0, MAX_BAHT)),
  /** Staff only: first sale by the developer. */
  primary: filter(queryBoolean()),
  projectId: filter(queryId()),
  projectName: filter(words(200)),
  /** A unit's id or its unit number. */
  propertyId: filter(words(50)),
  propertyType: filter(oneOf(PropertyTypes)),
  /** Staff only: a part of the unit number, the project's name, the owner's name or phone. */
  search: filter(words(MAX_SEARCH)),
  selectedBathrooms: filter(queryRoomList()),
  selectedBedrooms: filter(queryRoomList()),
  selectedFacilities: filter(listOf(Facilities)),
  selectedFacing: filter(listOf(Facings)),
  selectedViews: filter(listOf(Views)),
  /** Staff only. */
  show: filter(oneOf(UnitGaps)),
  smokingAllowed: filter(oneOf(Smoking)),
  sort: described(filter(oneOf(StaffUnitSorts)), {
    type: 'string',
    enum: [...StaffUnitSorts.ids],
    description:
      'A search for rent sorts by the rent, one for sale or with a bound by the price, any other by the figure a home is offered at: the rent of one that is only for rent, else the price. Ties end in the newest id.',
  }),
  stationId: filter(queryId()),
  /** Staff only. */
  status: filter(oneOf(UnitStatuses)),
  /** A date (Bangkok midnight) or a timestamp; `updatedWhen` is another name for it. */
  updatedSince: filter(timestamp()),
  updatedWhen: filter(timestamp()),
  /** How far from the station, in metres; 1000 where it is left out. */
  within: filter(queryInteger(1, STATION_RADIUS)),
}
const Filters = z.object(unitFilters)
type Filters = z.output<typeof Filters>
type Refusals = { issues: z.core.$ZodRawIssue[] }

/** A search in its normal form. */
export type UnitSearch = Omit<Filters, 'updatedWhen'>

/** Reads a query's record or a JSON object into a search; wrong values are named. */
export const UnitSearch = z.pipe(Filters, z.transform(normaliseSearch))

/** The normal form of what was read; refuses a minimum above its maximum. */
export function normaliseSearch(given: Filters, context: Refusals): UnitSearch {
  const { updatedWhen, ...search } = given
  search.updatedSince = shortestMoment(given.updatedSince ?? updatedWhen)
  const slider = figureOf(search) === 'price' ? PRICE_SLIDER : RENT_SLIDER
  const noUpperPrice = [slider.max, PRICE_SLIDER.max, NO_UPPER_PRICE]
  if (search.priceMin === 0) delete search.priceMin
  if (noUpperPrice.includes(search.priceMax ?? -1)) delete search.priceMax
  if (search.availableOnly === false) delete search.availableOnly
  if (search.floorSizeMin === 0) delete search.floorSizeMin
  if (search.floorSizeMax === SIZE_SLIDER.max) delete search.floorSizeMax
  if (search.floorDirection === undefined) delete search.floorLevel
  if (search.floorLevel === undefined) delete search.floorDirection
  if (search.sort === 'newest') delete search.sort
  if (search.stationId === undefined || search.within === STATION_RADIUS) delete search.within
  normalisePlaces(search, context)
  refuseCrossed(search, 'priceMin', 'priceMax', context)
  refuseCrossed(search, 'floorSizeMin', 'floorSizeMax', context)
  return inOrder(search)
}

/** A search out of an address or a form: what is wrong in it falls away instead of being refused. */
export function parseUnitSearch(raw: Record<string, unknown>): UnitSearch {
  return readWhatFits(UnitSearch, raw)
}

/** The search as a visitor may make it: what only staff filter by is dropped. */
export function visitorSearch(search: UnitSearch): UnitSearch {
  const { active, contactId, primary, search: _, show, status, ...rest } = search
  return rest
}

function refuseCrossed(
  search: UnitSearch,
  min: 'priceMin' | 'floorSizeMin',
  max: 'priceMax' | 'floorSizeMax',
  context: Refusals,
): void {
  if ((search[min] ?? 0) <= (search[max] ?? Number.POSITIVE_INFINITY)) return
  const message = `Must not be above ${max}`
  context.issues.push({ code: 'custom', input: search[min], path: [min], message })
}

/** A moment as a date where it is a Bangkok midnight, so that both spellings are one search. */
function shortestMoment(moment: string | undefined): string | undefined {
  if (moment === undefined) return undefined
  const day = bangkokDate(moment)
  return /^\d{4}-\d\d-\d\d$/.test(day) && bangkokMidnight(day) === moment ? day : moment
}

// Safe: only absent and empty values leave, keys keep their values.
function inOrder(search: UnitSearch): UnitSearch {
  const entries = Object.entries(search)
    .filter(([, value]) => value !== undefined && !(Array.isArray(value) && value.length === 0))
    .sort(([a], [b]) => (a < b ? -1 : 1))
  return Object.fromEntries(entries) as UnitSearch
}

function filter<Out>(field: z.ZodMiniType<Out>) {
  return described(
    z.optional(z.pipe(z.transform(present), z.optional(field))),
    descriptions.get(field) ?? { type: 'string' },
  )
}

function present(value: unknown): unknown {
  const given = Array.isArray(value) ? value.filter((one) => !isAbsent(one)) : value
  if (isAbsent(given) || (Array.isArray(given) && given.length === 0)) return undefined
  return typeof given === 'boolean' ? String(given) : given
}

function isAbsent(value: unknown): boolean {
  if (typeof value !== 'string') return value === null || value === undefined
  return ['', 'all', 'any'].includes(value.trim().toLowerCase())
}

/** Several values of a set, in the set's order. */
function listOf<Id extends string>(set: ValueSet<Id>) {
  const shown = { type: 'string', enum: [...set.ids] }
  return described(
    z.pipe(
      queryList(oneOf(set), shown),
      z.transform((chosen: Id[]) => set.ids.filter((id) => chosen.includes(id))),
    ),
    { type: 'array', items: shown, maxItems: 100 },
  )
}

/** Words to look for; a number is taken as its digits. */
function words(max: number) {
  return described(
    z.pipe(
      z.union([z.string(), z.number()], { error: 'Must be one text' }),
      z.pipe(
        z.transform(String),
        text(max).check(z.refine(isStorable, 'Contains characters that cannot be searched')),
      ),
    ),
    { type: 'string', maxLength: max },
  )
}

function isStorable(value: string): boolean {
  return !value.includes('\0') && value.isWellFormed()
}

/** A floor area in square metres, whole or with decimals. */
function squareMetres() {
  return described(
    z.pipe(
      z.union([z.string(), z.number()], { error: 'Must be one number' }),
      z.pipe(
        z.transform((value: string | number) =>
          typeof value === 'string' && /^\d{1,9}(\.\d{1,6})?$/.test(value.trim())
            ? Number(value)
            : value,
        ),
        z
          .number({ error: 'Must be a number' })
          .check(z.gte(0, 'At least 0'), z.lte(NO_UPPER_PRICE, `At most ${NO_UPPER_PRICE}`)),
      ),
    ),
    { type: 'number', minimum: 0, maximum: NO_UPPER_PRICE },
  )
}
