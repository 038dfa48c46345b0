import fc from 'fast-check'
import { beforeAll, expect, test } from 'vitest'
import type { Station } from '../../../city/places/rules/place.ts'
import type { StationMinutes } from '../../../city/rail/rules/minutes.ts'
import { type SignedIn, testApp } from '../../../platform/testing/test-app.ts'
import type { ProjectRecord } from '../../projects/rules/project.ts'
import { Facilities, PropertyTypes } from '../../projects/rules/project-sets.ts'
import { aProject } from '../../projects/test-factory.ts'
import { StaffUnitSorts } from '../rules/search.ts'
import type { UnitRecord } from '../rules/unit.ts'
import { Facings, Furnishings, UnitStatuses, Views } from '../rules/unit-sets.ts'
import { aUnit } from '../test-factory.ts'
import { naiveSearch, type SearchParams } from './test-naive-search.ts'

/* Compares the search in SQL with a naive implementation of the specification, on generated data. */

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
  for (const [index, sample] of fc.sample(projectSamples, { numRuns: 10, seed: SEED }).entries()) {
    const where = PLACES[index % PLACES.length] ?? {}
    projects.push(await aProject(world, { ...sample, ...where, name: `${sample.name} ${index}` }))
  }
  for (const { project, daysAgo, ...sample } of fc.sample(unitSamples, {
    numRuns: 140,
    seed: SEED,
  })) {
    world.now = new Date(Date.UTC(2026, 10, 20) - daysAgo * 86_400_000)
    await aUnit(world, { ...sample, projectId: projects[project % projects.length]?.id ?? 0 })
  }
  world.now = new Date(Date.UTC(2026, 10, 20, 5))
  units = (await world.request('GET', '/api/units?limit=1000', { as: staff })).body
  for (const id of STATIONS) {
    minutes.set(id, (await world.request('GET', `/api/stations/${id}/minutes`)).body)
  }
  stations = (await world.request('GET', '/api/stations')).body
})

test('every search finds exactly the specified units in order, page by page', async () => {
  await fc.assert(
    fc.asyncProperty(searches, fc.boolean(), pages, async (params, isStaff, page) => {
      const expected = naiveSearch(units, params, isStaff, { stations, minutes }).map(
        ({ id }) => id,
      )
      const response = await world.request(
        'GET',
        `/api/units/search?${queryOf({ ...params, ...page })}`,
        {
          as: isStaff ? staff : null,
        },
      )
      const found = response.body.map(({ id }: UnitRecord) => id)
      expect(response.status).toBe(200)
      expect(found).toEqual(expected.slice(page.offset, page.offset + page.limit))
      expect(response.headers.get('x-total-count')).toBe(String(expected.length))
      const hasMore = page.offset + page.limit < expected.length
      expect(response.headers.has('link')).toBe(hasMore)
    }),
    { numRuns: 250, seed: SEED },
  )
})

test('the generated inventory is varied enough to tell searches apart', () => {
  const found = fc
    .sample(searches, { numRuns: 400, seed: SEED })
    .map((params) => naiveSearch(units, params, false, { stations, minutes }).length)
  expect(units).toHaveLength(140)
  expect(found.filter((count) => count > 0).length).toBeGreaterThan(150)
  expect(new Set(found).size).toBeGreaterThan(30)
})

function queryOf(params: SearchParams): string {
  return Object.entries(params)
    .map(([name, value]) => `${name}=${encodeURIComponent(String(value))}`)
    .join('&')
}

const orNull = <T>(values: fc.Arbitrary<T>) => fc.option(values, { nil: null })
const oneOf = <T>(values: readonly T[]) => fc.constantFrom(...values)
const someOf = <T>(values: readonly T[], max: number) =>
  fc.uniqueArray(oneOf(values), { minLength: 1, maxLength: max })

const pets = oneOf(['small_pet_allowed', 'medium_pet_allowed', 'not_allowed'] as const)

const projectSamples = fc.record({
  name: oneOf(['Rivana', 'The Lumen', '100% Loft_', 'Baan Suan']),
  nameTh: orNull(oneOf(['ริวานา', 'เดอะ ลูเมน', 'บ้านสวน'])),
  propertyType: orNull(oneOf(PropertyTypes.ids)),
  petAllowed: orNull(pets),
  smokingAllowed: orNull(fc.boolean()),
  facilities: fc.uniqueArray(oneOf(Facilities.ids), { minLength: 6, maxLength: 14 }),
})

const unitSamples = fc
  .record({
    project: fc.nat(1000),
    daysAgo: fc.integer({ min: 0, max: 90 }),
    floor: orNull(fc.integer({ min: 1, max: 40 })),
    bedrooms: oneOf([0, 1, 1, 1, 2, 2, 3, 4, 6]),
    bathrooms: oneOf([1, 1, 2, 3]),
    size: oneOf([28, 30, 35.5, 44.44, 60, 75.25, 120]),
    price: oneOf([2_500_000, 4_900_000, 4_900_000, 7_500_000, 12_000_000, 65_000_000]),
    rentAmount: oneOf([12_000, 18_000, 25_000, 25_000, 60_000]),
    listingType: oneOf(['rent', 'sell', 'rent_sell'] as const),
    propertyType: orNull(oneOf(PropertyTypes.ids)),
    furnishing: orNull(oneOf(Furnishings.ids)),
    ownershipType: orNull(oneOf(['freehold', 'leasehold'] as const)),
    primary: fc.boolean(),
    petAllowed: orNull(pets),
    smokingAllowed: orNull(fc.boolean()),
    propertyFacing: orNull(oneOf(Facings.ids)),
    propertyView: fc.uniqueArray(oneOf(Views.ids), { maxLength: 3 }),
    status: oneOf(UnitStatuses.ids),
  })
  .map(({ price, rentAmount, ...rest }) => ({
    ...rest,
    price: rest.listingType === 'rent' ? null : price,
    rentAmount: rest.listingType === 'sell' ? null : rentAmount,
  }))

const filters: fc.Arbitrary<SearchParams>[] = [
  oneOf(['true', 'true', 'false']).map((availableOnly) => ({ availableOnly })),
  oneOf(['true', 'false']).map((active) => ({ active })),
  oneOf(['sukhumvit', 'silom', 'thonglor', 'chatuchak']).map((area) => ({ area })),
  oneOf(['bts_sukhumvit', 'mrt_blue']).map((line) => ({ line })),
  oneOf([0, 1, 2, 3, 4]).map((bedrooms) => ({ bedrooms })),
  fc.record({
    floorDirection: oneOf(['above', 'below']),
    floorLevel: fc.integer({ min: 1, max: 40 }),
  }),
  oneOf([30, 35, 44.44, 60]).map((floorSizeMin) => ({ floorSizeMin })),
  oneOf([28, 44.44, 80]).map((floorSizeMax) => ({ floorSizeMax })),
  oneOf(Furnishings.ids).map((furnishing) => ({ furnishing })),
  oneOf(['rent', 'sale']).map((listingType) => ({ listingType })),
  oneOf([15, 19, 4]).map((mallId) => ({ mallId })),
  oneOf([3, 4, 16]).map((parkId) => ({ parkId })),
  oneOf(['freehold', 'leasehold']).map((ownershipType) => ({ ownershipType })),
  oneOf(['yes', 'no']).map((petFriendly) => ({ petFriendly })),
  oneOf([15_000, 25_000, 5_000_000, 12_000_000]).map((priceMax) => ({ priceMax })),
  oneOf([12_000, 18_001, 4_900_000]).map((priceMin) => ({ priceMin })),
  oneOf(['true', 'false']).map((primary) => ({ primary })),
  oneOf(['lumen', 'RIVANA', 'ลูเมน', '0%', '_', 'a', 'nowhere']).map((projectName) => ({
    projectName,
  })),
  oneOf(['T-5', 't-17', '7', '0007', '99999']).map((propertyId) => ({ propertyId })),
  oneOf(PropertyTypes.ids).map((propertyType) => ({ propertyType })),
  fc.integer({ min: 1, max: 12 }).map((projectId) => ({ projectId })),
  someOf([1, 2, 3, 4], 2).map((selectedBathrooms) => ({ selectedBathrooms })),
  someOf([0, 1, 2, 3, 4, 5, 6], 3).map((selectedBedrooms) => ({ selectedBedrooms })),
  someOf(Facilities.ids, 3).map((selectedFacilities) => ({ selectedFacilities })),
  someOf(Facings.ids, 3).map((selectedFacing) => ({ selectedFacing })),
  someOf(Views.ids, 3).map((selectedViews) => ({ selectedViews })),
  oneOf(['allowed', 'not_allowed']).map((smokingAllowed) => ({ smokingAllowed })),
  oneOf(STATIONS).map((stationId) => ({ stationId })),
  oneOf([
    [100.55, 13.71, 100.6, 13.75],
    [100.5, 13.7, 100.54, 13.8],
    [100.3, 13.4, 100.44, 13.7],
  ]).map((box) => ({ box })),
  fc.record({ stationId: oneOf(STATIONS), within: oneOf([200, 500, 700, 1000]) }),
  fc.record({
    minutesTo: someOf(STATIONS, 2),
    minutesMax: oneOf([5, 15, 20, 25, 35, 60]),
  }),
  someOf(STATIONS, 2).map((minutesTo) => ({ minutesTo, sort: 'minutes' })),
  fc.integer({ min: 0, max: 90 }).map((days) => ({
    updatedSince: new Date(Date.UTC(2026, 10, 20) - days * 86_400_000).toISOString(),
  })),
]

const searches: fc.Arbitrary<SearchParams> = fc
  .tuple(fc.array(fc.oneof(...filters), { maxLength: 4 }), orNull(oneOf(StaffUnitSorts.ids)))
  .map(([chosen, sort]): SearchParams => Object.assign({}, sort && { sort }, ...chosen))
  .filter(({ priceMin = 0, priceMax = Number.POSITIVE_INFINITY }) => priceMin <= priceMax)
  .filter(({ floorSizeMin = 0, floorSizeMax = 500 }) => floorSizeMin <= floorSizeMax)

const pages = fc.record({
  limit: oneOf([1, 5, 24, 1000]),
  offset: oneOf([0, 0, 0, 3, 40, 500]),
})
