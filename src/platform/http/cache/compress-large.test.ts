import { randomBytes } from 'node:crypto'
import { gunzipSync } from 'node:zlib'
import { expect, test } from 'vitest'
import { compressLarge } from './compress-large.ts'

const long = () => randomBytes(2_000_000)
const short = randomBytes(40_000)

test('a short body does not wait behind long ones', async () => {
  const done: string[] = []
  const compress = async (name: string, body: Buffer) => {
    const bytes = await compressLarge(body, 'gzip', 4)
    done.push(name)
    return bytes
  }
  const all = [1, 2, 3].map((n) => compress(`long ${n}`, long()))
  const bytes = await compress('short', short)
  expect(gunzipSync(bytes ?? expect.fail()).equals(short)).toBe(true)
  await Promise.all(all)
  expect(done.indexOf('short')).toBeLessThan(2)
})

test('when too many wait, a body is sent as it is', async () => {
  const all = Array.from({ length: 110 }, () => compressLarge(short, 'gzip', 1))
  const sizes = (await Promise.all(all)).map((bytes) => bytes !== null)
  expect(sizes.filter((isCompressed) => !isCompressed).length).toBeGreaterThan(0)
  expect(sizes.filter(Boolean).length).toBeGreaterThanOrEqual(100)
  expect(await compressLarge(short, 'br', 1)).not.toBeNull()
})
