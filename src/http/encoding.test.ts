import zlib from 'node:zlib'
import { Hono } from 'hono'
import { expect, test } from 'vitest'
import { textStream } from '../shared/text-stream.ts'
import { csvAnswer } from './csv-answer.ts'
import type { EdgeVariables } from './edge.ts'
import { packAnswers, preferredEncoding } from './encoding.ts'

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
] as const)('a reader that accepts %j gets %s', (accepted, encoding) => {
  expect(preferredEncoding(accepted)).toBe(encoding)
})

test('of a header longer than any reader’s only the beginning counts', () => {
  expect(preferredEncoding(`gzip,${' '.repeat(20_000)}br`)).toBe('gzip')
})

test.each([
  ['br', zlib.createBrotliDecompress],
  ['gzip', zlib.createGunzip],
] as const)(
  'a file is packed as it comes, in %s, and made no further than it is read',
  async (encoding, unpack) => {
    let ended = false
    async function* withoutEnd() {
      try {
        for (let row = 0; ; row += 1) yield `${row},${Math.sin(row)}\n`.repeat(100)
      } finally {
        ended = true
      }
    }
    const app = new Hono<EdgeVariables>()
    app.use(packAnswers)
    app.get('/all.csv', (call) => csvAnswer(call, textStream(withoutEnd()), 'all.csv'))
    const answer = await app.request('/all.csv', { headers: { 'accept-encoding': encoding } })
    expect(answer.headers.get('content-encoding')).toBe(encoding)
    const reader = answer.body?.getReader()
    const unpacked = unpack()
    let text = ''
    unpacked.on('data', (part) => {
      text += part
    })
    while (!text) unpacked.write((await reader?.read())?.value)
    expect(text).toMatch(/^0,0\n/)
    await reader?.cancel()
    await expect.poll(() => ended).toBe(true)
  },
)
