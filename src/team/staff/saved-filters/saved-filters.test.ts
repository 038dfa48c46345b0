import { expect, test } from 'vitest'
import { testApp } from '../../../platform/testing/test-app.ts'

const world = await testApp()
const agent = await world.signIn('agent')
const other = await world.signIn('agent')

const save = (as: typeof agent, name: string, query = 'status=available', list = 'listings') =>
  world.request('POST', '/api/saved-filters', { as, body: { list, name, query } })
const listFilters = async (as: typeof agent, list = 'listings') =>
  (await world.request('GET', `/api/saved-filters?list=${list}`, { as })).body

test('filters are saved by name, per list and user', async () => {
  const { status, body } = await save(agent, 'Mine near Ari')
  expect(status).toBe(201)
  expect(await listFilters(agent)).toEqual([body])
  expect(await listFilters(agent, 'search')).toEqual([])
  expect(await listFilters(other)).toEqual([])
})

test('saving under the same name in any letter case replaces the filters', async () => {
  await save(agent, 'Hidden', 'status=pending')
  await save(agent, 'hidden', 'status=sold')
  const matches = (await listFilters(agent)).filter(({ name }: { name: string }) =>
    /hidden/i.test(name),
  )
  expect(matches).toMatchObject([{ name: 'hidden', query: 'status=sold' }])
})

test('names are compared by the database’s letter case in other scripts too', async () => {
  for (const [name, again] of [
    ['İstanbul', 'istanbul'],
    ['ΟΔΟΣ', 'οδοσ'],
  ]) {
    expect((await save(other, name ?? '')).status).toBe(201)
    expect((await save(other, again ?? '', 'status=sold')).status).toBe(201)
  }
  const all = await listFilters(other)
  expect(all.map(({ name }: { name: string }) => name).sort()).toEqual(['istanbul', 'οδοσ'])
  for (const { id } of all) await world.request('DELETE', `/api/saved-filters/${id}`, { as: other })
})

test('only the owner can delete saved filters', async () => {
  const { body } = await save(agent, 'To forget')
  const remove = (as: typeof agent) =>
    world.request('DELETE', `/api/saved-filters/${body.id}`, { as })
  expect((await remove(other)).status).toBe(404)
  expect((await remove(agent)).status).toBe(204)
  expect((await remove(agent)).status).toBe(404)
})

test('a name and a known list are required, and the limit is fifty', async () => {
  expect((await save(agent, '  ')).body.errors).toMatchObject([
    { path: 'name', message: 'Give it a name' },
  ])
  expect((await save(agent, 'x', '', 'secrets')).status).toBe(400)
  const many = Array.from({ length: 51 }, (_, i) => save(other, `Filter ${i}`))
  const statuses = (await Promise.all(many)).map(({ status }) => status)
  expect(statuses.filter((status) => status === 201)).toHaveLength(50)
  expect(await listFilters(other)).toHaveLength(50)
})

test('saving and deleting filters is in the audit log', async () => {
  const admin = await world.signIn()
  const { body } = await save(admin, 'Logged')
  await world.request('DELETE', `/api/saved-filters/${body.id}`, { as: admin })
  const log = await world.request('GET', '/api/audit?subject=saved_filter&limit=2', { as: admin })
  expect(log.body.map(({ action }: { action: string }) => action)).toEqual(['delete', 'create'])
})
