import { Writable } from 'node:stream'
import { pino } from 'pino'
import { beforeAll, expect, test, vi } from 'vitest'
import { connect } from './platform/db/connect.ts'
import { type SignedIn, type TestApp, testApp } from './platform/testing/test-app.ts'
import { callApi } from './shared/api-client.ts'

let world: TestApp
let admin: SignedIn
beforeAll(async () => {
  world = await testApp()
  admin = await world.signIn('admin')
})

test('a refusal is problem+json: status, title, detail, and the same text as message', async () => {
  const response = await world.request('GET', '/api/admin/users')
  expect(response.status).toBe(401)
  expect(response.headers.get('content-type')).toBe('application/problem+json; charset=utf-8')
  expect(response.headers.get('cache-control')).toBe('no-store')
  expect(response.body).toEqual({
    type: 'about:blank',
    status: 401,
    title: 'Unauthorized',
    detail: 'Please sign in.',
    message: 'Please sign in.',
    code: 'sign_in_first',
    params: {},
  })
})

test('a refusal reaches the client as its status, a colon and its text', async () => {
  vi.stubGlobal('fetch', async (path: string, { method = 'GET', body }: RequestInit) => {
    const options = typeof body === 'string' ? { body: JSON.parse(body) } : {}
    const { status, text } = await world.request(method, path, options)
    return new Response(text, { status })
  })
  await expect(callApi('/api/units/999999')).rejects.toThrow('404: Unit not found')
  const inquiry = callApi('/api/property-inquiry', { method: 'POST', body: { name: 'Ploy' } })
  await expect(inquiry).rejects.toThrow('400: phone: Required; email: Required')
  const login = { username: 'nobody', password: 'not the password' }
  const signIn = callApi('/api/auth/login', { method: 'POST', body: login })
  await expect(signIn).rejects.toThrow('401: Invalid username or password')
})

test('an unknown path under /api is a JSON 404 for any method', async () => {
  for (const method of ['GET', 'POST', 'PUT', 'PATCH', 'DELETE']) {
    const response = await world.request(method, '/api/no/such/thing', { as: admin })
    expect(response.status).toBe(404)
    expect(response.body).toMatchObject({ status: 404, title: 'Not Found' })
  }
})

test('an unknown path elsewhere is an error page with links', async () => {
  for (const path of ['/no/such/page', '/%ff', '/assets/none.js']) {
    const response = await world.request('GET', path)
    expect([path, response.status]).toEqual([path, 404])
    expect(response.headers.get('content-type')).toMatch(/^text\/html/)
    expect(response.text).toContain('Home - Property Search')
  }
})

test('a known path with another method is 405 and names the allowed methods', async () => {
  const response = await world.request('PATCH', '/api/stations')
  expect(response.status).toBe(405)
  expect(response.headers.get('allow')).toBe('HEAD, GET, OPTIONS')
  expect(response.body.title).toBe('Method Not Allowed')
})

test('OPTIONS names the allowed methods and allows no other origin', async () => {
  const headers = {
    origin: 'https://elsewhere.example',
    'access-control-request-method': 'DELETE',
  }
  const response = await world.request('OPTIONS', '/api/admin/users/1', { headers })
  expect(response.status).toBe(204)
  expect(response.headers.get('allow')).toBe('HEAD, GET, PUT, DELETE, OPTIONS')
  expect([...response.headers.keys()].join()).not.toContain('access-control')
})

test('HEAD returns the headers of GET without the body', async () => {
  const get = await world.request('GET', '/api/stations')
  const head = await world.request('HEAD', '/api/stations')
  expect(head.status).toBe(200)
  expect(head.text).toBe('')
  expect(head.headers.get('content-type')).toBe(get.headers.get('content-type'))
  expect((await world.request('HEAD', '/api/admin/users')).status).toBe(401)
})

test('every response has the security headers, including refusals and failures', async () => {
  const broken = await testApp({ url: world.url, services: { db: nowhere() } })
  const responses = [
    await world.request('GET', '/api/stations'),
    await world.request('GET', '/api/no/such/thing'),
    await world.request('POST', '/api/auth/login', { body: 'no json' }),
    await broken.request('GET', '/api/developers'),
  ]
  expect(responses.map((response) => response.status)).toEqual([200, 404, 415, 503])
  for (const { headers } of responses) {
    const policy = headers.get('content-security-policy') ?? ''
    expect(policy).toContain("default-src 'self'")
    expect(policy).toContain("frame-ancestors 'none'")
    expect(policy).toContain("object-src 'none'")
    expect(/script-src ([^;]*)/.exec(policy)?.[1]).not.toMatch(/unsafe|\*|http:/)
    expect(headers.get('x-content-type-options')).toBe('nosniff')
    expect(headers.get('x-frame-options')).toBe('DENY')
    expect(headers.get('referrer-policy')).toBe('strict-origin-when-cross-origin')
    expect(headers.get('x-powered-by')).toBe(null)
    expect(headers.get('x-request-id')).toMatch(/^[\w-]{36}$/)
  }
})

test('the id of a request is ours; one sent by the client is only logged', async () => {
  const { lines, log } = logLines()
  const logged = await testApp({ url: world.url, services: { log } })
  const requestWithId = async (id: string) => {
    const response = await logged.request('GET', '/healthz', { headers: { 'x-request-id': id } })
    const line = lines.at(-1) ?? ''
    expect(response.headers.get('x-request-id')).toMatch(/^[\w-]{36}$/)
    expect(JSON.parse(line).requestId).toBe(response.headers.get('x-request-id'))
    return JSON.parse(line).clientRequestId
  }
  expect(await requestWithId('from-the-proxy-1')).toBe('from-the-proxy-1')
  expect(await requestWithId('a "quoted" <id>')).toBe('a??quoted???id?')
  expect(await requestWithId('x'.repeat(300))).toBe('x'.repeat(100))
  await logged.request('GET', '/healthz')
  expect(lines.at(-1)).not.toContain('clientRequestId')
})

test('responses to staff are not stored by any cache; those to visitors are revalidated', async () => {
  const caching = async (path: string, as?: SignedIn) =>
    (await world.request('GET', path, as ? { as } : {})).headers.get('cache-control')
  expect(await caching('/api/admin/users', admin)).toBe('no-store')
  expect(await caching('/api/developers', admin)).toBe('no-store')
  expect(await caching('/api/developers')).toMatch(/no-cache/)
})

test('long responses are compressed for clients that accept it', async () => {
  const packed = await world.app.request('/api/stations', {
    headers: { 'accept-encoding': 'gzip' },
  })
  expect(packed.headers.get('content-encoding')).toBe('gzip')
  expect(packed.headers.get('vary')).toMatch(/accept-encoding/i)
  const plain = await world.request('GET', '/api/stations')
  expect(plain.headers.get('content-encoding')).toBe(null)
  expect((await packed.arrayBuffer()).byteLength).toBeLessThan(plain.text.length / 2)
})

test('/healthz is 200 while the database responds and 503 when it does not', async () => {
  const well = await world.request('GET', '/healthz')
  expect([well.status, well.text]).toEqual([200, 'ok'])
  const broken = await testApp({ url: world.url, services: { db: nowhere() } })
  expect((await broken.request('GET', '/healthz')).status).toBe(503)
})

test('without the database, a request is 503 with Retry-After and no internals', async () => {
  const broken = await testApp({ url: world.url, services: { db: nowhere() } })
  const response = await broken.request('GET', '/api/developers')
  expect(response.status).toBe(503)
  expect(response.headers.get('retry-after')).toBe('5')
  expect(response.text).not.toMatch(/ECONN|127\.0\.0\.1|postgres|at /i)
})

test('a bug is 500 without internals, which are logged with the request id', async () => {
  const { lines, log } = logLines()
  const buggy = await testApp({ url: world.url, services: { log } })
  buggy.app.get('/api/buggy', () => {
    throw new Error('the secret of the house')
  })
  const response = await buggy.request('GET', '/api/buggy?name=Somchai')
  expect(response.status).toBe(500)
  expect(response.body.message).toBe('Something went wrong on our side. Please try again.')
  expect(response.text).not.toContain('secret')
  const id = response.headers.get('x-request-id')
  const failure = lines.find((line) => line.includes('the secret of the house'))
  expect(failure).toContain(id)
  expect(lines.join('')).not.toContain('Somchai')
  expect(lines.map((line) => JSON.parse(line))).toContainEqual(
    expect.objectContaining({ requestId: id, method: 'GET', path: '/api/buggy', status: 500 }),
  )
})

function logLines() {
  const lines: string[] = []
  const destination = new Writable({
    write(chunk, _encoding, done) {
      lines.push(String(chunk))
      done()
    },
  })
  return { lines, log: pino(destination) }
}

/** The URL of a database that does not exist. */
function nowhere() {
  return connect('postgres://nobody@127.0.0.1:1/nothing', { max: 1 })
}
