import zlib from 'node:zlib'
import { Hono } from 'hono'
import { expect, test } from 'vitest'
import { textStream } from '../../../shared/fields/text-stream.ts'
import type { EdgeVariables } from '../edge.ts'
import { fileResponse } from '../file-response.ts'
import { compressResponses, preferredEncoding } from './encoding.ts'

test.each([
  ['gzip, deflate, br, zstd', 'br'],
  ['gzip', 'gzip'],
  ['GZIP;q=1.0, *;q=0', 'gzip'],
  ['br;q=0, gzip;q=0.5', 'gzip'],
  ['br ; q=0.0 , gzip ;q=0', 'identity'],
  ['br;q=nonsense', 'identity'],
  ['deflate', 'identity'],
  ['', 'identity'],
  [undefined, 'identity'],
] as const)('Accept-Encoding %j selects %s', (accepted, encoding) => {
  expect(preferredEncoding(accepted)).toBe(encoding)
})

test('only the beginning of an overlong Accept-Encoding header is read', () => {
  expect(preferredEncoding(`gzip,${' '.repeat(20_000)}br`)).toBe('gzip')
})

test.each([
  ['br', zlib.createBrotliDecompress],
  ['gzip', zlib.createGunzip],
] as const)(
  'a download is compressed with %s as it streams, and its source stops when the client does',
  async (encoding, decompress) => {
    let ended = false
    async function* withoutEnd() {
      try {
        for (let row = 0; ; row += 1) yield `${row},${Math.sin(row)}\n`.repeat(100)
      } finally {
        ended = true
      }
    }
    const app = new Hono<EdgeVariables>()
    app.use(compressResponses)
    app.get('/all.csv', (call) => fileResponse(call, textStream(withoutEnd()), 'all.csv'))
    const response = await app.request('/all.csv', { headers: { 'accept-encoding': encoding } })
    expect(response.headers.get('content-encoding')).toBe(encoding)
    const reader = response.body?.getReader()
    const decompressed = decompress()
    let text = ''
    decompressed.on('data', (part) => {
      text += part
    })
    while (!text) decompressed.write((await reader?.read())?.value)
    expect(text).toMatch(/^0,0\n/)
    await reader?.cancel()
    await expect.poll(() => ended).toBe(true)
  },
)
