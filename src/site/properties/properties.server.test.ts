import { beforeAll, describe, expect, test } from 'vitest'
import { testApp } from '../../platform/testing/test-app.ts'
import { aProject } from '../../records/projects/test-factory.ts'
import { aUnit } from '../../records/units/test-factory.ts'

const world = await testApp()

const cards = (html: string) =>
  [...html.matchAll(/<h3[^>]*>(.*?)<\/h3>/g)].map(([, name = '']) => name)
const open = async (path: string) =>
  (await world.request('GET', path)).text.replaceAll('<!-- -->', '')

beforeAll(async () => {
  for (let n = 1; n <= 9; n += 1) await aProject(world, { name: `House ${n}` })
  const tower = await aProject(world, {
    name: 'Tower',
    address: '88 Silom Road, Bang Rak, Bangkok',
    latitude: 13.7262,
    longitude: 100.526,
    developer: 'Chao Nam Estates',
    yearBuilt: '2563',
    totalUnits: 1240,
    buildingFloors: 38,
  })
  await aUnit(world, { projectId: tower.id, price: 7_300_000 })
  await aUnit(world, { projectId: tower.id, listingType: 'rent', rentAmount: 31_000 })
  await aUnit(world, { projectId: tower.id, price: 1_000_000, showOnWebsite: false })
})

describe('All Properties', () => {
  test('treats a search text that is too long as a search without results', async () => {
    const html = await open(`/properties?search=${'x'.repeat(201)}`)
    expect(cards(html)).toEqual([])
    expect(html).toContain(`value="${'x'.repeat(200)}"`)
  })

  test('shows the nine newest, the total, and a link to more', async () => {
    const html = await open('/properties')
    expect(cards(html)).toHaveLength(9)
    expect(html).toContain('Showing 9 of 10 properties')
    expect(html).toMatch(/<a [^>]*href="\/properties\?shown=18"[^>]*>Load More<\/a>/)
    const more = await open('/properties?shown=18')
    expect(cards(more)).toHaveLength(10)
    expect(more).toContain('Showing 10 of 10 properties')
    expect(more).not.toContain('Load More')
  })

  test('names as canonical the address of what it shows, whatever the order', async () => {
    const canonical = async (path: string) =>
      /<link rel="canonical" href="https?:\/\/[^/]+([^"]*)"/.exec(await open(path))?.[1]
    expect(await canonical('/properties')).toBe('/properties')
    expect(await canonical('/properties?page=2'), 'no parameter: the first cards').toBe(
      '/properties',
    )
    expect(await canonical('/properties?shown=18')).toBe('/properties?shown=18')
    expect(await canonical('/properties?shown=99'), 'all there are').toBe('/properties?shown=18')
    expect(await canonical('/properties?sort=name&shown=18')).toBe('/properties?shown=18')
    expect(await canonical('/properties?area=silom')).toBe('/properties?area=silom')
  })

  test('lists up to two malls, two parks and one school on a card', async () => {
    const { id } = await aProject(world, {
      name: 'Among Malls',
      latitude: 13.7437,
      longitude: 100.5364,
    })
    const { body } = await world.request('GET', `/api/projects/${id}`)
    const html = await open('/properties?search=among+malls')
    expect(cards(html)).toEqual(['Among Malls'])
    const card = /<article.*?<\/article>/s.exec(html)?.[0].replaceAll('&#x27;', "'") ?? ''
    for (const [kind, max] of [
      ['nearbyMalls', 2],
      ['nearbyParks', 2],
      ['nearbySchools', 1],
    ] as const) {
      const names: string[] = body[kind].map((place: { name: string }) => place.name)
      expect(names.length, kind).toBeGreaterThan(max - 1)
      expect(card).toContain(`${names.slice(0, max).join(', ')}</span>`)
    }
    await world.request('DELETE', `/api/projects/${id}`, { as: await world.signIn() })
  })

  test('combines its filters and keeps the total of all projects', async () => {
    const html = await open('/properties?area=silom&year=2020_after&type=condo&search=chao+nam')
    expect(cards(html)).toEqual(['Tower'])
    expect(html).toContain('Showing 1 of 10 properties')
    expect(html).toContain('Built 2020 · 1,240 units · 38 floors')
    expect(html).toContain('<meta name="robots" content="noindex">')
    const other = await open('/properties?area=silom&year=before_2000')
    expect(other).toContain('No Properties Found')
    expect(other).toMatch(/<a [^>]*href="\/properties"[^>]*>Clear All Filters<\/a>/)
  })

  test('ignores invalid query parameters', async () => {
    const html = await open('/properties?year=many&sort=odd&shown=-4&area=silom')
    expect(cards(html)).toEqual(['Tower'])
    expect(cards(await open('/properties?search=%00&area=silom'))).toEqual(['Tower'])
  })

  test('shows the number of visible homes and their lowest prices', async () => {
    expect(await open('/properties?search=tower')).toContain(
      '1 to buy from 7.3M THB · 1 to rent from 31,000 THB/month',
    )
    const { body } = await world.request('GET', '/api/projects?search=tower')
    expect(body[0].homes).toEqual({
      total: 2,
      available: 2,
      forSale: 1,
      forRent: 1,
      priceFrom: 7_300_000,
      rentFrom: 31_000,
      toBuy: 1,
      toRent: 1,
    })
  })
})

describe('a project’s page', () => {
  test('describes the building and lists its homes, filtered by listing type', async () => {
    const { body } = await world.request('GET', '/api/projects?search=tower')
    const path = `/project/${body[0].id}`
    const html = await open(path)
    expect(html).toContain('>Tower</h1>')
    expect(html).toContain('from 31,000 THB/month')
    expect(html).toContain('2 homes available')
    expect(html.match(/Unit T-\d+<\/a>/g)).toHaveLength(2)
    expect((await open(`${path}?listingType=rent`)).match(/Unit T-\d+<\/a>/g)).toHaveLength(1)
    expect(html).toContain('"@type":"ApartmentComplex"')
    expect(html).toMatch(/Siam<\/a><strong[^>]*>\d+ min<\/strong>/)
    expect(html).toContain('aria-label="Stations around Tower"')
    expect(html).toMatch(/<a [^>]*href="\/search#minutes"[^>]*><span[^>]*>Add your place of work/)
  })

  test('is 404 for an unknown project', async () => {
    for (const path of ['/project/99999', '/project/x']) {
      const { status, text } = await world.request('GET', path)
      expect([status, text.includes('Property Not Found')]).toEqual([404, true])
    }
  })
})

describe('a developer’s page', () => {
  test('lists the developer’s projects', async () => {
    const { body } = await world.request('GET', '/api/developers')
    const html = await open(`/developer/${body[0].id}`)
    expect(html).toContain('>Chao Nam Estates</h1>')
    expect(cards(html)).toEqual(['Tower'])
  })
})
