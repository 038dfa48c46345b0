import { expect, test, vi } from 'vitest'
import { CatalogueMemo } from './catalogue-memo.ts'
import { CatalogueVersion } from './catalogue-version.ts'

function aMemo(max = 5) {
  const catalogue = new CatalogueVersion()
  const memo = new CatalogueMemo<number>(max)
  let made = 0
  const ask = (key = 'a', of = catalogue) => memo.get(of, key, async () => ++made)
  return { catalogue, memo, ask, made: () => made }
}

test('everybody who asks at once shares one read, and later askers have it', async () => {
  const { ask, made } = aMemo()
  expect(await Promise.all([ask('a'), ask('a'), ask('a')])).toEqual([1, 1, 1])
  expect(await ask('a')).toBe(1)
  expect(await ask('b')).toBe(2)
  expect(made()).toBe(2)
})

test('a new version of the catalogue is read anew, by those too who ask while an old read is under way', async () => {
  const { catalogue, ask } = aMemo()
  const slow = ask()
  catalogue.seen(7)
  expect(await ask()).toBe(2)
  expect(await slow).toBe(1)
  expect(await ask()).toBe(2)
})

test('a read that failed is not kept', async () => {
  const { catalogue, memo, ask } = aMemo()
  const failing = memo.get(catalogue, 'a', () => Promise.reject(new Error('no database')))
  await expect(failing).rejects.toThrow('no database')
  expect(await ask('a')).toBe(1)
})

test('two catalogues never share a read', async () => {
  const { ask } = aMemo()
  expect(await ask('a')).toBe(1)
  expect(await ask('a', new CatalogueVersion())).toBe(2)
})

test('what was asked for longest ago makes room', async () => {
  const { ask, made } = aMemo(3)
  for (const key of ['a', 'b', 'c', 'a', 'd', 'a']) await ask(key)
  expect(made()).toBe(4)
  await ask('b')
  expect(made()).toBe(5)
})

test('while the version is not sure, it is read each time', async () => {
  const { catalogue, ask, made } = aMemo()
  const clock = vi.spyOn(performance, 'now').mockReturnValue(10_000)
  catalogue.confirm(0, 10_000)
  await ask()
  clock.mockReturnValue(11_000)
  await ask()
  await ask()
  expect(made()).toBe(3)
})
