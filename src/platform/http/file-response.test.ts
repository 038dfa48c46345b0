import { Hono } from 'hono'
import { expect, test } from 'vitest'
import { textStream } from '../../shared/fields/text-stream.ts'
import type { EdgeVariables } from './edge.ts'
import { downloads, streamedFile } from './file-response.ts'

let opened = 0
const app = new Hono<EdgeVariables>()
app.get('/endless.csv', (call) =>
  streamedFile(
    call,
    async () => {
      opened += 1
      return textStream(withoutEnd())
    },
    'endless.csv',
  ),
)
app.get('/short.csv', (call) => streamedFile(call, async () => textStream(short()), 'short.csv'))
app.get('/broken.csv', (call) =>
  streamedFile(call, () => Promise.reject(new Error('no such table')), 'broken.csv'),
)
app.onError((_error, call) => call.text('failed', 500))

async function* withoutEnd() {
  for (;;) yield 'name\n'
}
async function* short() {
  yield 'name\n'
}

test('two downloads are made at once, and the next begins when a reader has left', async () => {
  const first = await app.request('/endless.csv')
  const second = await app.request('/endless.csv')
  const third = app.request('/endless.csv')
  await new Promise(setImmediate)
  expect([opened, downloads.running]).toEqual([2, 2])
  await first.body?.cancel()
  await (await third).body?.cancel()
  await second.body?.cancel()
  expect([opened, downloads.running]).toEqual([3, 0])
})

test('a turn ends with its file, also with one that fails or is not read', async () => {
  expect(await (await app.request('/short.csv')).text()).toBe('name\n')
  expect((await app.request('/broken.csv')).status).toBe(500)
  expect((await app.request('/endless.csv', { method: 'HEAD' })).status).toBe(200)
  expect(downloads.running).toBe(0)
})
