import { expect, test, vi } from 'vitest'
import { CatalogueVersion } from '../db/catalogue-version.ts'
import { oncePerVersion } from './once-per-version.ts'

function aRead() {
  const catalogue = new CatalogueVersion()
  const context = { catalogue }
  const read = vi.fn(async () => ({}))
  return { catalogue, context, read, once: oncePerVersion(read) }
}

test('what is read once serves until the catalogue changes', async () => {
  const { catalogue, context, read, once } = aRead()
  const first = await once(context)
  expect(await once({ ...context })).toBe(first)
  expect(read).toHaveBeenCalledTimes(1)
  catalogue.seen(1)
  expect(await once(context)).not.toBe(first)
  expect(await once(context)).toBe(await once(context))
  expect(read).toHaveBeenCalledTimes(2)
})

test('a read that began before a change does not serve those who come after it', async () => {
  const { catalogue, context, read, once } = aRead()
  const slow = once(context)
  catalogue.seen(1)
  expect(await once(context)).not.toBe(await slow)
  expect(read).toHaveBeenCalledTimes(2)
})

test('a read that failed is tried again', async () => {
  const { context, read, once } = aRead()
  read.mockRejectedValueOnce(new Error('the database is away'))
  await expect(once(context)).rejects.toThrow('away')
  await expect(once(context)).resolves.toEqual({})
})

test('while the version is not sure, it is read each time', async () => {
  const { catalogue, context, read, once } = aRead()
  const clock = vi.spyOn(performance, 'now').mockReturnValue(10_000)
  catalogue.confirm(0, 10_000)
  await once(context)
  clock.mockReturnValue(11_000)
  await once(context)
  await once(context)
  expect(read).toHaveBeenCalledTimes(3)
})
