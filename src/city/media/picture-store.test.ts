import fs from 'node:fs/promises'
import os from 'node:os'
import path from 'node:path'
import S3rver from 's3rver'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { diskStore } from './disk-store.ts'
import type { PictureStore } from './picture-store.ts'
import { s3Store } from './s3-store.ts'

const folder = await fs.mkdtemp(path.join(os.tmpdir(), 'sathani-stores-'))
const server = new S3rver({
  port: 0,
  address: '127.0.0.1',
  silent: true,
  directory: path.join(folder, 's3'),
  configureBuckets: [{ name: 'pictures', configs: [] }],
})
const stores: Record<string, () => PictureStore> = {
  'on disk': () => diskStore(path.join(folder, 'disk')),
  'in S3': () => s3Store({ ...access, endpoint }),
}
const access = { bucket: 'pictures', accessKey: 'S3RVER', secretKey: 'S3RVER' }
let endpoint = ''

beforeAll(async () => {
  const { address, port } = await server.run()
  endpoint = `http://${address}:${port}`
})
afterAll(async () => {
  await server.close()
  await fs.rm(folder, { recursive: true, force: true })
})

describe.each(Object.keys(stores))('a picture store %s', (kind) => {
  const open = () => stores[kind]?.() ?? diskStore(folder)

  it('returns the bytes that were put', async () => {
    const bytes = Buffer.from(Array.from({ length: 100_000 }, (_, i) => i % 256))
    await open().put('ab12/original', bytes, 'image/jpeg')
    expect((await open().get('ab12/original'))?.equals(bytes)).toBe(true)
  })

  it('returns null for an unknown key', async () => {
    expect(await open().get('ab12/nothing')).toBeNull()
  })

  it('deletes a key, and accepts one that is not there', async () => {
    const store = open()
    await store.put('ef/original', Buffer.from('a'), 'image/jpeg')
    await store.delete('ef/original')
    await store.delete('ef/original')
    expect(await store.get('ef/original')).toBeNull()
  })

  it('accepts the same key again, also from simultaneous writers', async () => {
    const store = open()
    const bytes = Buffer.from('the same picture')
    await Promise.all(
      Array.from({ length: 8 }, () => store.put('cd/640.webp', bytes, 'image/webp')),
    )
    expect((await store.get('cd/640.webp'))?.toString()).toBe('the same picture')
  })
})

describe('an S3 store', () => {
  it('that cannot be reached is reported as unavailable, never as missing', async () => {
    const store = s3Store({ ...access, endpoint: 'http://127.0.0.1:9' })
    await expect(store.get('ab/original')).rejects.toMatchObject({ status: 503 })
  })

  it('that refuses the key is reported as unavailable, never as missing', async () => {
    const store = s3Store({ ...access, accessKey: 'NOBODY', endpoint })
    await expect(store.get('ab12/original')).rejects.toMatchObject({ status: 503 })
    await expect(store.put('x/y', Buffer.from('z'), 'image/webp')).rejects.toMatchObject({
      status: 503,
    })
  })
})

describe('a disk store', () => {
  it('leaves no partial file behind when a write fails', async () => {
    const blocked = path.join(folder, 'blocked')
    await fs.writeFile(blocked, 'a file where the folder should be')
    const store = diskStore(blocked)
    await expect(store.put('ab/original', Buffer.from('x'), 'image/jpeg')).rejects.toThrow()
    expect(await fs.readFile(blocked, 'utf8')).toBe('a file where the folder should be')
  })
})
