import { expect, test } from 'vitest'
import { testApp } from '../../platform/testing/test-app.ts'
import { aUnit } from '../units/test-factory.ts'
import { importRequests } from './test-files.ts'

const world = await testApp()
const admin = await world.signIn('admin')
const manager = await world.signIn('manager')
const agent = await world.signIn('agent')
const requests = importRequests(world)

const undo = (id: number, as = admin) => world.request('POST', `/api/imports/${id}/undo`, { as })
const list = async (path: string) => (await world.request('GET', path, { as: admin })).body
const names = async (path: string) =>
  (await list(path)).map((record: { name: string }) => record.name)

test('an import is undone with the developers it created, except for records changed since', async () => {
  const { id } = await requests.all(
    agent,
    'projects',
    `name,address,developer
Undo A,"1 Soi Sukhumvit 31, Bangkok",Undone Homes
Undo B,"2 Soi Sukhumvit 31, Bangkok",Undone Homes
Undo C,"3 Soi Sukhumvit 31, Bangkok",Kept Homes
Undo D,"4 Soi Sukhumvit 31, Bangkok",Kept Homes
`,
  )
  const [projectD, projectC] = await list('/api/projects')
  await world.request('PUT', `/api/projects/${projectD.id}`, { as: agent, body: { totalUnits: 9 } })
  await aUnit(world, { projectId: projectC.id })
  const before = world.services.catalogue.current
  const { status, body } = await undo(id)
  expect([status, body]).toEqual([
    200,
    {
      ...{ undone: 2, restored: 0 },
      kept: [
        {
          ...{ id: projectC.id, name: 'Undo C', why: 'Has listings' },
          ...{ code: 'has_listings', params: {} },
        },
        {
          ...{ id: projectD.id, name: 'Undo D', why: 'Changed since' },
          ...{ code: 'changed_since', params: {} },
        },
      ],
    },
  ])
  expect(await names('/api/projects')).toEqual(['Undo D', 'Undo C'])
  expect(await names('/api/developers')).toEqual(['Kept Homes'])
  expect(world.services.catalogue.current).toBeGreaterThan(before)
  const state = await world.request('GET', `/api/imports/${id}`, { as: agent })
  expect(state.body).toMatchObject({ state: 'undone', kept: 2, undoneAt: expect.any(String) })
  const repeated = await undo(id)
  expect([repeated.status, repeated.body.message]).toEqual([409, 'This import was already undone.'])
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
  const restored = await list('/api/trash?kind=project')
  expect(restored).not.toBeNull()
})

test('only a finished import can be undone, and only by admins', async () => {
  const { body } = await requests.check(agent, 'developers', 'name\nNever run\n')
  const beforeRun = await undo(body.id)
  expect([beforeRun.status, beforeRun.body.message]).toEqual([409, 'This import hasn’t been run.'])
  await requests.run(agent, body.id)
  expect((await undo(body.id, agent)).status).toBe(403)
  expect((await undo(body.id, manager)).status).toBe(403)
  expect((await undo(body.id)).body).toEqual({ undone: 1, restored: 0, kept: [] })
  const rerun = await requests.run(agent, body.id)
  expect([rerun.status, rerun.body.message]).toEqual([409, 'This import was undone.'])
  expect((await undo(2_000_000_000)).status).toBe(404)
})

test('every role with access to the dashboard may import, and nobody else', async () => {
  const user = await world.signIn('user')
  const template = '/api/imports/templates/developers'
  for (const [as, status] of [
    [admin, 201],
    [manager, 201],
    [agent, 201],
    [user, 403],
  ] as const) {
    expect((await requests.check(as, 'developers', 'name\nA\n')).status).toBe(status)
    expect((await world.request('GET', template, { as })).status).toBe(status === 201 ? 200 : 403)
  }
  expect((await requests.at(null, '/api/developers/import', 'name\nA\n')).status).toBe(401)
  expect((await requests.at(user, '/api/projects/import-csv', 'name\nA\n')).status).toBe(403)
})
