import { expect, test } from 'vitest'
import { testApp } from '../test-app.ts'
import { aUnit } from '../units/test-factory.ts'
import { importDoor } from './test-files.ts'

const world = await testApp()
const admin = await world.signIn('admin')
const manager = await world.signIn('manager')
const agent = await world.signIn('agent')
const door = importDoor(world)

const undo = (id: number, as = admin) => world.request('POST', `/api/imports/${id}/undo`, { as })
const list = async (path: string) => (await world.request('GET', path, { as: admin })).body
const names = async (path: string) => (await list(path)).map((one: { name: string }) => one.name)

test('a whole import is undone, with the developers it brought; what was touched since is kept', async () => {
  const { id } = await door.all(
    agent,
    'projects',
    `name,address,developer
Undo A,"1 Soi Sukhumvit 31, Bangkok",Undone Homes
Undo B,"2 Soi Sukhumvit 31, Bangkok",Undone Homes
Undo C,"3 Soi Sukhumvit 31, Bangkok",Kept Homes
Undo D,"4 Soi Sukhumvit 31, Bangkok",Kept Homes
`,
  )
  const [d, c] = await list('/api/projects')
  await world.request('PUT', `/api/projects/${d.id}`, { as: agent, body: { totalUnits: 9 } })
  await aUnit(world, { projectId: c.id })
  const before = world.services.catalogue.current
  const { status, body } = await undo(id)
  expect([status, body]).toEqual([
    200,
    {
      undone: 2,
      kept: [
        { id: c.id, name: 'Undo C', why: 'It has listings' },
        { id: d.id, name: 'Undo D', why: 'It was changed since' },
      ],
    },
  ])
  expect(await names('/api/projects')).toEqual(['Undo D', 'Undo C'])
  expect(await names('/api/developers')).toEqual(['Kept Homes'])
  expect(world.services.catalogue.current).toBeGreaterThan(before)
  const state = await world.request('GET', `/api/imports/${id}`, { as: agent })
  expect(state.body).toMatchObject({ state: 'undone', kept: 2, undoneAt: expect.any(String) })
  const again = await undo(id)
  expect([again.status, again.body.message]).toEqual([409, 'This import was undone already.'])
  const deletions = await world.db
    .selectFrom('audit')
    .select(['subject', 'subjectName', 'actorId'])
    .where('action', '=', 'delete')
    .orderBy('id')
    .execute()
  expect(deletions.map(({ subject, subjectName }) => [subject, subjectName])).toEqual([
    ['project', 'Undo A'],
    ['project', 'Undo B'],
    ['developer', 'Undone Homes'],
    ['import', null],
  ])
  expect(new Set(deletions.map(({ actorId }) => actorId))).toEqual(new Set([admin.actor.id]))
  const restored = await list('/api/trash?kind=project').catch(() => null)
  expect(restored).not.toBeNull()
})

test('only what was run can be undone, and only by admins', async () => {
  const { body } = await door.check(agent, 'developers', 'name\nNever run\n')
  const early = await undo(body.id)
  expect([early.status, early.body.message]).toEqual([409, 'This import was not run.'])
  await door.run(agent, body.id)
  expect((await undo(body.id, agent)).status).toBe(403)
  expect((await undo(body.id, manager)).status).toBe(403)
  expect((await undo(body.id)).body).toEqual({ undone: 1, kept: [] })
  const again = await door.run(agent, body.id)
  expect([again.status, again.body.message]).toEqual([409, 'This import was undone.'])
  expect((await undo(2_000_000_000)).status).toBe(404)
})

test('every role that opens the dashboard may import, nobody else', async () => {
  const user = await world.signIn('user')
  const template = '/api/imports/templates/developers'
  for (const [as, status] of [
    [admin, 201],
    [manager, 201],
    [agent, 201],
    [user, 403],
  ] as const) {
    expect((await door.check(as, 'developers', 'name\nA\n')).status).toBe(status)
    expect((await world.request('GET', template, { as })).status).toBe(status === 201 ? 200 : 403)
  }
  expect((await door.at(null, '/api/developers/import', 'name\nA\n')).status).toBe(401)
  expect((await door.at(user, '/api/projects/import-csv', 'name\nA\n')).status).toBe(403)
})
