import { expect, test } from 'vitest'
import { CatalogueVersion } from '../db/catalogue-version.ts'
import { keptTotal } from './unit-counts.ts'

/** A catalogue, and a count that says how often it was really made. */
function counted() {
  const catalogue = new CatalogueVersion()
  let made = 0
  const ask = (key: string) => keptTotal(catalogue, key, async () => ++made)
  return { catalogue, ask, made: () => made }
}

test('everybody who asks at once shares one count, and later askers read it', async () => {
  const { ask, made } = counted()
  expect(await Promise.all([ask('a'), ask('a'), ask('a')])).toEqual([1, 1, 1])
  expect(await ask('a')).toBe(1)
  expect(await ask('b')).toBe(2)
  expect(made()).toBe(2)
})

test('a new version of the catalogue is counted anew', async () => {
  const { catalogue, ask } = counted()
  await ask('a')
  catalogue.seen(7)
  expect(await ask('a')).toBe(2)
})

test('a count that failed is not kept', async () => {
  const catalogue = new CatalogueVersion()
  const failing = keptTotal(catalogue, 'a', () => Promise.reject(new Error('no database')))
  await expect(failing).rejects.toThrow('no database')
  expect(await keptTotal(catalogue, 'a', async () => 3)).toBe(3)
})

test('two catalogues never share a count', async () => {
  const [one, other] = [counted(), counted()]
  expect(await one.ask('a')).toBe(1)
  expect(await other.ask('a')).toBe(1)
})

test('what was asked for longest ago makes room', async () => {
  const { ask, made } = counted()
  for (let n = 0; n < 5000; n++) await ask(`key ${n}`)
  await ask('key 0')
  await ask('one more')
  await ask('key 0')
  expect(made()).toBe(5001)
  await ask('key 1')
  expect(made()).toBe(5002)
})
