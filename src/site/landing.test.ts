import { describe, expect, test } from 'vitest'
import { testApp } from '../platform/testing/test-app.ts'
import { aProject } from '../records/projects/test-factory.ts'
import { aUnit } from '../records/units/test-factory.ts'

async function aDeveloper(world: Awaited<ReturnType<typeof testApp>>, name: string, more = {}) {
  const as = await world.signIn()
  const response = await world.request('POST', '/api/developers', { as, body: { name, ...more } })
  expect(response.status).toBe(201)
}

describe('the featured developers', () => {
  test('are the six newest, with descriptions of at most 200 characters', async () => {
    const world = await testApp()
    const description = 'Homes with deep balconies and thick walls. '.repeat(9)
    for (const n of [1, 2, 3, 4, 5, 6]) await aDeveloper(world, `Builder ${n}`, { description })
    const { text } = await world.request('GET', '/')
    expect(developers(text)).toEqual([6, 5, 4, 3, 2, 1].map((n) => `Builder ${n}`))
    expect(text).not.toContain('View All Developers')
    const shortened = dataOf(text).developers.shown[0].description
    expect(shortened.length).toBeLessThanOrEqual(200)
    expect(shortened).toMatch(/^Homes with deep balconies.*\.\.\.$/)
  })

  test('link to all developers when there are more than six', async () => {
    const world = await testApp()
    for (const n of [1, 2, 3, 4, 5, 6, 7]) await aDeveloper(world, `Builder ${n}`)
    const featured = await world.request('GET', '/')
    expect(developers(featured.text)).toHaveLength(6)
    expect(featured.text).toMatch(/<a [^>]*href="\/developers"[^>]*>View All Developers<\/a>/)
    const { text } = await world.request('GET', '/developers')
    expect(dataOf(text).developers).toHaveLength(7)
  })

  test('are left out when there are none', async () => {
    const world = await testApp()
    const { text } = await world.request('GET', '/')
    expect(text).not.toContain('Featured Developers')
  })
})

test('a developer’s project count covers only projects with homes on the website', async () => {
  const world = await testApp()
  const [shown, empty] = [
    await aProject(world, { developer: 'Chao Nam Estates' }),
    await aProject(world, { developer: 'Chao Nam Estates' }),
  ]
  await aProject(world, { developer: 'Khlong Works' })
  await aUnit(world, { projectId: shown.id })
  await aUnit(world, { projectId: empty.id, showOnWebsite: false })
  const { text } = await world.request('GET', '/')
  const section = /<section id="developers".*?<\/section>/s.exec(text)?.[0] ?? ''
  expect([...section.matchAll(/\d+ projects?/g)].map(([count]) => count)).toEqual(['1 project'])
  const { body } = await world.request('GET', '/api/developers')
  expect(body.map((developer: { projectCount: number }) => developer.projectCount)).toEqual([1, 2])
})

describe('the figures of the landing page', () => {
  test('count the visible homes, their projects and the stations near them', async () => {
    const world = await testApp()
    const { projectId } = await aUnit(world)
    await aUnit(world, { projectId })
    await aUnit(world, { showOnWebsite: false })
    const { text } = await world.request('GET', '/')
    const near = await world.db
      .selectFrom('projectStations as near')
      .innerJoin('stations', 'stations.id', 'near.stationId')
      .where('near.projectId', '=', projectId)
      .select('stations.name')
      .distinct()
      .execute()
    expect(dataOf(text)).toMatchObject({ total: 2 })
    expect(near.length).toBeGreaterThan(0)
    expect(figures(text)).toEqual([
      '2 homes listed',
      '1 project',
      `${near.length} stations within 1 km`,
    ])
  })
})

test('speculation rules let browsers prefetch public pages only', async () => {
  const world = await testApp()
  const page = await world.request('GET', '/')
  expect(page.headers.get('speculation-rules')).toBe('"/speculation-rules.json"')
  const rules = await world.request('GET', '/speculation-rules.json')
  expect(rules.headers.get('content-type')).toBe('application/speculationrules+json')
  const [{ where }] = JSON.parse(rules.text).prefetch
  const origin = 'https://sathani.example'
  const isFetched = (path: string) =>
    where.href_matches.some((pattern: string) =>
      new URLPattern(pattern, origin).test(origin + path),
    )
  const [pages, others] = [
    ['/', '/properties', '/search', '/search?stationId=25', '/property/7'],
    ['/admin', '/admin/login', '/api/units', '/media/x/640.webp', '/api/auth/logout'],
  ]
  expect(pages.filter(isFetched)).toEqual(pages)
  expect(others.filter(isFetched)).toEqual([])
})

function dataOf(text: string) {
  return JSON.parse(/id="page-data">(.*?)<\/script>/s.exec(text)?.[1] ?? '').props
}

function developers(text: string): string[] {
  const section = /<section id="developers".*?<\/section>/s.exec(text)?.[0] ?? ''
  return [...section.matchAll(/<h3[^>]*><a [^>]*>(.*?)<\/a><\/h3>/g)].map(([, name = '']) => name)
}

function figures(text: string): string[] {
  return [...text.matchAll(/<dt[^>]*>(.*?)<\/dt><dd[^>]*>(.*?)<\/dd>/g)].map(
    ([, label, figure]) => `${figure} ${label}`,
  )
}
