import { beforeAll, expect, test } from 'vitest'
import { type TestApp, testApp } from '../../platform/testing/test-app.ts'
import { routes } from '../../routes.ts'

let world: TestApp
let page: string
beforeAll(async () => {
  world = await testApp()
  const { status, headers, text } = await world.request('GET', '/api/docs')
  expect([status, headers.get('content-type')]).toEqual([200, 'text/html; charset=utf-8'])
  page = text
})

/** The section of the page about one endpoint, as text. */
function sectionOf(method: string, path: string): string {
  const calls = page.split('<details').slice(1)
  const call = calls.find(
    (section) => section.includes(`>${path}</code>`) && section.includes(`>${method}<`),
  )
  const text = (call ?? expect.fail(`nothing of ${method} ${path}`)).split('</details>')[0] ?? ''
  return text.replace(/<[^>]*>/g, ' ').replace(/\s+/g, ' ')
}

test('every endpoint is listed with its method, path, summary, access and statuses', () => {
  expect(page.split('<details').length - 1).toBe(routes.length)
  for (const { method, path, summary, guard, responses } of routes) {
    const text = sectionOf(method, path)
    expect(text).toContain(summary.replaceAll("'", '&#x27;'))
    expect(text).toContain(`${guard.access.replaceAll("'", '&#x27;')}.`)
    for (const status of Object.keys(responses)) expect(text).toContain(` ${status} `)
  }
})

test('parameters, bodies and responses are described by field, with types', () => {
  const search = sectionOf('get', '/api/units/search')
  expect(search).toContain('listingType one of rent, sale')
  expect(search).toContain('limit a whole number, 1 to 1,000')
  expect(search).toContain('selectedFacing a list of at most 100, each one of north, east')
  expect(sectionOf('get', '/api/units/{id}')).toContain('{id} a whole number, at least 1')
  const created = sectionOf('post', '/api/units')
  expect(created).toContain('projectId a whole number, at least 1, required')
  expect(created).toContain('price a whole number, 0 to 2,000,000,000, or null')
  expect(sectionOf('post', '/api/units/upload-images')).toContain('multipart/form-data')
  expect(sectionOf('get', '/api/stations')).toContain('nameTh text, required')
})

test('a record described elsewhere is linked, and every link has a target', () => {
  const ids = new Set([...page.matchAll(/ id="([^"]+)"/g)].map(([, id]) => id))
  const targets = [...page.matchAll(/href="#([^"]+)"/g)].map(([, id]) => id)
  expect(targets.length).toBeGreaterThan(routes.length)
  expect(targets.filter((id) => !ids.has(id))).toEqual([])
  expect(ids.size).toBe([...page.matchAll(/ id="/g)].length)
  expect(sectionOf('get', '/api/projects/{id}')).toMatch(
    /The record that GET \/api\/projects\S* shows/,
  )
})

test('the only script applies the theme', () => {
  expect(page.match(/<script/g)).toHaveLength(1)
  expect(page).toContain('<script>(function applyTheme(')
  expect(page).not.toMatch(/javascript:|undefined|\[object/)
})

test('the page and openapi.json are cached', async () => {
  for (const path of ['/api/docs', '/api/openapi.json']) {
    const first = await world.request('GET', path)
    const etag = first.headers.get('etag') ?? ''
    const again = await world.request('GET', path, { headers: { 'if-none-match': etag } })
    expect([path, again.status]).toEqual([path, 304])
  }
})
