import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { Facilities } from '../../projects/rules/project-sets.ts'
import { unitSearchQuery } from './query.ts'
import { parseUnitSearch, UnitSearch, visitorSearch } from './search.ts'
import { Facings, Views } from './unit-sets.ts'

const record = (query: string) => {
  const params = new URLSearchParams(query)
  const valuesFor = (key: string) =>
    params.getAll(key).length > 1 ? params.getAll(key) : params.get(key)
  return Object.fromEntries([...params.keys()].map((key) => [key, valuesFor(key)]))
}
const read = (query: string) => UnitSearch.parse(record(query))
const faults = (query: string) => {
  const result = UnitSearch.safeParse(record(query))
  return result.success ? [] : result.error.issues.map((issue) => issue.path[0])
}

describe('the normal form', () => {
  test('drops filters without effect', () => {
    expect(
      read(
        'bedrooms=any&stationId=all&area=&priceMin=0&priceMax=50000000&floorSizeMin=0&floorSizeMax=500&availableOnly=false&sort=newest&selectedViews=&unknown=1',
      ),
    ).toEqual({})
    expect(read('priceMax=999999999')).toEqual({})
    expect(read('stationId=30&within=1000')).toEqual({ stationId: 30 })
    expect(read('within=500')).toEqual({})
    expect(read('listingType=rent&priceMax=500000')).toEqual({ listingType: 'rent' })
    expect(read('listingType=rent&priceMax=50000000')).toEqual({ listingType: 'rent' })
  })

  test('keeps a bound at the end of the other slider', () => {
    expect(read('priceMax=500000')).toEqual({ priceMax: 500_000 })
    expect(read('listingType=sale&priceMax=500000')).toEqual({
      listingType: 'sale',
      priceMax: 500_000,
    })
  })

  test('accepts alternative spellings, labels and any letter case', () => {
    expect(
      read(
        'listingType=sell&propertyType=CONDO&ownershipType=Freehold&selectedFacing=South East&selectedViews=View 360,City View&petFriendly=Yes',
      ),
    ).toEqual({
      listingType: 'sale',
      propertyType: 'condo',
      ownershipType: 'freehold',
      selectedFacing: ['south_east'],
      selectedViews: ['city_view', 'view_360'],
      petFriendly: 'yes',
    })
  })

  test('accepts lists as repeated keys or commas, removes repeats and sorts by value set', () => {
    const expected = { selectedBedrooms: [0, 2, 3] }
    expect(read('selectedBedrooms=3&selectedBedrooms=studio&selectedBedrooms=2')).toEqual(expected)
    expect(read('selectedBedrooms=2,3,0,3,')).toEqual(expected)
    expect(read('selectedFacilities=spa,car_park')).toEqual({
      selectedFacilities: ['car_park', 'spa'],
    })
  })

  test('reads Studio as 0 bedrooms', () => {
    expect(read('bedrooms=studio')).toEqual({ bedrooms: 0 })
    expect(read('bedrooms=0')).toEqual({ bedrooms: 0 })
    expect(read('selectedBathrooms=studio,1')).toEqual({ selectedBathrooms: [0, 1] })
  })

  test('keeps a floor only with its direction', () => {
    expect(read('floorLevel=10')).toEqual({})
    expect(read('floorDirection=above')).toEqual({})
    expect(read('floorDirection=above&floorLevel=10')).toEqual({
      floorDirection: 'above',
      floorLevel: 10,
    })
  })

  test('writes a Bangkok midnight as its date, under either name', () => {
    expect(read('updatedSince=2026-11-01')).toEqual({ updatedSince: '2026-11-01' })
    expect(read('updatedWhen=2026-10-31T17:00:00Z')).toEqual({ updatedSince: '2026-11-01' })
    expect(read('updatedSince=2026-11-01T09:30:00%2B07:00')).toEqual({
      updatedSince: '2026-11-01T02:30:00.000Z',
    })
    expect(read('updatedSince=9999-12-31T23:00:00Z')).toEqual({
      updatedSince: '9999-12-31T23:00:00.000Z',
    })
  })

  test('is the same for a query and for an object', () => {
    const body = {
      petFriendly: true,
      smokingAllowed: false,
      active: false,
      propertyId: 1205,
      selectedBedrooms: ['studio', 2],
      stationId: null,
      area: 'all',
      priceMin: 0,
      selectedViews: ['any'],
      bedrooms: '',
    }
    expect(UnitSearch.parse(body)).toEqual(
      read(
        'petFriendly=yes&smokingAllowed=not_allowed&active=false&propertyId=1205&selectedBedrooms=0,2',
      ),
    )
  })
})

describe('refused searches', () => {
  test.each([
    ['priceMin=abc', ['priceMin']],
    ['priceMin=-1', ['priceMin']],
    ['priceMax=2000000001', ['priceMax']],
    ['priceMin=1.5', ['priceMin']],
    ['priceMin=1&priceMin=2', ['priceMin']],
    ['priceMin=6000000&priceMax=5000000', ['priceMin']],
    ['floorSizeMin=80&floorSizeMax=40', ['floorSizeMin']],
    ['floorSizeMin=1e308', ['floorSizeMin']],
    ['bedrooms=many', ['bedrooms']],
    ['selectedBedrooms=1,x', ['selectedBedrooms']],
    ['stationId=0', ['stationId']],
    ['stationId=2147483648', ['stationId']],
    ['stationId=30&within=1001', ['within']],
    ['area=bangna', ['area']],
    ['box=100.5,13.7,100.6', ['box']],
    ['box=100.6,13.7,100.5,13.8', ['box']],
    ['box=west,13.7,100.5,13.8', ['box']],
    ['listingType=lease', ['listingType']],
    ['propertyType=castle', ['propertyType']],
    ['petFriendly=maybe', ['petFriendly']],
    ['selectedFacing=up', ['selectedFacing']],
    ['selectedFacilities=helipad', ['selectedFacilities']],
    ['updatedSince=yesterday', ['updatedSince']],
    ['updatedSince=99999-01-01', ['updatedSince']],
    ['active=perhaps', ['active']],
    ['sort=best', ['sort']],
    ['projectName=%00', ['projectName']],
    [`projectName=${'x'.repeat(201)}`, ['projectName']],
    ['bedrooms=x&area=y', ['area', 'bedrooms']],
  ])('%s is refused by the name of its parameter', (query, names) => {
    expect(faults(query)).toEqual(names)
  })

  test('a lower bound above an upper bound without effect is accepted', () => {
    expect(read('priceMin=60000000&priceMax=50000000')).toEqual({ priceMin: 60_000_000 })
  })

  test('a text that is too long is cut when read leniently', () => {
    const long = `${'a'.repeat(199)}😀`
    expect(parseUnitSearch({ projectName: ` ${long} tower`, propertyId: 7 })).toEqual({
      projectName: 'a'.repeat(199),
      propertyId: '7',
    })
    expect(parseUnitSearch({ projectName: `${'a'.repeat(199)}\0b` })).toEqual({})
  })

  test('wrong values are dropped when an address is read leniently', () => {
    expect(parseUnitSearch({ priceMin: '9', priceMax: '5', area: 'silom', bedrooms: 'x' })).toEqual(
      {
        area: 'silom',
        priceMax: 5,
      },
    )
  })
})

describe('the query of a search', () => {
  test('is in alphabetical order and reads back as the same search', () => {
    const search = read(
      'stationId=28&bedrooms=1&selectedViews=city_view,park_view&projectName=A %26 B,50%25',
    )
    const query = unitSearchQuery(search)
    expect(query).toBe(
      'bedrooms=1&projectName=A%20%26%20B%2C50%25&selectedViews=city_view,park_view&stationId=28',
    )
    expect(read(query)).toEqual(search)
    expect(unitSearchQuery({})).toBe('')
  })

  test('any search reads back as itself', () => {
    fc.assert(
      fc.property(searches, (input) => {
        const search = UnitSearch.parse(input)
        const query = unitSearchQuery(search)
        expect(read(query)).toEqual(search)
        expect(unitSearchQuery(read(query))).toBe(query)
      }),
    )
  })
})

test("a visitor's search drops staff-only filters", () => {
  expect(visitorSearch(read('active=false&primary=true&contactId=3&bedrooms=2'))).toEqual({
    bedrooms: 2,
  })
})

const maybe = <T>(values: fc.Arbitrary<T>) => fc.option(values, { nil: undefined })
const searches = fc.record({
  active: maybe(fc.boolean()),
  area: maybe(fc.constantFrom('sukhumvit', 'silom', 'thonglor', 'chatuchak', 'all')),
  bedrooms: maybe(fc.oneof(fc.integer({ min: 0, max: 9 }), fc.constant('studio'))),
  floorDirection: maybe(fc.constantFrom('above', 'below')),
  floorLevel: maybe(fc.integer({ min: -5, max: 90 })),
  floorSizeMin: maybe(fc.integer({ min: 0, max: 100 })),
  floorSizeMax: maybe(fc.integer({ min: 100, max: 500 })),
  listingType: maybe(fc.constantFrom('rent', 'sale', 'sell')),
  priceMin: maybe(fc.integer({ min: 0, max: 400_000 })),
  priceMax: maybe(fc.integer({ min: 400_000, max: 60_000_000 })),
  projectName: maybe(
    fc.string({ maxLength: 20, unit: 'grapheme' }).map((text) => text.replaceAll('\0', '')),
  ),
  selectedBedrooms: maybe(fc.array(fc.integer({ min: 0, max: 6 }), { maxLength: 5 })),
  selectedFacilities: maybe(fc.array(fc.constantFrom(...Facilities.ids), { maxLength: 4 })),
  selectedFacing: maybe(fc.array(fc.constantFrom(...Facings.ids), { maxLength: 4 })),
  selectedViews: maybe(fc.array(fc.constantFrom(...Views.ids), { maxLength: 4 })),
  sort: maybe(fc.constantFrom('newest', 'price_asc', 'station', 'sqm_price')),
  updatedSince: maybe(
    fc
      .date({ min: new Date('2000-01-01'), max: new Date('2100-01-01'), noInvalidDate: true })
      .map((date) => date.toISOString()),
  ),
})
