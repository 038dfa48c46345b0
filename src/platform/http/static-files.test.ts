import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { brotliCompressSync, brotliDecompressSync, gunzipSync, gzipSync } from 'node:zlib'
import { Hono } from 'hono'
import { afterAll, expect, test } from 'vitest'
import { staticFiles } from './static-files.ts'

const outside = fs.mkdtempSync(path.join(os.tmpdir(), 'static-'))
const folder = path.join(outside, 'client')
afterAll(() => fs.rmSync(outside, { recursive: true }))

const script = 'console.log("hello");'.repeat(100)
write('client/assets/app-1a2b3c.js', script)
write('client/assets/app-1a2b3c.js.br', brotliCompressSync(script))
write('client/assets/app-1a2b3c.js.gz', gzipSync(script))
write('client/favicon.svg', '<svg/>')
write('client/.vite/manifest.json', '{}')
write('secret.txt', 'secret')

const app = new Hono()
app.use(staticFiles(folder))
app.notFound((call) => call.text('not here', 404))

test('files with a hash in their name are cached for a year, others are revalidated', async () => {
  const asset = await app.request('/assets/app-1a2b3c.js')
  expect(asset.status).toBe(200)
  expect(asset.headers.get('content-type')).toBe('text/javascript; charset=utf-8')
  expect(asset.headers.get('cache-control')).toBe('public, max-age=31536000, immutable')
  expect(await asset.text()).toBe(script)
  const icon = await app.request('/favicon.svg')
  expect(icon.headers.get('content-type')).toBe('image/svg+xml')
  expect(icon.headers.get('cache-control')).toBe('public, max-age=3600')
})

test('a client gets the encoding that it accepts', async () => {
  const body = async (accepted: string) => {
    const response = await get('/assets/app-1a2b3c.js', { 'accept-encoding': accepted })
    expect(response.headers.get('vary')).toBe('accept-encoding')
    return [
      response.headers.get('content-encoding'),
      Buffer.from(await response.arrayBuffer()),
    ] as const
  }
  const [br, brotli] = await body('gzip, deflate, br')
  expect([br, String(brotliDecompressSync(brotli))]).toEqual(['br', script])
  const [gz, gzip] = await body('br;q=0, gzip')
  expect([gz, String(gunzipSync(gzip))]).toEqual(['gzip', script])
  const [plain, bytes] = await body('identity')
  expect([plain, String(bytes)]).toEqual([null, script])
})

test('a client that has the file already gets 304', async () => {
  const initial = await app.request('/favicon.svg')
  const etag = initial.headers.get('etag') ?? ''
  const revalidated = await get('/favicon.svg', { 'if-none-match': etag })
  expect(revalidated.status).toBe(304)
  expect(await revalidated.text()).toBe('')
})

test.each([
  '/../secret.txt',
  '/%2e%2e/secret.txt',
  '/assets/..%2f..%2fsecret.txt',
  '/.vite/manifest.json',
  '/assets/app-1a2b3c.js.br',
  '/assets',
  '/assets/',
  '/favicon.svg%00.txt',
])('%s leads to nothing', async (address) => {
  expect((await app.request(address)).status).toBe(404)
})

function get(address: string, headers: Record<string, string>) {
  return app.request(address, { headers })
}

function write(name: string, content: string | Buffer): void {
  const file = path.join(outside, name)
  fs.mkdirSync(path.dirname(file), { recursive: true })
  fs.writeFileSync(file, content)
}
