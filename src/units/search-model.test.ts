import fc from 'fast-check'
import { beforeAll, expect, test } from 'vitest'
import type { StationMinutes } from '../places/minutes-rules.ts'
import type { Station } from '../places/rules.ts'
import { Facilities, type ProjectRecord, PropertyTypes } from '../projects/rules.ts'
import { aProject } from '../projects/test-factory.ts'
import { type SignedIn, testApp } from '../test-app.ts'
import { Facings, Furnishings, type UnitRecord, UnitStatuses, Views } from './rules.ts'
import { StaffUnitSorts } from './search-rules.ts'
import { aUnit } from './test-factory.ts'
import { type Asked, naiveSearch } from './test-naive-search.ts'

/* The search in SQL finds what the specification says, in its order: held against a naive filter. */

const world = await testApp()
const SEED = 20_261_120
const PLACES = [
  { address: '9 Sukhumvit 55, Thong Lo, Watthana', latitude: 13.7256, longitude: 100.5788 },
  { address: '22 Sukhumvit 63, Ekkamai, Watthana', latitude: 13.7201, longitude: 100.5849 },
  { address: '3 Sukhumvit 21, Asok, Watthana', latitude: 13.7385, longitude: 100.5612 },
  { address: '71 Silom Road, Bang Rak', latitude: 13.7266, longitude: 100.5312 },
  { address: '5 Kamphaeng Phet 2, Chatuchak', latitude: 13.8035, longitude: 100.5521 },
  { address: '8 Phaya Thai Road, Ratchathewi', latitude: 13.7555, longitude: 100.5345 },
  { address: '400 Rama II Road, Bang Khun Thian', latitude: 13.6402, longitude: 100.4301 },
]
const STATIONS = [17, 28, 30, 31, 52, 83]

let staff: SignedIn
let units: UnitRecord[]
let projects: ProjectRecord[]
let stations: Station[]
const minutes = new Map<number, StationMinutes[]>()

beforeAll(async () => {
  staff = await world.signIn()
  projects = []
  for (const [place, draw] of fc.sample(projectDraws, { numRuns: 10, seed: SEED }).entries()) {
    const where = PLACES[place % PLACES.length] ?? {}
    projects.push(await aProject(world, { ...draw, ...where, name: `${draw.name} ${place}` }))
  }
  for (const { project, daysAgo, ...draw } of fc.sample(unitDraws, { numRuns: 140, seed: SEED })) {
    world.now = new Date(Date.UTC(2026, 10, 20) - daysAgo * 86_400_000)
    await aUnit(world, { ...draw, projectId: projects[project % projects.length]?.id ?? 0 })
  }
  world.now = new Date(Date.UTC(2026, 10, 20, 5))
  units = (await world.request('GET', '/api/units?limit=1000', { as: staff })).body
  for (const id of STATIONS) {
    minutes.set(id, (await world.request('GET', `/api/stations/${id}/minutes`)).body)
  }
  stations = (await world.request('GET', '/api/stations')).body
})

test('every search finds exactly the units it should, in order, page by page', async () => {
  await fc.assert(
    fc.asyncProperty(searches, fc.boolean(), pages, async (asked, isStaff, page) => {
      const expected = naiveSearch(units, asked, isStaff, { stations, minutes }).map(({ id }) => id)
      const answer = await world.request(
        'GET',
        `/api/units/search?${queryOf({ ...asked, ...page })}`,
        {
          as: isStaff ? staff : null,
        },
      )
      const found = answer.body.map(({ id }: UnitRecord) => id)
      expect(answer.status).toBe(200)
      expect(found).toEqual(expected.slice(page.offset, page.offset + page.limit))
      expect(answer.headers.get('x-total-count')).toBe(String(expected.length))
      const hasMore = page.offset + page.limit < expected.length
      expect(answer.headers.has('link')).toBe(hasMore)
    }),
    { numRuns: 250, seed: SEED },
  )
})

test('the inventory drawn for it is mixed enough to tell searches apart', () => {
  const found = fc
    .sample(searches, { numRuns: 400, seed: SEED })
    .map((asked) => naiveSearch(units, asked, false, { stations, minutes }).length)
  expect(units).toHaveLength(140)
  expect(found.filter((count) => count > 0).length).toBeGreaterThan(150)
  expect(new Set(found).size).toBeGreaterThan(30)
})

function queryOf(asked: Asked): string {
  return Object.entries(asked)
    .map(([name, value]) => `${name}=${encodeURIComponent(String(value))}`)
    .join('&')
}

const orNull = <T>(values: fc.Arbitrary<T>) => fc.option(values, { nil: null })
const one = <T>(values: readonly T[]) => fc.constantFrom(...values)
const some = <T>(values: readonly T[], most: number) =>
  fc.uniqueArray(one(values), { minLength: 1, maxLength: most })

const pets = one(['small_pet_allowed', 'medium_pet_allowed', 'not_allowed'] as const)

const projectDraws = fc.record({
  name: one(['Rivana', 'The Lumen', '100% Loft_', 'Baan Suan']),
  nameTh: orNull(one(['ริวานา', 'เดอะ ลูเมน', 'บ้านสวน'])),
  propertyType: orNull(one(PropertyTypes.ids)),
  petAllowed: orNull(pets),
  smokingAllowed: orNull(fc.boolean()),
  facilities: fc.uniqueArray(one(Facilities.ids), { minLength: 6, maxLength: 14 }),
})

const unitDraws = fc
  .record({
    project: fc.nat(1000),
    daysAgo: fc.integer({ min: 0, max: 90 }),
    floor: orNull(fc.integer({ min: 1, max: 40 })),
    bedrooms: one([0, 1, 1, 1, 2, 2, 3, 4, 6]),
    bathrooms: one([1, 1, 2, 3]),
    size: one([28, 30, 35.5, 44.44, 60, 75.25, 120]),
    price: one([2_500_000, 4_900_000, 4_900_000, 7_500_000, 12_000_000, 65_000_000]),
    rentAmount: one([12_000, 18_000, 25_000, 25_000, 60_000]),
    listingType: one(['rent', 'sell', 'rent_sell'] as const),
    propertyType: orNull(one(PropertyTypes.ids)),
    furnishing: orNull(one(Furnishings.ids)),
    ownershipType: orNull(one(['freehold', 'leasehold'] as const)),
    primary: fc.boolean(),
    petAllowed: orNull(pets),
    smokingAllowed: orNull(fc.boolean()),
    propertyFacing: orNull(one(Facings.ids)),
    propertyView: fc.uniqueArray(one(Views.ids), { maxLength: 3 }),
    status: one(UnitStatuses.ids),
  })
  .map(({ price, rentAmount, ...rest }) => ({
    ...rest,
    price: rest.listingType === 'rent' ? null : price,
    rentAmount: rest.listingType === 'sell' ? null : rentAmount,
  }))

const filters: fc.Arbitrary<Asked>[] = [
  one(['true', 'true', 'false']).map((availableOnly) => ({ availableOnly })),
  one(['true', 'false']).map((active) => ({ active })),
  one(['sukhumvit', 'silom', 'thonglor', 'chatuchak']).map((area) => ({ area })),
  one(['bts_sukhumvit', 'mrt_blue']).map((line) => ({ line })),
  one([0, 1, 2, 3, 4]).map((bedrooms) => ({ bedrooms })),
  fc.record({
    floorDirection: one(['above', 'below']),
    floorLevel: fc.integer({ min: 1, max: 40 }),
  }),
  one([30, 35, 44.44, 60]).map((floorSizeMin) => ({ floorSizeMin })),
  one([28, 44.44, 80]).map((floorSizeMax) => ({ floorSizeMax })),
  one(Furnishings.ids).map((furnishing) => ({ furnishing })),
  one(['rent', 'sale']).map((listingType) => ({ listingType })),
  one([15, 19, 4]).map((mallId) => ({ mallId })),
  one([3, 4, 16]).map((parkId) => ({ parkId })),
  one(['freehold', 'leasehold']).map((ownershipType) => ({ ownershipType })),
  one(['yes', 'no']).map((petFriendly) => ({ petFriendly })),
  one([15_000, 25_000, 5_000_000, 12_000_000]).map((priceMax) => ({ priceMax })),
  one([12_000, 18_001, 4_900_000]).map((priceMin) => ({ priceMin })),
  one(['true', 'false']).map((primary) => ({ primary })),
  one(['lumen', 'RIVANA', 'ลูเมน', '0%', '_', 'a', 'nowhere']).map((projectName) => ({
    projectName,
  })),
  one(['T-5', 't-17', '7', '0007', '99999']).map((propertyId) => ({ propertyId })),
  one(PropertyTypes.ids).map((propertyType) => ({ propertyType })),
  fc.integer({ min: 1, max: 12 }).map((projectId) => ({ projectId })),
  some([1, 2, 3, 4], 2).map((selectedBathrooms) => ({ selectedBathrooms })),
  some([0, 1, 2, 3, 4, 5, 6], 3).map((selectedBedrooms) => ({ selectedBedrooms })),
  some(Facilities.ids, 3).map((selectedFacilities) => ({ selectedFacilities })),
  some(Facings.ids, 3).map((selectedFacing) => ({ selectedFacing })),
  some(Views.ids, 3).map((selectedViews) => ({ selectedViews })),
  one(['allowed', 'not_allowed']).map((smokingAllowed) => ({ smokingAllowed })),
  one(STATIONS).map((stationId) => ({ stationId })),
  one([
    [100.55, 13.71, 100.6, 13.75],
    [100.5, 13.7, 100.54, 13.8],
    [100.3, 13.4, 100.44, 13.7],
  ]).map((box) => ({ box })),
  fc.record({ stationId: one(STATIONS), within: one([200, 500, 700, 1000]) }),
  fc.record({
    minutesTo: some(STATIONS, 2),
    minutesMax: one([5, 15, 20, 25, 35, 60]),
  }),
  some(STATIONS, 2).map((minutesTo) => ({ minutesTo, sort: 'minutes' })),
  fc.integer({ min: 0, max: 90 }).map((days) => ({
    updatedSince: new Date(Date.UTC(2026, 10, 20) - days * 86_400_000).toISOString(),
  })),
]

const searches: fc.Arbitrary<Asked> = fc
  .tuple(fc.array(fc.oneof(...filters), { maxLength: 4 }), orNull(one(StaffUnitSorts.ids)))
  .map(([chosen, sort]): Asked => Object.assign({}, sort && { sort }, ...chosen))
  .filter(({ priceMin = 0, priceMax = Number.POSITIVE_INFINITY }) => priceMin <= priceMax)
  .filter(({ floorSizeMin = 0, floorSizeMax = 500 }) => floorSizeMin <= floorSizeMax)

const pages = fc.record({
  limit: one([1, 5, 24, 1000]),
  offset: one([0, 0, 0, 3, 40, 500]),
})
