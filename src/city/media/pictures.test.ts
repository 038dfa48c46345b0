import { expect, test } from 'vitest'
import { memoryStore } from './memory-store.ts'
import { picture } from './pictures.ts'
import { twoHalves } from './test-pictures.ts'
import { variantNamed } from './variant.ts'

test('senders do not wait for each other’s requests, and a picture is read only when it is its turn', async () => {
  const { put, get, delete: remove } = memoryStore()
  await put('room/original', await twoHalves(1600, 1000), 'image/jpeg')
  const read: string[] = []
  const store = {
    put,
    delete: remove,
    get(key: string) {
      read.push(key)
      return get(key)
    },
  }
  const request = (name: string, sender: string) =>
    picture(store, 'room', variantNamed(name) ?? expect.fail(name), sender)
  const requests = ['1920.avif', '1280.avif', '960.avif', '960.webp'].map((name) =>
    request(name, 'greedy'),
  )
  await Promise.all([...requests, request('1280.webp', 'visitor')])
  // The first five reads look for existing variants.
  expect(read.slice(5, 9)).toEqual([
    ...['room/1920.avif', 'room/1280.webp'],
    ...['room/original', 'room/original'],
  ])
})
