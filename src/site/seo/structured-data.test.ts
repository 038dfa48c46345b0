import { beforeAll, expect, test } from 'vitest'
import { type TestApp, testApp } from '../../platform/testing/test-app.ts'
import { aProject } from '../../records/projects/test-factory.ts'
import type { UnitChange } from '../../records/units/rules/unit.ts'
import { aUnit } from '../../records/units/test-factory.ts'
import { readHead } from './test-head.ts'
import type { Thing } from './thing.server.ts'

const ORIGIN = 'https://sathani.example'

let world: TestApp
beforeAll(async () => {
  world = await testApp()
  world.now = new Date('2026-11-20T12:00:00+07:00')
})

/** The properties of schema.org that we use, by type, with inherited ones. */
const thing = ['name', 'description', 'image', 'url', 'potentialAction', 'identifier', 'sameAs']
const accommodation = [
  ...thing,
  ...['accommodationCategory', 'amenityFeature', 'floorLevel', 'floorSize', 'leaseLength'],
  ...['numberOfBathroomsTotal', 'numberOfBedrooms', 'numberOfRooms', 'petsAllowed', 'yearBuilt'],
  ...['address', 'geo', 'photo', 'smokingAllowed', 'containedInPlace'],
]
const known: Record<string, readonly string[]> = {
  BreadcrumbList: [...thing, 'itemListElement', 'numberOfItems', 'itemListOrder'],
  ListItem: [...thing, 'item', 'position'],
  RealEstateListing: [
    ...thing,
    ...['datePosted', 'leaseLength', 'offers', 'inLanguage', 'breadcrumb', 'about', 'mainEntity'],
  ],
  Offer: [
    ...thing,
    ...['availability', 'availabilityStarts', 'businessFunction', 'itemOffered', 'leaseLength'],
    ...['price', 'priceCurrency', 'priceSpecification', 'seller', 'offeredBy', 'validFrom'],
  ],
  UnitPriceSpecification: [
    ...thing,
    ...['price', 'priceCurrency', 'unitCode', 'unitText', 'referenceQuantity', 'billingDuration'],
  ],
  Apartment: [...accommodation, 'occupancy'],
  House: accommodation,
  Accommodation: accommodation,
  QuantitativeValue: [...thing, 'value', 'unitCode', 'unitText', 'minValue', 'maxValue'],
  LocationFeatureSpecification: [...thing, 'value', 'hoursAvailable'],
  PostalAddress: [
    ...thing,
    ...['streetAddress', 'addressLocality', 'addressRegion', 'addressCountry', 'postalCode'],
  ],
  GeoCoordinates: [...thing, 'latitude', 'longitude'],
  RealEstateAgent: [...thing, 'telephone', 'email', 'areaServed', 'logo', 'address'],
  City: thing,
  ApartmentComplex: [
    ...thing,
    ...['address', 'geo', 'photo', 'amenityFeature', 'petsAllowed'],
    ...['numberOfAccommodationUnits', 'numberOfAvailableAccommodationUnits', 'numberOfBedrooms'],
  ],
  TrainStation: [...thing, 'address', 'geo', 'alternateName', 'photo'],
  WebSite: [...thing, 'inLanguage', 'publisher'],
  SearchAction: [...thing, 'target', 'query', 'query-input'],
  EntryPoint: [...thing, 'urlTemplate', 'httpMethod'],
}

/** Every typed object in a graph, at any depth. */
function typedObjects(value: unknown): Thing[] {
  if (Array.isArray(value)) return value.flatMap(typedObjects)
  if (typeof value !== 'object' || value === null) return []
  const self = isThing(value) ? [value] : []
  return [...self, ...Object.values(value).flatMap(typedObjects)]
}

const isThing = (value: object): value is Thing => '@type' in value

const of = (things: readonly Thing[], type: string) =>
  things.find((thing) => thing['@type'] === type) ?? expect.fail(`there is no ${type}`)

async function listing(overrides: UnitChange) {
  const { id } = await aUnit(world, overrides)
  const { things } = await readHead(world, `/property/${id}`)
  return { id, things, url: `${ORIGIN}/property/${id}`, all: typedObjects(things) }
}

async function fullProject() {
  return aProject(world, {
    name: 'Baan Sirin',
    address: '88 Sukhumvit 55, Watthana, Bangkok 10110',
    propertyType: 'condo',
    developer: 'Chao Nam Estates',
    yearBuilt: 'พ.ศ. 2562',
    totalUnits: 240,
    facilities: ['swimming_pool', '24_hours_security'],
    amenities: ['Library'],
    petAllowed: 'small_pet_allowed',
    smokingAllowed: false,
    uniqueFeatures: ['a key under the mat'],
  })
}

test('every property is defined by schema.org for its type', async () => {
  const { id: projectId } = await fullProject()
  const paths = ['/', `/project/${projectId}`, '/developer/1', '/station/E6', '/line/arl']
  paths.push('/area/thonglor')
  for (const overrides of [
    { projectId, propertyType: 'condo', furnishing: 'fully_furnished' },
    { projectId, propertyType: 'apartment', listingType: 'rent_sell', petAllowed: 'not_allowed' },
    { projectId, propertyType: 'house', listingType: 'rent', floor: null },
    { projectId, propertyType: 'townhouse', status: 'visited', description: 'Two floors.' },
    { projectId: (await aProject(world, { propertyType: null })).id },
  ] satisfies UnitChange[]) {
    paths.push(`/property/${(await aUnit(world, overrides)).id}`)
  }
  const seenTypes = new Set<string>()
  for (const path of paths) {
    const { things } = await readHead(world, path)
    expect(things.length, path).toBeGreaterThan(0)
    for (const thing of typedObjects(things)) {
      const type = thing['@type']
      seenTypes.add(type)
      const names = Object.keys(thing).filter((name) => !name.startsWith('@'))
      expect([type, names.filter((name) => !known[type]?.includes(name))]).toEqual([type, []])
    }
  }
  expect([...seenTypes].sort()).toEqual(Object.keys(known).sort())
})

test('a unit for sale is a listing with an offer of a home', async () => {
  const { id: projectId } = await fullProject()
  const { things, url } = await listing({
    projectId,
    unitNumber: '12A',
    bedrooms: 2,
    bathrooms: 2,
    size: 68.5,
    price: 8_900_000,
    furnishing: 'fully_furnished',
    description: 'A corner home above the garden.',
  })
  expect(of(things, 'RealEstateListing')).toMatchObject({
    url,
    datePosted: '2026-11-20',
    offers: [
      {
        '@type': 'Offer',
        businessFunction: 'http://purl.org/goodrelations/v1#Sell',
        price: 8_900_000,
        priceCurrency: 'THB',
        availability: 'https://schema.org/InStock',
        seller: { '@type': 'RealEstateAgent', name: 'Sathani' },
        itemOffered: {
          '@type': 'Apartment',
          name: 'Baan Sirin Unit 12A',
          description: 'A corner home above the garden.',
          numberOfBedrooms: 2,
          numberOfBathroomsTotal: 2,
          floorSize: { '@type': 'QuantitativeValue', value: 68.5, unitCode: 'MTK' },
          floorLevel: '12',
          yearBuilt: 2019,
          petsAllowed: 'Small pets allowed',
          smokingAllowed: false,
          address: {
            '@type': 'PostalAddress',
            streetAddress: '88 Sukhumvit 55',
            addressLocality: 'Watthana',
            addressRegion: 'Bangkok',
            postalCode: '10110',
            addressCountry: 'TH',
          },
          geo: { '@type': 'GeoCoordinates', latitude: 13.7256, longitude: 100.5788 },
          amenityFeature: [
            { name: 'Furnishing', value: 'Fully furnished' },
            { name: 'Swimming pool', value: true },
            { name: '24-hour security', value: true },
            { name: 'Library', value: true },
          ],
        },
      },
    ],
  })
})

test('a rent is per month, and a unit for rent and sale has two offers of one home', async () => {
  const both = await listing({ listingType: 'rent_sell', price: 5_000_000, rentAmount: 25_000 })
  const { offers } = of(both.things, 'RealEstateListing')
  expect(offers).toMatchObject([
    { price: 5_000_000, itemOffered: { '@id': `${both.url}#home`, numberOfBedrooms: 1 } },
    {
      businessFunction: 'http://purl.org/goodrelations/v1#LeaseOut',
      priceSpecification: { price: 25_000, priceCurrency: 'THB', unitCode: 'MON' },
      itemOffered: { '@id': `${both.url}#home` },
    },
  ])
  const rent = await listing({ listingType: 'rent', rentAmount: 25_000, price: 4_000_000 })
  expect(rent.all.filter((thing) => thing['@type'] === 'Offer')).toHaveLength(1)
  expect(JSON.stringify(rent.things)).not.toContain('4000000')
})

test('an unavailable unit is reserved; a future one has its start date', async () => {
  const reserved = await listing({ status: 'follow_up' })
  expect(of(reserved.all, 'Offer').availability).toBe('https://schema.org/Reserved')
  const now = await listing({ availabilityDate: '2026-11-18T12:00:00+07:00' })
  expect(of(now.all, 'Offer').availabilityStarts).toBeUndefined()
  const later = await listing({ availabilityDate: '2027-01-15T12:00:00+07:00' })
  expect(of(later.all, 'Offer').availabilityStarts).toBe('2027-01-15')
})

test('structured data has no staff-only values', async () => {
  const { things } = await listing({
    projectId: (await fullProject()).id,
    status: 'wrong_contact',
    externalDataSource: 'a secret source',
    rentedUntil: '2027-05-01',
  })
  expect(JSON.stringify(things)).not.toMatch(/secret|wrong_contact|2027|under the mat/)
})

test('the breadcrumbs of a unit are those that its page shows', async () => {
  const project = await aProject(world, { name: 'Baan Sirin' })
  const { id, things, url } = await listing({ projectId: project.id, unitNumber: 'W1' })
  const steps = typedObjects(of(things, 'BreadcrumbList').itemListElement)
  expect(steps).toMatchObject([
    { position: 1, name: 'BTS Sukhumvit Line', item: `${ORIGIN}/line/bts_sukhumvit` },
    { position: 2, name: 'Thong Lo', item: `${ORIGIN}/station/E6` },
    { position: 3, name: 'Baan Sirin', item: `${ORIGIN}/project/${project.id}` },
    { position: 4, name: 'Unit W1', item: url },
  ])
  for (const { item } of steps) {
    const path = String(item).slice(ORIGIN.length)
    expect((await world.request('GET', path)).status).toBe(200)
  }
  const { text } = await world.request('GET', `/property/${id}`)
  const shown = /<nav aria-label="Breadcrumb".*?<\/nav>/s.exec(text)?.[0] ?? ''
  expect([...shown.matchAll(/>([^<]+)</g)].map(([, name]) => name)).toEqual(
    steps.map(({ name }) => name),
  )
})

test('the breadcrumbs of a unit far from any train have no station', async () => {
  const far = await aProject(world, { name: 'Far Court', latitude: 13.58, longitude: 100.43 })
  const { things } = await listing({ projectId: far.id })
  const steps = typedObjects(of(things, 'BreadcrumbList').itemListElement)
  expect(steps.map(({ name }) => name).slice(0, 2)).toEqual(['All Properties', 'Far Court'])
})

test('no picture is listed twice', async () => {
  const hash = '0123456789abcdef0123456789abcdef'
  const picture = { contentType: 'image/webp', width: 1, height: 1, bytes: 1 }
  await world.db
    .insertInto('images')
    .values({ hash, ...picture })
    .execute()
  const images = [`/media/${hash}/1280.webp`]
  const project = await aProject(world, { images })
  const { things } = await listing({ projectId: project.id, images })
  expect(JSON.stringify(things).split(hash)).toHaveLength(2)
})

test('the landing page describes the agency and its site search', async () => {
  const { things } = await readHead(world, '/')
  expect(of(things, 'RealEstateAgent')).toMatchObject({
    name: 'Sathani',
    url: `${ORIGIN}/`,
    telephone: '+6620000000',
    email: world.services.env.contactEmail,
  })
  await aUnit(world, { projectId: (await aProject(world, { name: 'Searchable' })).id })
  const { urlTemplate } = of(typedObjects(things), 'EntryPoint')
  const searchUrl = String(urlTemplate).slice(ORIGIN.length).replace('{where}', 'searchable')
  const { headers } = await world.request('GET', searchUrl)
  const found = await world.request('GET', headers.get('location') ?? '')
  expect(found.text).toContain('Searchable')
  expect(of(things, 'WebSite').potentialAction).toMatchObject({
    'query-input': 'required name=where',
  })
})
