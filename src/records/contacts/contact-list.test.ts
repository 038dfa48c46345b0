import { beforeAll, describe, expect, test } from 'vitest'
import { type SignedIn, type TestApp, testApp } from '../../platform/testing/test-app.ts'
import { deleteContact } from './delete-contact.ts'
import { aContact } from './test-factory.ts'

let world: TestApp
let agent: SignedIn

beforeAll(async () => {
  world = await testApp()
  agent = await world.signIn('agent')
  await aContact(world, { name: 'Ann Lee', phone: '081-234-5678', email: 'ann@lee.example' })
  await aContact(world, { name: 'Bo 100%_off', phone: '+44 20 7946 0958', email: null })
  await aContact(world, {
    name: 'ทองหล่อ ใจดี',
    phone: '+66 2 123 4567',
    email: 'Jai@Dee.example',
    contactType: 'owner',
  })
  await aContact(world, { name: 'Élodie', phone: null, email: null, contactType: 'agent' })
  const deleted = await aContact(world, { name: 'Ann Gone' })
  await deleteContact(world.context(agent.actor), deleted.id)
})

async function names(query: string): Promise<string[]> {
  const { status, body } = await world.request('GET', `/api/leads?${query}`, { as: agent })
  expect(status).toBe(200)
  return body.map((contact: { name: string }) => contact.name)
}

const ALL = ['Élodie', 'ทองหล่อ ใจดี', 'Bo 100%_off', 'Ann Lee']

describe('The list of contacts', () => {
  test('is newest first and leaves out deleted ones', async () => {
    expect(await names('')).toEqual(ALL)
    expect(await names('search=&type=all')).toEqual(ALL)
  })

  test.each([
    ['ann', ['Ann Lee']],
    ['LEE.EXAMPLE', ['Ann Lee']],
    ['jai@dee', ['ทองหล่อ ใจดี']],
    ['หล่อ', ['ทองหล่อ ใจดี']],
    ['éLO', ['Élodie']],
    ['081-234', ['Ann Lee']],
    ['0812345678', ['Ann Lee']],
    ['081 234 5678', ['Ann Lee']],
    ['+66 81 234 5678', ['Ann Lee']],
    ['+66 081', ['Ann Lee']],
    ['021234567', ['ทองหล่อ ใจดี']],
    ['02-123', ['ทองหล่อ ใจดี']],
    ['2079460958', ['Bo 100%_off']],
    ['100%_', ['Bo 100%_off']],
    ['%', ['Bo 100%_off']],
    ['_', ['Bo 100%_off']],
    ['\\', []],
    ['nobody', []],
    ['l', ['Élodie', 'Ann Lee', 'ทองหล่อ ใจดี'].sort()],
  ])('finds %s', async (search, expected) => {
    const listed = await names(`search=${encodeURIComponent(search)}`)
    expect(listed.sort()).toEqual([...expected].sort())
  })

  test('can be filtered by one type or several', async () => {
    expect(await names('type=owner,agent')).toEqual(['Élodie', 'ทองหล่อ ใจดี'])
    expect(await names('type=owner&type=agent')).toEqual(['Élodie', 'ทองหล่อ ใจดี'])
    expect(await names('type=Owner')).toEqual(['ทองหล่อ ใจดี'])
    expect(await names('type=lead&search=bo')).toEqual(['Bo 100%_off'])
  })

  test('is paged, with the total number', async () => {
    const firstPage = await world.request('GET', '/api/leads?limit=3', { as: agent })
    expect(firstPage.body).toHaveLength(3)
    expect(firstPage.headers.get('x-total-count')).toBe('4')
    expect(firstPage.headers.get('link')).toBe('</api/leads?limit=3&offset=3>; rel="next"')
    const second = await world.request('GET', '/api/leads?limit=3&offset=3', { as: agent })
    expect(second.body.map((contact: { name: string }) => contact.name)).toEqual(['Ann Lee'])
    expect(second.headers.get('link')).toBeNull()
    const beyond = await world.request('GET', '/api/leads?offset=100', { as: agent })
    expect(beyond.body).toEqual([])
    expect(beyond.headers.get('x-total-count')).toBe('4')
  })

  test.each([
    'limit=0',
    'limit=-1',
    'limit=1001',
    'limit=ten',
    'limit=1&limit=2',
    'offset=-1',
    'offset=1e9',
    'offset=99999999999',
    'type=friend',
    'search=%00',
    `search=${'x'.repeat(201)}`,
    'search=a&search=b',
  ])('refuses %s and names the parameter', async (query) => {
    const { status, body } = await world.request('GET', `/api/leads?${query}`, { as: agent })
    expect(status).toBe(400)
    expect(body.errors[0].path).toMatch(new RegExp(`^${query.split('=')[0]}`))
  })
})

describe('Contacts are for staff', () => {
  test.each([
    ['GET', '/api/leads'],
    ['GET', '/api/leads/1'],
    ['PUT', '/api/leads/1'],
    ['DELETE', '/api/leads/1'],
    ['POST', '/api/leads/1/restore'],
    ['GET', '/api/leads/1/activities'],
    ['POST', '/api/leads/1/activities'],
  ])('%s %s is closed to visitors and to users without the dashboard', async (method, path) => {
    const body = method === 'GET' ? undefined : {}
    expect((await world.request(method, path, { body })).status).toBe(401)
    const user = await world.signIn('user')
    expect((await world.request(method, path, { as: user, body })).status).toBe(403)
  })
})

describe('A contact is deleted', () => {
  const remove = (id: number, as: SignedIn) => world.request('DELETE', `/api/leads/${id}`, { as })
  const restore = (id: number, as: SignedIn) =>
    world.request('POST', `/api/leads/${id}/restore`, { as })

  test('by managers and admins only, and restored by admins and whoever deleted it', async () => {
    const { id } = await aContact(world, { name: 'Passing' }, agent)
    const manager = await world.signIn('manager')
    const admin = await world.signIn('admin')
    expect((await remove(id, agent)).status).toBe(403)
    expect((await remove(id, manager)).status).toBe(204)
    expect((await remove(id, admin)).status).toBe(404)
    expect((await world.request('GET', `/api/leads/${id}`, { as: admin })).status).toBe(404)
    expect((await world.request('PUT', `/api/leads/${id}`, { as: admin, body: {} })).status).toBe(
      404,
    )
    expect((await restore(id, await world.signIn('manager'))).status).toBe(403)
    const { status, body } = await restore(id, admin)
    expect(status).toBe(200)
    expect(body).toMatchObject({ id, name: 'Passing', version: 3 })
    expect((await restore(id, admin)).status).toBe(404)
    const log = await world.db
      .selectFrom('audit')
      .select(['action', 'actorId'])
      .where('subject', '=', 'contact')
      .where('subjectId', '=', id)
      .orderBy('id')
      .execute()
    expect(log).toEqual([
      { action: 'create', actorId: agent.actor.id },
      { action: 'delete', actorId: manager.actor.id },
      { action: 'restore', actorId: admin.actor.id },
    ])
  })

  test('permanently after 30 days', async () => {
    const admin = await world.signIn('admin')
    const { id } = await aContact(world)
    await deleteContact(world.context(admin.actor), id)
    await world.db
      .updateTable('contacts')
      .set({ deletedAt: new Date(world.now.getTime() - 30 * 86_400_000 - 1).toISOString() })
      .where('id', '=', id)
      .execute()
    expect((await restore(id, admin)).status).toBe(404)
    expect((await restore(999_999, admin)).status).toBe(404)
  })
})
