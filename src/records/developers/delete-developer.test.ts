import { beforeAll, describe, expect, test } from 'vitest'
import { type SignedIn, testApp } from '../../platform/testing/test-app.ts'

const world = await testApp()
const PATH = '/api/developers'
let admin: SignedIn
let agent: SignedIn

beforeAll(async () => {
  admin = await world.signIn('admin')
  agent = await world.signIn('agent')
})

async function create(body: Record<string, unknown>) {
  const response = await world.request('POST', PATH, { as: agent, body })
  expect(response.status).toBe(201)
  return response.body
}

async function addProject(developerId: number | null): Promise<number> {
  const row = await world.db
    .insertInto('projects')
    .values({ name: 'A building', address: 'Sukhumvit 1', developerId })
    .returning('id')
    .executeTakeFirstOrThrow()
  return row.id
}

describe('deleting and restoring', () => {
  test('only admins delete, and only a developer without projects', async () => {
    const { id } = await create({ name: 'Full Homes' })
    const projectId = await addProject(id)
    await addProject(id)
    expect((await world.request('DELETE', `${PATH}/${id}`, { as: agent })).status).toBe(403)
    const refused = await world.request('DELETE', `${PATH}/${id}`, { as: admin })
    expect(refused.status).toBe(409)
    expect(refused.body.message).toContain('2 projects')
    await world.db
      .updateTable('projects')
      .set({ deletedAt: world.now })
      .where('id', '=', projectId)
      .execute()
    const refusedAgain = await world.request('DELETE', `${PATH}/${id}`, { as: admin })
    expect(refusedAgain.body.message).toContain('1 project.')
  })

  test('a deleted developer disappears from everywhere, its name is free, and it can be restored', async () => {
    const { id } = await create({ name: 'Gone Homes' })
    const before = world.services.catalogue.current
    expect((await world.request('DELETE', `${PATH}/${id}`, { as: admin })).status).toBe(204)
    expect(world.services.catalogue.current).toBeGreaterThan(before)
    expect((await world.request('GET', `${PATH}/${id}`)).status).toBe(404)
    expect((await world.request('GET', `${PATH}?search=gone homes`)).body).toEqual([])
    const put = { as: agent, body: { name: 'X' } }
    expect((await world.request('PUT', `${PATH}/${id}`, put)).status).toBe(404)
    expect((await world.request('DELETE', `${PATH}/${id}`, { as: admin })).status).toBe(404)

    const successor = await create({ name: 'GONE homes' })
    const conflict = await world.request('POST', `${PATH}/${id}/restore`, { as: admin })
    expect(conflict.status).toBe(409)
    await world.request('DELETE', `${PATH}/${successor.id}`, { as: admin })
    const restored = await world.request('POST', `${PATH}/${id}/restore`, { as: admin })
    expect(restored.status).toBe(200)
    expect(restored.body).toMatchObject({ id, name: 'Gone Homes' })
    expect((await world.request('GET', `${PATH}/${id}`)).status).toBe(200)
    const audit = await world.db
      .selectFrom('audit')
      .select('action')
      .where('subject', '=', 'developer')
      .where('subjectId', '=', id)
      .orderBy('id')
      .execute()
    expect(audit.map((entry) => entry.action)).toEqual(['create', 'delete', 'restore'])
  })

  test('nothing is restored after 30 days or without having been deleted', async () => {
    const { id } = await create({ name: 'Late Homes' })
    const restore = () => world.request('POST', `${PATH}/${id}/restore`, { as: admin })
    expect((await restore()).status).toBe(404)
    await world.request('DELETE', `${PATH}/${id}`, { as: admin })
    await world.db
      .updateTable('developers')
      .set({ deletedAt: new Date(world.now.getTime() - 31 * 86_400_000) })
      .where('id', '=', id)
      .execute()
    expect((await restore()).status).toBe(404)
  })
})
