import { containing } from '../db/containing.ts'
import type { Page } from '../db/paged.ts'
import { bangkokMidnight } from '../shared/dates.ts'
import { MAX_ID } from '../shared/fields.ts'
import type { Box } from '../shared/mercator.ts'
import { placeCount } from './asked-rules.ts'
import type { Statement } from './run-statement.ts'
import { inArray, mentions } from './search-mentions.ts'
import { orderOf, sortsByProject } from './search-order.ts'
import type { UnitSearch } from './search-rules.ts'
import { figureOf, isByFigure } from './sort-rules.ts'
import { type Bind, projectsWithin, waysJoined, waysJson } from './ways-there.ts'

/*
 * A search as SQL. Conditions are named by what they ask, one a line, their values bound; what none
 * of them needs is not joined. Statements go unnamed: a plan made for the values at hand is many times
 * faster than a generic one.
 */

/** Who reads: visitors see what is on the website, and only what its documents hold. */
export type Reader = 'visitor' | 'staff'

/** Up to so many found units are gathered whole and then sorted, whatever the planner would rather do. */
const GATHERED = 500

/**
 * One page of a search: the one row's `items` is the JSON array, whole. `total` is how many units the
 * search finds; by it the way to them is chosen.
 */
export function pageStatement(
  search: UnitSearch,
  reader: Reader,
  page: Page,
  total: number,
): Statement {
  const values: unknown[] = []
  const bind = binder(values)
  const found = foundPage(search, reader, page, total, bind)
  const unit = `${json[reader]} || ${minutesOf(search, bind)}'}'`
  return {
    text: `select '[' || coalesce(string_agg(${unit}, ','), '') || ']' as items from ${found}`,
    values,
  }
}

/** The ids alone of the units on one page of a search, in its order. */
export function idsStatement(
  search: UnitSearch,
  reader: Reader,
  page: Page,
  total: number,
): Statement {
  const values: unknown[] = []
  const found = foundPage(search, reader, page, total, binder(values))
  return { text: `select coalesce(array_agg(page.id), '{}') as ids from ${found}`, values }
}

function foundPage(
  search: UnitSearch,
  reader: Reader,
  page: Page,
  total: number,
  bind: Bind,
): string {
  const isGathered = total <= GATHERED || (isLocal(search) && isByFigure(search))
  const found = isGathered
    ? gathered(search, matching(search, reader, bind))
    : walked(search, matching(search, reader, bind, 'tested'))
  return `(${found} limit ${bind(page.limit)} offset ${bind(page.offset)}) page`
}

/** How many units a search finds. */
export function countStatement(search: UnitSearch, reader: Reader): Statement {
  const values: unknown[] = []
  const { sort, ...filters } = search
  return {
    text: `select count(*)::int as total ${matching(filters, reader, binder(values))}`,
    values,
  }
}

/**
 * The buildings with units that a search finds and a place on the map: how many units each has, and
 * between what they are offered.
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

/** Any other statement over the units that a search finds, as `write` makes it of their `from … where …`. */
export function statementOver(
  search: UnitSearch,
  reader: Reader,
  write: (source: string) => string,
): Statement {
  const values: unknown[] = []
  return { text: write(matching(search, reader, binder(values))), values }
}

/** A unit's JSON by `page.id`, still open: for a visitor out of the kept documents, for staff made anew. */
const json: Record<Reader, string> = {
  visitor: `(select d.document from unit_documents d where d.unit_id = page.id)
  || (select p.document from projects p where p.id = page.project_id)`,
  staff: '(select left(a.record, -1) from unit_answers a where a.unit_id = page.id)',
}

function minutesOf(search: UnitSearch, bind: Bind): string {
  if (placeCount(search) === 0) return ''
  return `',"minutes":' || ${waysJson(search, bind, 'page.project_id')} || `
}

/** What each reader knows as the moment of a unit's last change. */
const updatedAt: Record<Reader, string> = { visitor: 'u.public_updated_at', staff: 'u.updated_at' }

/** A part of the statement, or nothing where the search does not ask for it. */
type Clause = string | false | 0 | undefined

function binder(values: unknown[]): Bind {
  return (value) => `$${values.push(value)}`
}

/** How projects are picked by minutes: led to by what the planner likes, or tested row by row. */
type Picked = 'joined' | 'tested'

function matching(
  search: UnitSearch,
  reader: Reader,
  bind: Bind,
  picked: Picked = 'joined',
): string {
  const joins = joinsOf(search, bind)
  const conditions = [...conditionsOf(search, reader, bind), ...minutesAre(search, bind, picked)]
  return `from units u ${joins.filter(Boolean).join(' ')} where ${conditions.filter(Boolean).join(' and ')}`
}

function joinsOf(s: UnitSearch, bind: Bind): Clause[] {
  const asksProject =
    s.area || s.petFriendly || s.projectName || s.propertyType || s.selectedFacilities
  return [
    (asksProject || s.smokingAllowed || sortsByProject(s)) &&
      'join projects p on p.id = u.project_id and p.deleted_at is null',
    s.stationId &&
      `join project_stations s on s.project_id = u.project_id and s.station_id = ${bind(s.stationId)}${s.within ? ` and s.walking_distance <= ${bind(s.within)}` : ''}`,
    s.parkId &&
      `join project_parks k on k.project_id = u.project_id and k.park_id = ${bind(s.parkId)}`,
    s.mallId &&
      `join project_malls m on m.project_id = u.project_id and m.mall_id = ${bind(s.mallId)}`,
    ...(s.sort === 'minutes' ? waysJoined(s, bind) : []),
  ]
}

function conditionsOf(s: UnitSearch, reader: Reader, bind: Bind): Clause[] {
  const figure = figureOf(s) === 'price' ? 'u.price' : 'u.rent_amount'
  const given = (value: unknown) => value !== undefined
  return [
    'u.deleted_at is null',
    (reader === 'visitor' || s.active === true) && 'u.show_on_website',
    reader === 'staff' && s.active === false && 'not u.show_on_website',
    s.availableOnly && "u.status = 'available'",
    s.listingType === 'rent' && "u.listing_type <> 'sell'",
    s.listingType === 'sale' && "u.listing_type <> 'rent'",
    given(s.priceMin) && `${figure} >= ${bind(s.priceMin)}`,
    given(s.priceMax) && `${figure} <= ${bind(s.priceMax)}`,
    s.bedrooms === 3 ? 'u.bedrooms >= 3' : given(s.bedrooms) && `u.bedrooms = ${bind(s.bedrooms)}`,
    s.selectedBedrooms && `u.bedrooms = any(${bind(s.selectedBedrooms)})`,
    s.selectedBathrooms && `u.bathrooms = any(${bind(s.selectedBathrooms)})`,
    given(s.floorSizeMin) && `u.size >= ${bind(s.floorSizeMin)}`,
    given(s.floorSizeMax) && `u.size <= ${bind(s.floorSizeMax)}`,
    s.floorDirection === 'above' && `u.floor > ${bind(s.floorLevel)}`,
    s.floorDirection === 'below' && `u.floor < ${bind(s.floorLevel)}`,
    s.furnishing && `u.furnishing = ${bind(s.furnishing)}`,
    s.ownershipType && `u.ownership_type = ${bind(s.ownershipType)}`,
    s.selectedFacing && `u.property_facing = any(${bind(s.selectedFacing)})`,
    s.selectedViews && `u.property_view && ${bind(s.selectedViews)}`,
    s.updatedSince && `${updatedAt[reader]} >= ${bind(momentOf(s.updatedSince))}`,
    s.primary === true && 'u.is_primary',
    s.primary === false && 'not u.is_primary',
    s.projectId && `u.project_id = ${bind(s.projectId)}`,
    s.contactId && contactIs(bind(s.contactId)),
    s.status && `u.status = ${bind(s.status)}`,
    s.show && gaps[s.show],
    s.search && mentions(s.search, bind),
    s.propertyId && propertyIs(s.propertyId, bind),
    s.propertyType && orElseProject('property_type', `= ${bind(s.propertyType)}`),
    s.petFriendly === 'yes' &&
      orElseProject('pet_allowed', "in ('small_pet_allowed', 'medium_pet_allowed')"),
    s.petFriendly === 'no' && orElseProject('pet_allowed', "= 'not_allowed'"),
    s.smokingAllowed === 'allowed' && orElseProject('smoking_allowed', '= true'),
    s.smokingAllowed === 'not_allowed' && orElseProject('smoking_allowed', '= false'),
    s.selectedFacilities && `p.facilities @> ${bind(s.selectedFacilities)}`,
    s.line && alongLine(bind(s.line)),
    s.box && withinBox(s.box, bind),
    s.area && `p.areas @> array[${bind(s.area)}]`,
    s.projectName && nameHas(bind(containing(s.projectName))),
  ]
}

/** A set that is tested is hashed once: `is true` keeps the planner from probing an index for each row. */
function minutesAre(s: UnitSearch, bind: Bind, picked: Picked): string[] {
  if (s.sort === 'minutes') return []
  return projectsWithin(s, bind).map((projects) => {
    const isAmong = `(u.project_id in (${projects}))`
    return picked === 'tested' ? `${isAmong} is true` : isAmong
  })
}

/** The found units in order, with whatever plan PostgreSQL likes: mostly along the sort's index. */
function walked(s: UnitSearch, source: string): string {
  const { key, direction } = orderOf(s)
  const order = key ? `${key} ${direction}, u.id desc` : 'u.id desc'
  return `select u.id, u.project_id ${source} order by ${order}`
}

/**
 * The found units collected first and then sorted: `offset 0` keeps the planner from walking the sort's
 * index instead. It takes filters for independent of the order, but prices go with places and with
 * rooms: the cheapest 24 near one station may stand behind half the catalogue.
 */
function gathered(s: UnitSearch, source: string): string {
  const { key, direction } = orderOf(s)
  const order = key ? `u.sort_key ${direction}, u.id desc` : 'u.id desc'
  const columns = `u.id, u.project_id${key ? `, ${key} as sort_key` : ''}`
  return `select u.id, u.project_id from (select ${columns} ${source} offset 0) u order by ${order}`
}

function isLocal(s: UnitSearch): boolean {
  return [s.stationId, s.parkId, s.mallId, s.projectId, s.area, s.box].some(
    (place) => place !== undefined,
  )
}

/** The unit's own answer, and where it has none, its project's; where neither has one, no match. */
function orElseProject(column: string, test: string): string {
  return `(u.${column} ${test} or u.${column} is null and p.${column} ${test})`
}

function alongLine(line: string): string {
  return `u.project_id in (
  select n.project_id from project_stations n join stations t on t.id = n.station_id where t.line = ${line}
)`
}

function withinBox([west, south, east, north]: Box, bind: Bind): string {
  const within = `n.latitude between ${bind(south)} and ${bind(north)} and n.longitude between ${bind(west)} and ${bind(east)}`
  return `u.project_id ${inArray(`select n.id from projects n where ${within}`)}`
}

function contactIs(id: string): string {
  return `(u.owner_contact_id = ${id} or u.agent_contact_id = ${id})`
}

function propertyIs(propertyId: string, bind: Bind): string {
  const id = /^[1-9]\d{0,9}$/.test(propertyId) ? Number(propertyId) : 0
  return `u.id = any(array(
  select n.id from units n where n.deleted_at is null and lower(n.unit_number) = lower(${bind(propertyId)})
) || ${bind(id <= MAX_ID ? id : 0)}::integer)`
}

const firstImage = '(select from unit_images i where i.unit_id = u.id and i.position = 0)'
const gaps = {
  with_images: `exists ${firstImage}`,
  without_images: `not exists ${firstImage}`,
  no_station: 'not exists (select from project_stations n where n.project_id = u.project_id)',
  no_description: "coalesce(u.description, '') = ''",
}

function nameHas(pattern: string): string {
  return `(p.name ilike ${pattern} or p.name_th ilike ${pattern})`
}

function momentOf(since: string): string {
  return since.length === 10 ? bangkokMidnight(since) : since
}
