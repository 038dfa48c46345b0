import { beforeAll, expect, test } from 'vitest'
import { routes } from '../../routes.ts'
import { type TestApp, testApp } from '../../test-app.ts'

let world: TestApp
let page: string
beforeAll(async () => {
  world = await testApp()
  const { status, headers, text } = await world.request('GET', '/api/docs')
  expect([status, headers.get('content-type')]).toEqual([200, 'text/html; charset=utf-8'])
  page = text
})

/** The part of the page about one call, as text. */
function about(method: string, path: string): string {
  const calls = page.split('<details').slice(1)
  const call = calls.find((one) => one.includes(`>${path}</code>`) && one.includes(`>${method}<`))
  const text = (call ?? expect.fail(`nothing of ${method} ${path}`)).split('</details>')[0] ?? ''
  return text.replace(/<[^>]*>/g, ' ').replace(/\s+/g, ' ')
}

test('every call is told: its method, path, what it does, who may make it, what it answers', () => {
  expect(page.split('<details').length - 1).toBe(routes.length)
  for (const { method, path, summary, guard, answers } of routes) {
    const text = about(method, path)
    expect(text).toContain(summary.replaceAll("'", '&#x27;'))
    expect(text).toContain(`${guard.access}.`)
    for (const status of Object.keys(answers)) expect(text).toContain(` ${status} `)
  }
})

test('parameters, bodies and answers are told field by field, with their types', () => {
  const search = about('get', '/api/units/search')
  expect(search).toContain('listingType one of rent, sale')
  expect(search).toContain('limit a whole number, 1 to 1,000')
  expect(search).toContain('selectedFacing a list of at most 100, each one of north, east')
  expect(about('get', '/api/units/{id}')).toContain('{id} a whole number, at least 1')
  const created = about('post', '/api/units')
  expect(created).toContain('projectId a whole number, at least 1, required')
  expect(created).toContain('price a whole number, 0 to 2,000,000,000, or null')
  expect(about('post', '/api/units/upload-images')).toContain('multipart/form-data')
  expect(about('get', '/api/stations')).toContain('nameTh text, required')
})

test('what is told in full elsewhere leads there, and every link leads somewhere', () => {
  const ids = new Set([...page.matchAll(/ id="([^"]+)"/g)].map(([, id]) => id))
  const targets = [...page.matchAll(/href="#([^"]+)"/g)].map(([, id]) => id)
  expect(targets.length).toBeGreaterThan(routes.length)
  expect(targets.filter((id) => !ids.has(id))).toEqual([])
  expect(ids.size).toBe([...page.matchAll(/ id="/g)].length)
  expect(about('get', '/api/projects/{id}')).toMatch(/The record that GET \/api\/projects\S* shows/)
})

test('it needs no script: the only one puts on the theme', () => {
  expect(page.match(/<script/g)).toHaveLength(1)
  expect(page).toContain('<script>try{let t=localStorage')
  expect(page).not.toMatch(/javascript:|undefined|\[object/)
})

test('it is kept in memory, and the same for programs', async () => {
  for (const path of ['/api/docs', '/api/openapi.json']) {
    const first = await world.request('GET', path)
    const etag = first.headers.get('etag') ?? ''
    const again = await world.request('GET', path, { headers: { 'if-none-match': etag } })
    expect([path, again.status]).toEqual([path, 304])
  }
})
