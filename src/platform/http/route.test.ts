import http from 'node:http'
import net from 'node:net'
import { text } from 'node:stream/consumers'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type TestApp, testApp } from '../testing/test-app.ts'
import { type Listening, listen } from './listen.ts'

let world: TestApp
let server: Listening
let port = 0
beforeAll(async () => {
  world = await testApp()
  server = await listen(world.app, '127.0.0.1', 0, () => false)
  port = Number(new URL(server.origin).port)
})
afterAll(() => server.stop())

const login = (body: string, headers: Record<string, string> = {}) =>
  world.request('POST', '/api/auth/login', {
    body,
    headers: { 'content-type': 'application/json', ...headers },
  })

test('a body that is not JSON is 400', async () => {
  for (const body of ['', '{', '{"a":}', "{'a':1}", 'NaN', '{"a":1} x', '\u0000']) {
    const response = await login(body)
    expect([body, response.status]).toEqual([body, 400])
    expect(response.body.errors).toMatchObject([{ path: 'body', message: 'Not valid JSON' }])
  }
})

test('a body of another type than JSON is 415', async () => {
  for (const type of [
    'text/plain',
    'application/x-www-form-urlencoded',
    'multipart/form-data; boundary=x',
    'application/jsonp',
    '',
  ]) {
    const response = await login('{}', { 'content-type': type })
    expect([type, response.status]).toEqual([type, 415])
    expect(response.body.message).toContain('application/json')
  }
  expect((await login('{}', { 'content-type': 'Application/JSON; charset=utf-8' })).status).toBe(
    400,
  )
})

test('a body over 128 kB from a visitor, or 1 MB from staff, is 413, with or without Content-Length', async () => {
  const visitors = JSON.stringify({ username: 'x'.repeat(128 * 1024) })
  expect((await login(visitors)).status).toBe(413)
  expect((await login(visitors, { 'content-length': '10' })).status).not.toBe(200)
  const { cookie } = await world.signIn('admin')
  const staffs = JSON.stringify({ current: 'x'.repeat(1024 * 1024) })
  for (const headers of [
    (body: string) => ({ 'content-length': String(body.length) }),
    () => ({ 'transfer-encoding': 'chunked' }),
  ]) {
    expect(await send(visitors, headers(visitors))).toBe(413)
    expect(await send(staffs, { ...headers(staffs), cookie }, '/api/auth/password')).toBe(413)
  }
})

test('a body just under the limit is read', async () => {
  const bodyOf = (bytes: number) => JSON.stringify({ username: 'x'.repeat(bytes - 100) })
  const chunked = { 'transfer-encoding': 'chunked' }
  expect(await send(bodyOf(128 * 1024), chunked)).toBe(400)
  const { cookie } = await world.signIn('admin')
  expect(await send(bodyOf(1024 * 1024), { ...chunked, cookie }, '/api/auth/password')).toBe(400)
})

test('a client that disconnects in the middle of a body does no harm', async () => {
  const socket = net.connect(port, '127.0.0.1')
  socket.write(
    'POST /api/auth/login HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nContent-Length: 100\r\n\r\n{"user',
  )
  socket.end()
  await new Promise((resolve) => socket.once('close', resolve).resume())
  expect(await send('{}', {})).toBe(400)
})

test('malformed request lines and hosts are refused, and the server goes on', async () => {
  for (const head of [
    'GET http:// HTTP/1.1\r\nHost: x',
    'GET //// HTTP/1.1\r\nHost: x',
    'GET /%zz%00 HTTP/1.1\r\nHost: x',
    'GET /api/units/%E0%A4%A HTTP/1.1\r\nHost: x',
    'GET /healthz HTTP/1.1\r\nHost: a b',
    'GET /healthz HTTP/1.1\r\nHost: [::1',
    'GET /healthz HTTP/1.1\r\nHost: x\r\nHost: y',
    'GET /healthz HTTP/1.1\r\nHost: x/../y',
    'GET * HTTP/1.1\r\nHost: x',
    'OPTIONS * HTTP/1.1\r\nHost: x',
    'GET /../../etc/passwd HTTP/1.1\r\nHost: x',
    'nonsense',
    'GET /api/units?a=%ff&b=%00&c=%u1234&[]=1&limit[]=2 HTTP/1.1\r\nHost: x',
  ]) {
    const status = Number((await raw(`${head}\r\nConnection: close\r\n\r\n`)).split(' ')[1])
    expect([head, status >= 200 && status < 500]).toEqual([head, true])
  }
  expect(await raw('GET /healthz HTTP/1.0\r\n\r\n')).toContain(' 200 ')
})

/** Sends raw text over a real connection, where Content-Length and chunks are as written. */
function send(
  body: string,
  headers: Record<string, string>,
  path = '/api/auth/login',
): Promise<number | undefined> {
  return new Promise((resolve, reject) => {
    const request = http.request({
      port,
      host: '127.0.0.1',
      path,
      method: 'POST',
      headers: { 'content-type': 'application/json', ...headers },
    })
    request.once('response', (response) => {
      resolve(response.statusCode)
      response.resume()
    })
    request.once('error', reject)
    request.end(body)
  })
}

function raw(bytes: string): Promise<string> {
  const socket = net.connect(port, '127.0.0.1')
  socket.write(bytes)
  return text(socket)
}
