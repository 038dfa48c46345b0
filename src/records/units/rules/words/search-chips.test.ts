import { describe, expect, test } from 'vitest'
import { unitSearchQuery } from '../query.ts'
import { parseUnitSearch, type UnitSearch } from '../search.ts'
import { type SearchNames, searchChips } from './search-chips.ts'

const names: SearchNames = {
  station: 'Thong Lo',
  park: 'Benchasiri Park',
  mall: 'EmQuartier',
  project: 'Baan Sirin',
  road: 'Sukhumvit Road',
  places: ['Asok', 'Chulalongkorn University'],
  stationName: (id) => (id === 28 ? 'Asok' : 'Thong Lo'),
  assignedTo: 'Ploy',
}

describe('every condition of a search is a chip', () => {
  test.each([
    ['listingType=sale', 'For sale'],
    ['stationId=30', 'Thong Lo · within 1 km'],
    ['stationId=30&within=500', 'Thong Lo · within 500 m'],
    ['minutesTo=28&minutesMax=25', 'Within 25 min of Asok'],
    ['minutesTo=28', 'Minutes to Asok'],
    ['parkId=2', 'Benchasiri Park · within 1.5 km'],
    ['mallId=2', 'EmQuartier · within 1.5 km'],
    ['near=13.74~100.56~NIST', 'NIST · within 1 km'],
    ['near=13.74~100.56~NIST&nearMeters=500', 'NIST · within 500 m'],
    ['roadId=128', 'Along Sukhumvit Road'],
    ['area=silom', 'Silom and Sathorn'],
    ['projectId=4', 'Baan Sirin'],
    ['projectName=Sirin', 'Named “Sirin”'],
    ['propertyId=12A', 'Property ID 12A'],
    ['priceMax=5000000', 'Under 5M THB'],
    ['priceMin=10000000', '10M+ THB'],
    ['priceMin=2500000&priceMax=7250000', '2.5M - 7.25M THB'],
    ['priceMax=900000', 'Under 900,000 THB'],
    ['availableOnly=true', 'Available only'],
    ['bedrooms=0', 'Studio'],
    ['bedrooms=2', '2 Bedrooms'],
    ['bedrooms=3', '3+ Bedrooms'],
    ['selectedBedrooms=0,1,2', 'Studio - 2 Bedrooms'],
    ['selectedBedrooms=1,3', '1, 3 Bedrooms'],
    ['selectedBathrooms=1', '1 Bathroom'],
    ['floorSizeMin=30', 'From 30 sqm'],
    ['floorSizeMax=80', 'Up to 80 sqm'],
    ['floorSizeMin=30&floorSizeMax=80', '30 - 80 sqm'],
    ['floorDirection=above&floorLevel=10', 'Above floor 10'],
    ['furnishing=fully_furnished', 'Fully furnished'],
    ['ownershipType=freehold', 'Freehold'],
    ['propertyType=condo', 'Condo'],
    ['petFriendly=yes', 'Pets allowed'],
    ['petFriendly=no', 'No pets'],
    ['smokingAllowed=not_allowed', 'No smoking'],
    ['selectedFacing=north_east', 'Facing North East'],
    ['selectedViews=city_view', 'City View'],
    ['selectedFacilities=onsen', 'Onsen'],
    ['box=100.5,13.7,100.6,13.8', 'This map area'],
    ['updatedSince=2026-11-19', 'Updated since 19 Nov 2026'],
    ['availableBy=2026-12-31', 'Available by 31 Dec 2026'],
    ['status=available,confirmed', 'Available, Confirmed'],
    ['assignedToId=3', 'Assigned to Ploy'],
    ['unconfirmed=14', 'Not confirmed for 14 days'],
  ])('%s is the chip “%s”, and removing it leaves an empty search', (query, label) => {
    const chips = searchChips(read(query), names)
    expect(chips).toMatchObject([{ label, without: {} }])
  })
})

test('each of several stations is a chip, and removing one leaves the other', () => {
  const chips = searchChips(read('stationIds=28,30'), names)
  expect(chips.map(({ label }) => label)).toEqual(['Asok', 'Thong Lo'])
  expect(chips.map(({ without }) => unitSearchQuery(without))).toEqual([
    'stationId=30',
    'stationId=28',
  ])
})

test('what is missing is a chip each', () => {
  const chips = searchChips(read('show=no_owner,without_images'), names)
  expect(chips.map(({ label }) => label)).toEqual(['Without images', 'No owner'])
  expect(chips[0]?.without.show).toEqual(['no_owner'])
})

test('each facility is a chip, and removing it leaves the others', () => {
  const chips = searchChips(read('selectedFacilities=onsen,spa&stationId=30'), names)
  expect(chips.map(({ label, without }) => [label, unitSearchQuery(without)])).toEqual([
    ['Thong Lo · within 1 km', 'selectedFacilities=onsen,spa'],
    ['Onsen', 'selectedFacilities=spa&stationId=30'],
    ['Spa', 'selectedFacilities=onsen&stationId=30'],
  ])
})

test('removing “For rent” also removes rent bounds, and keeps other filters and the sort', () => {
  const search = read('listingType=rent&priceMax=20000&bedrooms=1&sort=size')
  const [rent, price] = searchChips(search, names)
  expect(rent).toEqual({ label: 'For rent', without: { bedrooms: 1, sort: 'size' } })
  expect(price?.label).toBe('Under 20,000 THB/month')
})

test('records without a known name are shown as unknown', () => {
  const nameless = { station: null, park: null, mall: null, project: null }
  const chips = searchChips(read('stationId=9999&parkId=9&mallId=9&projectId=9'), nameless)
  expect(chips.map(({ label }) => label)).toEqual([
    'Unknown station',
    'Unknown park',
    'Unknown mall',
    'Unknown project',
  ])
})

test('the sort of results is not a chip', () => {
  expect(searchChips(read('sort=price_asc'), names)).toEqual([])
})

function read(query: string): UnitSearch {
  return parseUnitSearch(Object.fromEntries(new URLSearchParams(query)))
}
