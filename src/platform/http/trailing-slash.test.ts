import { beforeAll, expect, test } from 'vitest'
import { type TestApp, testApp } from '../testing/test-app.ts'

let world: TestApp
beforeAll(async () => {
  world = await testApp()
})

test.each([
  ['/search/', '/search'],
  ['/search/?stationId=30&listingType=rent', '/search?stationId=30&listingType=rent'],
  ['/station/E6///', '/station/E6'],
  ['/admin/', '/admin'],
  ['/api/units/', '/api/units'],
  // Never to another site.
  ['//elsewhere.example/', '/elsewhere.example'],
  ['/%2Felsewhere.example/', '/%2Felsewhere.example'],
])('%s leads to %s', async (path, address) => {
  for (const method of ['GET', 'POST']) {
    const { status, headers } = await world.request(method, path)
    expect([status, headers.get('location')]).toEqual([308, address])
  }
})

test('the landing page and paths without a slash at the end stay', async () => {
  for (const path of ['/', '//', '/search', '/search?area=x/']) {
    expect((await world.request('GET', path)).status).not.toBe(308)
  }
})
