import { containing } from '../../../platform/db/containing.ts'
import type { Page } from '../../../platform/db/paged.ts'
import { bangkokMidnight } from '../../../shared/dates.ts'
import { MAX_ID } from '../../../shared/fields/fields.ts'
import { NEW_DAYS, REDUCED_DAYS } from '../rules/mark.ts'
import { placeCount } from '../rules/minutes-query.ts'
import { sortOf } from '../rules/near.ts'
import type { UnitSearch } from '../rules/search.ts'
import { figureOf, sortsByPriceOrRent } from '../rules/sort.ts'
import { unitNumberKey } from '../rules/unit-number.ts'
import { fieldConditions, fieldsNeedProject, unitOrProject } from './field-conditions.ts'
import { type Bind, journeyJoins, journeysJson, projectsWithin } from './journeys.ts'
import { placeCondition } from './place-condition.ts'
import type { Statement } from './run-statement.ts'
import { mentions } from './search-mentions.ts'
import { orderOf, sortsByProject } from './search-order.ts'

/*
 * A search as SQL. Each condition is one line with bound values, and only the tables that a condition or the
 * sort needs are joined. Statements are not prepared by name: a plan made for the actual values is many times
 * faster than a generic one.
 */

/** Who reads the results: visitors see units on the website and their public fields only. */
export type Reader = 'visitor' | 'staff'

/** One page of a search, as a single row whose `items` is the complete JSON array as text. */
export function pageStatement(search: UnitSearch, reader: Reader, page: Page): Statement {
  const values: unknown[] = []
  const bind = binder(values)
  const source = pageOf(search, reader, page, bind)
  const unit = withMinutes(unitJson[reader]('page.id'), search, bind)
  return {
    text: `select '[' || coalesce(string_agg(${unit}, ','), '') || ']' as items from ${source}`,
    values,
  }
}

/** Only the ids of the units on one page of a search, in its order. */
export function idsStatement(search: UnitSearch, reader: Reader, page: Page): Statement {
  const values: unknown[] = []
  const source = pageOf(search, reader, page, binder(values))
  return { text: `select coalesce(array_agg(page.id), '{}') as ids from ${source}`, values }
}

function pageOf(search: UnitSearch, reader: Reader, page: Page, bind: Bind): string {
  const source = matching(search, reader, bind)
  const units =
    isLocal(search) && sortsByPriceOrRent(search)
      ? filteredThenSorted(search, reader, source, bind)
      : sortedByPlanner(search, reader, source, bind)
  return `(${units} limit ${bind(page.limit)} offset ${bind(page.offset)}) page`
}

/** How many units a search finds. */
export function countStatement(search: UnitSearch, reader: Reader): Statement {
  const values: unknown[] = []
  const unsorted = { ...search, sort: 'newest' as const }
  return {
    text: `select count(*)::int as total ${matching(unsorted, reader, binder(values))}`,
    values,
  }
}

/**
 * The buildings of the units that a search finds, as far as they have coordinates: the number of these units in
 * each, and their lowest and highest prices and rents.
 */
export function spotsStatement(search: UnitSearch, reader: Reader): Statement {
  const values: unknown[] = []
  const source = matching(search, reader, binder(values))
  return {
    text: `select b.id, b.name, b.latitude, b.longitude, f.units, f.low_price, f.high_price, f.low_rent, f.high_rent
from (
  select u.project_id, count(*)::int as units,
    min(u.price) filter (where u.listing_type <> 'rent') as low_price,
    max(u.price) filter (where u.listing_type <> 'rent') as high_price,
    min(u.rent_amount) filter (where u.listing_type <> 'sell') as low_rent,
    max(u.rent_amount) filter (where u.listing_type <> 'sell') as high_rent
  ${source} group by u.project_id
) f
join projects b on b.id = f.project_id and b.latitude is not null`,
    values,
  }
}

/** Any other statement over the units that a search finds; `write` receives their `from … where …`. */
export function statementOver(
  search: UnitSearch,
  reader: Reader,
  write: (source: string) => string,
): Statement {
  const values: unknown[] = []
  return { text: write(matching(search, reader, binder(values))), values }
}

/** SQL of a unit's JSON by an expression of its id: stored for visitors, computed for staff. */
export const unitJson: Record<Reader, (id: string) => string> = {
  visitor: (id) => `(select j.json from public_units j where j.unit_id = ${id})`,
  staff: (id) => `(select j.staff_json from units_as_json j where j.unit_id = ${id})`,
}

function withMinutes(unit: string, search: UnitSearch, bind: Bind): string {
  if (placeCount(search) === 0) return unit
  return `json_with(${unit}, '{"minutes":' || ${journeysJson(search, bind, 'page.project_id')} || '}')`
}

/** The time of a unit's last change that each reader can see. */
const updatedAt: Record<Reader, string> = { visitor: 'u.public_updated_at', staff: 'u.updated_at' }

/** A part of the statement, or a falsy value when the search does not need it. */
type Clause = string | false | 0 | null | undefined

function binder(values: unknown[]): Bind {
  return (value) => `$${values.push(value)}`
}

function matching(search: UnitSearch, reader: Reader, bind: Bind): string {
  const joins = joinsOf(search, bind)
  const conditions = [...conditionsOf(search, reader, bind), ...minutesConditions(search, bind)]
  return `from units u ${joins.filter(Boolean).join(' ')} where ${conditions.filter(Boolean).join(' and ')}`
}

function joinsOf(s: UnitSearch, bind: Bind): Clause[] {
  const filtersByProject = s.area || s.petFriendly || s.projectName || s.smokingAllowed
  return [
    (filtersByProject || fieldsNeedProject(s) || sortsByProject(s)) &&
      'join projects p on p.id = u.project_id and p.deleted_at is null',
    s.stationId &&
      `join project_stations s on s.project_id = u.project_id and s.station_id = ${bind(s.stationId)}${s.within ? ` and s.walking_distance <= ${bind(s.within)}` : ''}`,
    s.parkId &&
      `join project_parks k on k.project_id = u.project_id and k.park_id = ${bind(s.parkId)}`,
    s.mallId &&
      `join project_malls m on m.project_id = u.project_id and m.mall_id = ${bind(s.mallId)}`,
    ...(sortOf(s) === 'minutes' ? journeyJoins(s, bind) : []),
  ]
}

function conditionsOf(s: UnitSearch, reader: Reader, bind: Bind): Clause[] {
  const figure = figureOf(s) === 'price' ? 'u.price' : 'u.rent_amount'
  const isSet = (value: unknown) => value !== undefined
  return [
    'u.deleted_at is null',
    (reader === 'visitor' || s.active === true) && 'u.show_on_website',
    reader === 'staff' && s.active === false && 'not u.show_on_website',
    s.availableOnly && "u.status = 'available'",
    s.newOnly && `u.first_shown_at > now() - interval '${NEW_DAYS} days'`,
    s.reducedOnly && reducedCondition(s),
    s.listingType === 'rent' && "u.listing_type <> 'sell'",
    s.listingType === 'sale' && "u.listing_type <> 'rent'",
    isSet(s.priceMin) && `${figure} >= ${bind(s.priceMin)}`,
    isSet(s.priceMax) && `${figure} <= ${bind(s.priceMax)}`,
    s.bedrooms === 3 ? 'u.bedrooms >= 3' : isSet(s.bedrooms) && `u.bedrooms = ${bind(s.bedrooms)}`,
    s.selectedBedrooms && `u.bedrooms = any(${bind(s.selectedBedrooms)})`,
    s.selectedBathrooms && `u.bathrooms = any(${bind(s.selectedBathrooms)})`,
    s.floorDirection === 'above' && `u.floor > ${bind(s.floorLevel)}`,
    s.floorDirection === 'below' && `u.floor < ${bind(s.floorLevel)}`,
    ...fieldConditions(s, reader, bind),
    s.updatedSince && `${updatedAt[reader]} >= ${bind(timestampOf(s.updatedSince))}`,
    s.projectId && `u.project_id = ${bind(s.projectId)}`,
    s.contactId && contactCondition(bind(s.contactId)),
    ...(s.show ?? []).map((gap) => showConditions[gap]),
    ...(s.search ? mentions(s.search, bind) : []),
    s.ids && `u.id = any(${bind(s.ids)})`,
    s.availableBy && freeBy(s.availableBy, reader, bind),
    isSet(s.unconfirmed) && unconfirmedFor(bind(s.unconfirmed)),
    s.propertyId && propertyIdCondition(s.propertyId, bind),
    s.petFriendly === 'yes' &&
      unitOrProject('pet_allowed', "in ('small_pet_allowed', 'medium_pet_allowed')"),
    s.petFriendly === 'no' && unitOrProject('pet_allowed', "= 'not_allowed'"),
    s.smokingAllowed === 'allowed' && unitOrProject('smoking_allowed', '= true'),
    s.smokingAllowed === 'not_allowed' && unitOrProject('smoking_allowed', '= false'),
    placeCondition(s, bind),
    s.area && `p.areas @> array[${bind(s.area)}]`,
    s.projectName && nameContains(bind(containing(s.projectName))),
  ]
}

/** Reduced by at least half a per cent, from which on a card says so. */
function reducedCondition({ listingType }: UnitSearch): string {
  const reduced = (now: string, name: string, offered: string) =>
    `(u.${now} <= u.${name}_before * 0.995 and u.${name}_changed_at > now() - interval '${REDUCED_DAYS} days' and ${offered})`
  const rent = reduced('rent_amount', 'rent', "u.listing_type <> 'sell'")
  const price = reduced('price', 'price', "u.listing_type <> 'rent'")
  if (listingType === 'rent') return rent
  return listingType === 'sale' ? price : `(${rent} or ${price})`
}

function minutesConditions(s: UnitSearch, bind: Bind): string[] {
  if (sortOf(s) === 'minutes') return []
  return projectsWithin(s, bind).map((projects) => `u.project_id in (${projects})`)
}

/** The units in order, by whatever plan PostgreSQL chooses: mostly a scan of the sort's index. */
function sortedByPlanner(s: UnitSearch, reader: Reader, source: string, bind: Bind): string {
  const { key, direction } = orderOf(s, reader, bind)
  const order = key ? `${key} ${direction}, u.id desc` : 'u.id desc'
  return `select u.id, u.project_id ${source} order by ${order}`
}

/**
 * The units collected first and then sorted: `offset 0` keeps the planner from scanning the sort's index instead.
 * The planner assumes that filters are independent of the order, but prices depend on the place: the scan may pass
 * half the catalogue before it has found the cheapest 24 near a station. At 100,000 units such searches take 4 to
 * 6 ms instead of 13 to 34 (docs/decisions/053).
 */
function filteredThenSorted(s: UnitSearch, reader: Reader, source: string, bind: Bind): string {
  const { key, direction } = orderOf(s, reader, bind)
  const order = key ? `u.sort_key ${direction}, u.id desc` : 'u.id desc'
  const columns = `u.id, u.project_id${key ? `, ${key} as sort_key` : ''}`
  return `select u.id, u.project_id from (select ${columns} ${source} offset 0) u order by ${order}`
}

function isLocal(s: UnitSearch): boolean {
  return [
    ...[s.stationId, s.parkId, s.mallId, s.projectId, s.area, s.box],
    ...[s.near, s.roadId, s.districtId, s.subdistrictId, s.developerId],
  ].some((place) => place !== undefined)
}

function contactCondition(id: string): string {
  return `(u.owner_contact_id = ${id} or u.agent_contact_id = ${id})`
}

function propertyIdCondition(propertyId: string, bind: Bind): string {
  const id = /^[1-9]\d{0,9}$/.test(propertyId) ? Number(propertyId) : 0
  return `u.id = any(array(
  select n.id from units n where n.deleted_at is null and n.number_key = ${bind(unitNumberKey(propertyId))}
) || ${bind(id <= MAX_ID ? id : 0)}::integer)`
}

const firstImage = '(select from unit_images i where i.unit_id = u.id and i.position = 0)'
const showConditions = {
  with_images: `exists ${firstImage}`,
  without_images: `not exists ${firstImage}`,
  no_station: 'not exists (select from project_stations n where n.project_id = u.project_id)',
  no_description: "coalesce(u.description, '') = ''",
  no_owner:
    'not exists (select from contacts n where n.id = u.owner_contact_id and n.deleted_at is null)',
}

/**
 * Free now or by the end of a day: available, without a later date, or let until before it. Staff see that a confirmed
 * unit is free too; visitors read it as reserved.
 */
function freeBy(day: string, reader: Reader, bind: Bind): string {
  const statuses = reader === 'staff' ? "('available', 'confirmed')" : "('available')"
  const end = new Date(Date.parse(bangkokMidnight(day)) + 86_400_000).toISOString()
  return `(
  u.status in ${statuses} and (u.availability_date is null or u.availability_date < ${bind(end)})
  or u.status in ('rented', 'sell_with_tenant') and u.rented_until < ${bind(day)}::date
)`
}

/** Midnight passes in Bangkok, but days since a confirmation are counted by the clock, as on the board. */
function unconfirmedFor(days: string): string {
  return `u.status = 'available' and coalesce(u.availability_date, u.created_at) < now() - make_interval(days => ${days})`
}

function nameContains(pattern: string): string {
  return `(p.name ilike ${pattern} or p.name_th ilike ${pattern})`
}

function timestampOf(since: string): string {
  return since.length === 10 ? bangkokMidnight(since) : since
}
