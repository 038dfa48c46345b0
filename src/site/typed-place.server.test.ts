import { beforeAll, describe, expect, test } from 'vitest'
import { testApp } from '../platform/testing/test-app.ts'
import { aProject } from '../records/projects/test-factory.ts'
import { aUnit } from '../records/units/test-factory.ts'

const world = await testApp()
const get = (path: string, query: Record<string, string>) =>
  world.request('GET', `${path}?${new URLSearchParams(query)}`)
const form = (fields: Record<string, string>) => get('/search', { form: '1', ...fields })

beforeAll(async () => {
  const { id } = await aProject(world, {
    name: 'Moss Court',
    latitude: 13.7371,
    longitude: 100.5604,
  })
  await aUnit(world, { projectId: id })
})

describe('A place typed into the search form and not picked', () => {
  test.each([
    ['E4', '/search?stationId=28&took=E4'],
    ['เขตวัฒนา', `/search?districtId=1039&took=${encodeURIComponent('เขตวัฒนา')}`],
    ['moss court', /^\/search\?projectId=\d+&took=moss\+court$/],
    ['13.7371, 100.5604', /^\/search\?near=13\.73710~100\.56040~.*&took=/],
  ])('is taken where only one place is called so: %s', async (where, address) => {
    const { status, headers } = await form({ where })
    expect(status).toBe(303)
    expect(headers.get('location')).toMatch(address)
    const page = await world.request('GET', headers.get('location') ?? '')
    expect(page.text).toContain('the only place of that name')
  })

  test('replaces the place that the form had, and keeps every other filter', async () => {
    const { headers } = await form({ where: 'E4', districtId: '1039', listingType: 'rent' })
    expect(headers.get('location')).toBe('/search?listingType=rent&stationId=28&took=E4')
  })

  test('is left as it was rendered, and removed when it was emptied', async () => {
    const kept = await form({ where: 'Asok', stationId: '28' })
    expect(kept.headers.get('location')).toBe('/search?stationId=28')
    const removed = await form({ where: '', stationId: '28' })
    expect(removed.headers.get('location')).toBe('/search')
    const besidePicker = await form({ where: '', stationId: '28', form: 'power' })
    expect(besidePicker.headers.get('location')).toBe('/search?stationId=28')
  })

  test('is asked about where several places are called so', async () => {
    const { headers } = await form({ where: 'thong lo', listingType: 'rent' })
    const address = headers.get('location') ?? ''
    expect(address).toBe('/search?listingType=rent&where=thong+lo')
    const { text } = await world.request('GET', address)
    expect(text).toContain('Which one did you mean?')
    const links = [...text.matchAll(/href="(\/search\?[^"]*stationId=[^"]*)"/g)]
    expect(links.map(([, link]) => link)).toContain('/search?listingType=rent&amp;stationId=30')
  })

  test.each(['soi 11', 'ซอย 11'])(
    'is asked about where several roads have one: %s',
    async (where) => {
      const { headers } = await form({ where })
      const { text } = await world.request('GET', headers.get('location') ?? '')
      expect(text).toContain('Which one did you mean?')
      expect(text).toContain('Soi Sukhumvit 11')
    },
  )

  test('is kept where nothing is called so, and what resembles it is offered', async () => {
    const { headers } = await form({ where: 'phra kanong tower' })
    const { text, status } = await world.request('GET', headers.get('location') ?? '')
    expect(status).toBe(200)
    expect(text).toContain('We know no place called “phra kanong tower”.')
    expect(text).toContain('Phra Khanong')
    expect(text).toMatch(/<meta name="robots" content="noindex/)
  })
})

describe('A place to count minutes to', () => {
  test.each(['/', '/search'])('is taken at %s where only one is called so', async (path) => {
    const fields: Record<string, string> = path === '/' ? {} : { form: '1' }
    const { headers } = await get(path, { ...fields, minutesMax: '30', placeText: 'E4' })
    expect(headers.get('location')).toMatch(/minutesMax=30&minutesTo=28/)
  })

  test('leads from the map of the landing page to the question, and from its answer back', async () => {
    const { headers } = await get('/', { minutesMax: '30', placeText: 'thong lo' })
    const address = headers.get('location') ?? ''
    expect(address).toBe('/search?minutesMax=30&placeText=thong+lo&map=1')
    const { text } = await world.request('GET', address)
    expect(text).toContain('Which one did you mean?')
    expect(text).toMatch(/href="\/\?minutesMax=30&amp;minutesTo=30#map"/)
  })
})

test('texts that are too long are cut between characters', async () => {
  const where = `a${'😀'.repeat(200)}`
  const { headers } = await form({ where })
  const target = new URL(headers.get('location') ?? '', 'http://site')
  expect(target.searchParams.get('where')).toBe(`a${'😀'.repeat(99)}`)
})

test('look-ups are limited per sender, together with the API’s', async () => {
  const limited = await testApp({ limits: true })
  const statuses = new Set<number>()
  for (let i = 0; i < 302; i += 1) {
    const where = `Asok ${i}`
    const { status } = await limited.request(
      'GET',
      `/search?${new URLSearchParams({ form: '1', where })}`,
    )
    statuses.add(status)
  }
  expect([...statuses]).toEqual([303, 429])
  expect((await limited.request('GET', '/api/places/suggest?q=Asok')).status).toBe(429)
  expect((await limited.request('GET', '/search?form=1')).status).toBe(303)
})
