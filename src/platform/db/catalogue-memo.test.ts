import { expect, test, vi } from 'vitest'
import { CatalogueMemo } from './catalogue-memo.ts'
import { CatalogueVersion } from './catalogue-version.ts'

function aMemo(max = 5) {
  const catalogue = new CatalogueVersion()
  const memo = new CatalogueMemo<number>(max)
  let reads = 0
  const get = (key = 'a', source = catalogue) => memo.get(source, key, async () => ++reads)
  return { catalogue, memo, get, reads: () => reads }
}

test('concurrent calls share one read, and later calls get its result', async () => {
  const { get, reads } = aMemo()
  expect(await Promise.all([get('a'), get('a'), get('a')])).toEqual([1, 1, 1])
  expect(await get('a')).toBe(1)
  expect(await get('b')).toBe(2)
  expect(reads()).toBe(2)
})

test('a new version is read again, also for calls made while an older read is running', async () => {
  const { catalogue, get } = aMemo()
  const slow = get()
  catalogue.seen(7)
  expect(await get()).toBe(2)
  expect(await slow).toBe(1)
  expect(await get()).toBe(2)
})

test('a failed read is not stored', async () => {
  const { catalogue, memo, get } = aMemo()
  const failing = memo.get(catalogue, 'a', () => Promise.reject(new Error('no database')))
  await expect(failing).rejects.toThrow('no database')
  expect(await get('a')).toBe(1)
})

test('two catalogues never share a read', async () => {
  const { get } = aMemo()
  expect(await get('a')).toBe(1)
  expect(await get('a', new CatalogueVersion())).toBe(2)
})

test('the least recently used key is evicted', async () => {
  const { get, reads } = aMemo(3)
  for (const key of ['a', 'b', 'c', 'a', 'd', 'a']) await get(key)
  expect(reads()).toBe(4)
  await get('b')
  expect(reads()).toBe(5)
})

test('while the version is not sure, every call reads', async () => {
  const { catalogue, get, reads } = aMemo()
  const clock = vi.spyOn(performance, 'now').mockReturnValue(10_000)
  catalogue.confirm(0, 10_000)
  await get()
  clock.mockReturnValue(11_000)
  await get()
  await get()
  expect(reads()).toBe(3)
})
