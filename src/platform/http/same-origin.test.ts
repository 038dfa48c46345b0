import { beforeAll, expect, test } from 'vitest'
import { type TestApp, testApp } from '../testing/test-app.ts'

let world: TestApp
beforeAll(async () => {
  world = await testApp()
})

const HOST = 'sathani.example'
const FOREIGN = 'https://elsewhere.example'

/** Signs out without a session: a write that is 204 unless it is refused. */
const write = async (headers: Record<string, string>, app = world) =>
  (await app.request('POST', '/api/auth/logout', { headers: { host: HOST, ...headers } })).status

test.each([
  // Sec-Fetch-Site, Origin, status
  [undefined, undefined, 204],
  ['same-origin', undefined, 204],
  ['none', undefined, 204],
  ['same-site', undefined, 403],
  ['cross-site', undefined, 403],
  ['', undefined, 403],
  ['nonsense', undefined, 403],
  ['same-origin, cross-site', undefined, 403],
  [undefined, `https://${HOST}`, 204],
  [undefined, `http://${HOST}`, 204],
  [undefined, `https://${HOST.toUpperCase()}`, 204],
  [undefined, FOREIGN, 403],
  [undefined, `https://${HOST}.elsewhere.example`, 403],
  [undefined, `https://${HOST}:8443`, 403],
  [undefined, 'null', 403],
  [undefined, '', 403],
  [undefined, 'file://', 403],
  [undefined, 'not an address', 403],
  ['same-origin', `https://${HOST}`, 204],
  ['none', `https://${HOST}`, 204],
  ['same-origin', FOREIGN, 403],
  ['none', FOREIGN, 403],
  ['same-site', `https://${HOST}`, 403],
  ['cross-site', `https://${HOST}`, 403],
  ['cross-site', FOREIGN, 403],
] as const)('a write with Sec-Fetch-Site %s and Origin %s is %i', async (site, origin, status) => {
  const headers = {
    ...(site !== undefined && { 'sec-fetch-site': site }),
    ...(origin !== undefined && { origin }),
  }
  expect(await write(headers)).toBe(status)
})

test('every method that writes is checked, reading is not', async () => {
  const headers = { host: HOST, origin: FOREIGN, 'sec-fetch-site': 'cross-site' }
  for (const method of ['POST', 'PUT', 'PATCH', 'DELETE', 'REPORT']) {
    const response = await world.request(method, '/api/admin/users/1', { headers })
    expect([method, response.status]).toEqual([method, 403])
    expect(response.body.message).toBe('This request came from another site and was refused.')
  }
  for (const method of ['GET', 'HEAD']) {
    expect((await world.request(method, '/api/stations', { headers })).status).toBe(200)
  }
})

test('the default port of the scheme is the same host', async () => {
  expect(await write({ host: `${HOST}:443`, origin: `https://${HOST}` })).toBe(204)
  expect(await write({ host: `${HOST}:80`, origin: `http://${HOST}` })).toBe(204)
  expect(await write({ host: `${HOST}:3000`, origin: `http://${HOST}:3000` })).toBe(204)
  expect(await write({ host: `${HOST}:3000`, origin: `http://${HOST}` })).toBe(403)
})

test('behind a proxy that changes the host, PUBLIC_URL or the trusted proxy provides our own name', async () => {
  const inside = { host: '10.0.0.5:3000', origin: `https://${HOST}` }
  const named = { ...inside, 'x-forwarded-host': HOST }
  expect(await write(named)).toBe(403)
  const appWithPublicUrl = await testApp({ url: world.url, env: { PUBLIC_URL: `https://${HOST}` } })
  expect(await write(inside, appWithPublicUrl)).toBe(204)
  const proxied = await testApp({ url: world.url, env: { TRUST_PROXY: '1' } })
  expect(await write(named, proxied)).toBe(204)
  expect(await write({ ...named, origin: FOREIGN }, proxied)).toBe(403)
})
