import { beforeAll, beforeEach, expect, test } from 'vitest'
import { kindPath } from '../../platform/testing/record-kinds.ts'
import { type SignedIn, type TestApp, testApp } from '../../platform/testing/test-app.ts'
import { aContact } from '../../records/contacts/test-factory.ts'
import { saveDeveloper } from '../../records/developers/save-developer.ts'
import { aProject } from '../../records/projects/test-factory.ts'
import { aUnit } from '../../records/units/test-factory.ts'
import { aUser, PASSWORD } from '../staff/test-factory.ts'
import type { RecordKind } from './rules/activity.ts'

let world: TestApp
let admin: SignedIn
const DAY = 86_400_000

beforeAll(async () => {
  world = await testApp()
})
beforeEach(async () => {
  admin = await world.signIn('admin')
  for (const table of ['units', 'projects', 'developers', 'contacts', 'staffUsers'] as const) {
    const longAgo = { deletedAt: new Date(world.now.getTime() - 40 * DAY) }
    await world.db.updateTable(table).set(longAgo).where('deletedAt', 'is not', null).execute()
  }
})

const trash = (query = '', as: SignedIn | null = admin) =>
  world.request('GET', `/api/trash${query}`, { as })
const namesOf = (response: { body: { name: string }[] }) => response.body.map(({ name }) => name)
const restore = (kind: RecordKind, id: number) =>
  world.request('POST', `${kindPath(kind)}/${id}/restore`, { as: admin })

async function remove(kind: RecordKind, id: number) {
  const response = await world.request('DELETE', `${kindPath(kind)}/${id}`, { as: admin })
  expect([kind, response.status]).toEqual([kind, 204])
}

test('an empty trash is an empty list', async () => {
  const response = await trash()
  expect(response.body).toEqual([])
  expect(response.headers.get('x-total-count')).toBe('0')
})

test('every kind has its name, shows who deleted it, and can be restored', async () => {
  const project = await aProject(world, { name: 'Trash Tower', address: 'Sukhumvit 1' })
  const unit = await aUnit(world, { projectId: project.id, unitNumber: '12/34' })
  const developer = await saveDeveloper(world.context(), null, { name: 'Trash Homes' })
  const contact = await aContact(world, { name: 'Khun Trash', phone: '+66 81 234 5678' })
  const user = await aUser(world, { username: 'trashed', firstName: 'Nok', lastName: 'Suk' })
  const nameless = await aUser(world, { username: 'nameless' })
  await remove('unit', unit.id)
  await remove('project', project.id)
  await remove('developer', developer.id)
  await remove('contact', contact.id)
  await remove('user', user.id)
  await remove('user', nameless.id)

  const { body, headers } = await trash()
  expect(headers.get('x-total-count')).toBe('6')
  const detailOf = new Map(
    body.map((entry: { kind: string; id: number }) => [`${entry.kind} ${entry.id}`, entry]),
  )
  const deletion = {
    deletedAt: world.now.toISOString(),
    deletedBy: `${admin.actor.firstName} ${admin.actor.lastName}`,
    restorableUntil: new Date(world.now.getTime() + 30 * DAY).toISOString(),
  }
  const expectLabel = (kind: RecordKind, id: number, name: string, detail: unknown) =>
    expect(detailOf.get(`${kind} ${id}`)).toEqual({ kind, id, name, detail, ...deletion })
  expectLabel('unit', unit.id, 'Trash Tower 12/34', expect.stringContaining('Restore the project'))
  expectLabel('project', project.id, 'Trash Tower', 'Sukhumvit 1')
  expectLabel('developer', developer.id, 'Trash Homes', null)
  expectLabel('contact', contact.id, 'Khun Trash', '+66 81 234 5678')
  expectLabel('user', user.id, 'Nok Suk (trashed)', null)
  expectLabel('user', nameless.id, 'nameless', null)

  const early = await restore('unit', unit.id)
  expect([early.status, early.body.message]).toEqual([
    409,
    body.find(({ kind }: { kind: string }) => kind === 'unit').detail,
  ])
  for (const [kind, id] of [
    ['project', project.id],
    ['unit', unit.id],
    ['developer', developer.id],
    ['contact', contact.id],
    ['user', user.id],
    ['user', nameless.id],
  ] as const) {
    expect([kind, (await restore(kind, id)).status]).toEqual([kind, 200])
  }
  expect((await trash()).body).toEqual([])
})

test('a project whose developer is deleted names what must be restored first', async () => {
  const developer = await saveDeveloper(world.context(), null, { name: 'First Homes' })
  const project = await aProject(world, { developerId: developer.id })
  await remove('project', project.id)
  await remove('developer', developer.id)
  const { body } = await trash('?kind=project')
  expect(body).toEqual([
    expect.objectContaining({ detail: (await restore('project', project.id)).body.message }),
  ])
  await restore('developer', developer.id)
  expect((await trash('?kind=project')).body[0].detail).toBe('1 Sukhumvit 55, Watthana, Bangkok')
})

test('it is filtered by kind, by words and by time, newest deletion first, and paged', async () => {
  const start = world.now
  try {
    for (const [day, name] of ['Alpha', 'Beta', 'Gamma 100%'].entries()) {
      world.now = new Date(start.getTime() + day * DAY)
      const { id } = await aContact(world, { name, phone: `+66 2 000 000${day}` })
      await remove('contact', id)
    }
    const user = await aUser(world, { username: 'alphabet', email: 'ab@c.example' })
    await remove('user', user.id)

    expect(namesOf(await trash('?kind=contact'))).toEqual(['Gamma 100%', 'Beta', 'Alpha'])
    expect(namesOf(await trash('?kind=contact,user&limit=2&offset=1')).length).toBe(2)
    expect(namesOf(await trash('?search=ALPHA'))).toEqual(['alphabet', 'Alpha'])
    expect(namesOf(await trash('?search=000 0001'))).toEqual(['Beta'])
    expect(namesOf(await trash('?search=0%25'))).toEqual(['Gamma 100%'])
    expect(namesOf(await trash('?search=nobody'))).toEqual([])
    const beforeTime = new Date(start.getTime() + DAY).toISOString()
    expect(namesOf(await trash(`?before=${beforeTime}`))).toEqual(['Alpha'])

    const firstPage = await trash('?kind=contact&limit=2')
    expect(firstPage.headers.get('x-total-count')).toBe('3')
    expect(firstPage.headers.get('link')).toContain('offset=2')
    expect(namesOf(await trash('?kind=contact&limit=2&offset=2'))).toEqual(['Alpha'])
    const beyond = await trash('?kind=contact&offset=10')
    expect([beyond.body, beyond.headers.get('x-total-count')]).toEqual([[], '3'])
  } finally {
    world.now = start
  }
})

test('what was deleted over 30 days ago is not listed, to the same millisecond as for restoring', async () => {
  const start = world.now
  const { id } = await aContact(world)
  await remove('contact', id)
  try {
    for (const [late, listed, status] of [
      [1, 0, 404],
      [0, 1, 200],
    ] as const) {
      world.now = new Date(start.getTime() + 30 * DAY + late)
      admin = await world.signIn('admin')
      expect((await trash('?kind=contact')).body).toHaveLength(listed)
      expect((await restore('contact', id)).status).toBe(status)
    }
  } finally {
    world.now = start
  }
})

test('malformed filters are named in the refusal', async () => {
  for (const query of ['kind=deals', 'kind=unit,x', 'before=yesterday', 'limit=0']) {
    const response = await trash(`?${query}`)
    expect([query, response.status]).toEqual([query, 400])
    expect(response.body.errors[0].path).toContain(query.split('=')[0])
  }
})

test('only admins can read it', async () => {
  expect((await trash('', null)).status).toBe(401)
  for (const role of ['manager', 'agent', 'user'] as const) {
    expect((await trash('', await world.signIn(role))).status).toBe(403)
  }
})

test('two simultaneous restores of one record restore it once', async () => {
  for (const kind of ['developer', 'contact'] as const) {
    const { id } =
      kind === 'contact'
        ? await aContact(world)
        : await saveDeveloper(world.context(), null, { name: 'Twice Homes' })
    await remove(kind, id)
    const responses = await Promise.all([restore(kind, id), restore(kind, id), restore(kind, id)])
    expect(responses.map(({ status }) => status).toSorted()).toEqual([200, 404, 404])
  }
})

test('of a simultaneous restore and creation under the same name only one succeeds', async () => {
  const project = await aProject(world)
  const unit = { projectId: project.id, bedrooms: 1, bathrooms: 1, size: 30, price: 1 }
  const bodies = {
    developer: (name: string) => ({ name }),
    unit: (name: string) => ({ ...unit, unitNumber: name }),
    user: (name: string) => ({ username: name, password: PASSWORD }),
  }
  for (const kind of ['developer', 'unit', 'user'] as const) {
    for (let round = 0; round < 4; round += 1) {
      const body = bodies[kind](`Race-${round}`)
      const create = () => world.request('POST', kindPath(kind), { as: admin, body })
      const { id } = (await create()).body
      await remove(kind, id)
      const responses = await Promise.all([restore(kind, id), create(), restore(kind, id)])
      const statuses = responses.map(({ status }) => status)
      expect([kind, statuses.filter((status) => status < 300)]).toEqual([kind, [expect.anything()]])
      expect(statuses.every((status) => [200, 201, 404, 409].includes(status))).toBe(true)
    }
  }
})
