import { describe, expect, test } from 'vitest'
import { parseUnitSearch } from '../../records/units/rules/search.ts'
import { searchTitle, searchWords } from './format-search.ts'

const nameless = { station: null, park: null, mall: null, project: null }
const named = { ...nameless, station: 'Thong Lo' }
const read = (query: string) => parseUnitSearch(Object.fromEntries(new URLSearchParams(query)))

describe('the description of a search has all its filters, with and without a total', () => {
  test.each([
    ['', 'Homes in Bangkok', '4 homes'],
    ['listingType=rent', 'Homes for rent in Bangkok', '4 homes for rent'],
    ['bedrooms=2', '2-bedroom homes in Bangkok', '4 homes with 2 bedrooms'],
    ['bedrooms=3', '3+ bedroom homes in Bangkok', '4 homes with 3+ bedrooms'],
    ['box=100.5,13.7,100.6,13.8', 'Homes in this map area', '4 homes in this map area'],
    ['bedrooms=0', 'Studios in Bangkok', '4 studios'],
    ['bedrooms=0&propertyType=condo', 'Studio condos in Bangkok', '4 studio condos'],
    [
      'selectedBedrooms=1,2',
      'Homes with 1 or 2 bedrooms in Bangkok',
      '4 homes with 1 or 2 bedrooms',
    ],
    ['priceMax=5000000', 'Homes in Bangkok, under 5M THB', '4 homes, under 5M THB'],
    [
      'listingType=rent&priceMax=35000',
      'Homes for rent in Bangkok, under 35,000 THB/month',
      '4 homes for rent, under 35,000 THB/month',
    ],
    ['area=silom', 'Homes in Silom and Sathorn', '4 homes in Silom and Sathorn'],
    ['availableOnly=true', 'Available homes in Bangkok', '4 available homes'],
    [
      'selectedViews=city_view&petFriendly=yes&selectedFacilities=onsen,spa&furnishing=bare_shell',
      'Homes in Bangkok, bare shell, city view, and 3 more',
      '4 homes, bare shell, city view, and 3 more',
    ],
    ['sort=price_asc', 'Homes in Bangkok, lowest price first', '4 homes, lowest price first'],
    [
      'listingType=rent&sort=price_asc',
      'Homes for rent in Bangkok, lowest rent first',
      '4 homes for rent, lowest rent first',
    ],
  ])('%s', (query, words, counted) => {
    expect(searchWords(read(query), nameless)).toBe(words)
    expect(searchWords(read(query), nameless, { total: 4 })).toBe(counted)
  })

  test.each([
    ['28,31', '4 homes near Asok or Ekkamai'],
    ['28,83,31', '4 homes near Asok, Ekkamai or Sukhumvit'],
    ['28,31,30,33,34', '4 homes near Asok, Thong Lo, Ekkamai or 2 more stations'],
    ['28,999', '4 homes near Asok or an unknown station'],
  ])('names several stations: %s', (stationIds, words) => {
    const stations = new Map<number, string>([
      [28, 'Asok'],
      [83, 'Sukhumvit'],
      [31, 'Ekkamai'],
      [30, 'Thong Lo'],
      [33, 'On Nut'],
      [34, 'Bang Chak'],
    ])
    const names = { ...nameless, stationName: (id: number) => stations.get(id) ?? null }
    expect(searchWords(read(`stationIds=${stationIds}`), names, { total: 4 })).toBe(words)
  })

  test('includes the places of the minutes filter', () => {
    const search = read(
      'stationId=30&bedrooms=1&propertyType=condo&listingType=sale&priceMin=10000000',
    )
    expect(searchWords(search, named)).toBe('1-bedroom condos for sale near Thong Lo, 10M+ THB')
    expect(searchWords(search, named, { total: 1 })).toBe(
      '1 condo with 1 bedroom for sale near Thong Lo, 10M+ THB',
    )
    expect(searchWords(read('stationId=30&within=500'), named)).toBe(
      'Homes within 500 m of Thong Lo',
    )
    expect(searchWords(read('near=13.74~100.56~NIST'), nameless, { total: 4 })).toBe(
      '4 homes near NIST',
    )
    expect(
      searchWords(read('near=13.74~100.56~NIST&nearMeters=2000'), nameless, { total: 4 }),
    ).toBe('4 homes within 2 km of NIST')
    const road = { ...nameless, road: 'Sukhumvit Road' }
    expect(searchWords(read('roadId=128'), road, { total: 78 })).toBe(
      '78 homes along Sukhumvit Road',
    )
    const project = { ...nameless, project: 'Baan Sirin', park: 'Benchasiri Park' }
    expect(searchWords(read('projectId=4&parkId=2'), project)).toBe(
      'Homes in Baan Sirin near Benchasiri Park',
    )
  })
})

test('the title is shortened to what search engines show, never within a price', () => {
  expect(searchTitle(read('stationId=30&bedrooms=2'), named, 2)).toBe(
    '2-bedroom homes near Thong Lo, page 2 · Sathani',
  )
  const asked =
    'stationId=30&bedrooms=1&listingType=rent&priceMin=20000&priceMax=40000&availableOnly=true'
  expect(searchTitle(read(asked), named, 1)).toBe(
    'Available 1-bedroom homes for rent near Thong Lo · Sathani',
  )
  const long = { ...nameless, project: 'The Extraordinarily Long Residences at Tha Kham Gardens' }
  expect(searchTitle(read('projectId=4&listingType=rent'), long, 1).length).toBeLessThanOrEqual(60)
})
