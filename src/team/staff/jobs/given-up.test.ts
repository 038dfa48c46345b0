import { expect, test } from 'vitest'
import { inTransaction } from '../../../context.ts'
import { CatalogueVersion, followCatalogueVersion } from '../../../platform/db/catalogue-version.ts'
import { addJob } from '../../../platform/jobs/add-job.ts'
import { JobRunner } from '../../../platform/jobs/runner.ts'
import { jobsOf, wordTask } from '../../../platform/jobs/test-jobs.ts'
import { testApp } from '../../../platform/testing/test-app.ts'
import { atTestEnd } from '../../../platform/testing/test-end.ts'
import { Refused } from '../../../refused.ts'

const world = await testApp()
const admin = await world.signIn('admin')
let fault: Error | null = null
const restarted: unknown[] = []
const send = wordTask(
  'send',
  async () => {
    if (fault) throw fault
  },
  { retries: 0, onRunAgain: async (_tx, payload) => void restarted.push(payload) },
)
world.services.jobs = new JobRunner(world.services, [send])
const { jobs } = world.services
const add = (word: string) =>
  inTransaction(world.context(), (tx) => addJob(tx, send, { word })).then(() => jobs.idle())
const list = (as = admin) => world.request('GET', '/api/jobs', { as })
const run = (id: string, as = admin) => world.request('POST', `/api/jobs/${id}/run`, { as })

test('without given-up jobs the list is empty', async () => {
  await add('works')
  const { status, body, headers } = await list()
  expect([status, body, headers.get('x-total-count')]).toEqual([200, [], '0'])
})

test('admins see given-up jobs and can run them again, which is recorded', async () => {
  fault = new Refused(500, 'process_ended')
  await add('letter')
  fault = new Error('password=secret')
  await add('note')
  const { body, headers } = await list()
  expect(headers.get('x-total-count')).toBe('2')
  expect(body).toMatchObject([
    {
      ...{ label: 'send note', tries: 1, code: 'job_failed', params: {} },
      why: 'Something went wrong. The log of the server says what.',
    },
    {
      ...{ label: 'send letter', tries: 1, code: 'process_ended', params: {} },
      why: 'The process that ran it ended.',
    },
  ])

  fault = null
  expect((await run(body[1].id)).status).toBe(204)
  await jobs.idle()
  expect(restarted).toEqual([{ word: 'letter' }])
  expect((await list()).body).toMatchObject([{ label: 'send note' }])
  const audit = await world.request('GET', '/api/audit?action=retry', { as: admin })
  expect(audit.body).toMatchObject([
    { subject: 'job', actorId: admin.actor.id, changes: { job: [null, 'send letter'] } },
  ])
  expect((await run(body[1].id)).status).toBe(404)
})

test('a job that fails again is given up again', async () => {
  const [{ id }] = (await list()).body
  fault = new Error('still')
  await run(id)
  await jobs.idle()
  expect((await list()).body).toMatchObject([{ id, tries: 2 }])
})

test('adding the same job again replaces the given-up one, of which admins are notified', async () => {
  const { events } = world.services
  const following = await followCatalogueVersion(world.url, new CatalogueVersion(), [
    events.listener,
  ])
  atTestEnd(() => following.stop())
  const position = events.latest(admin.actor)
  fault = null
  await add('note')
  await expect.poll(() => events.latest(admin.actor)).not.toBe(position)
  expect((await list()).body).toEqual([])
  const states = (await jobsOf(world, send)).map(({ state }) => state)
  expect(new Set(states)).toEqual(new Set(['completed']))
})

test('only admins see them or run them', async () => {
  fault = new Error('again')
  await add('private')
  const [{ id }] = (await list()).body
  for (const role of ['manager', 'agent', 'user'] as const) {
    const as = await world.signIn(role)
    expect([role, (await list(as)).status, (await run(id, as)).status]).toEqual([role, 403, 403])
  }
  expect((await world.request('GET', '/api/jobs')).status).toBe(401)
  expect((await run('2147483647')).status).toBe(404)
})
