import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { JobRunner } from '../../platform/jobs/runner.ts'
import { type SignedIn, testApp } from '../../platform/testing/test-app.ts'
import { checkImportTask } from './checking/check-import-task.ts'
import { MAX_CHECKS_AT_ONCE } from './rules/import.ts'
import { runBatch } from './run-batch.ts'
import { importRequests } from './test-files.ts'

const world = await testApp()
const admin = await world.signIn('admin')
const agent = await world.signIn('agent')
const requests = importRequests(world)

const file = `name\n${Array.from({ length: 2000 }, (_, i) => `Northline ${i}\n`).join('')}`
const cancel = (id: number, as: SignedIn = agent) =>
  world.request('DELETE', `/api/imports/${id}`, { as })
const stateOf = async (id: number) =>
  (await world.request('GET', `/api/imports/${id}`, { as: admin })).body?.state
const atOnce = () => requests.check(agent, 'developers', file, { headers: { prefer: 'wait=0' } })
const partsLeft = () => world.db.selectFrom('importFiles').select('part').execute()

/** Runs the work while no check can store its rows. */
async function whileChecksWait(work: () => Promise<void>): Promise<void> {
  await world.db.transaction().execute(async (tx) => {
    await lockRows(tx)
    await work()
  })
  await world.services.jobs.idle()
}
const lockRows = (tx: typeof world.db) => sql`lock table import_rows in exclusive mode`.execute(tx)

test('a check that takes long is answered 202, and its import says that it is being checked', async () => {
  let id = 0
  await whileChecksWait(async () => {
    const { status, body } = await atOnce()
    id = body.id
    expect([status, body]).toEqual([202, { id, state: 'checking' }])
    expect(await stateOf(id)).toBe('checking')
    const run = await world.request('POST', `/api/imports/${id}/run`, { as: agent })
    expect([run.status, run.body.code]).toEqual([409, 'import_checking'])
  })
  expect(await stateOf(id)).toBe('checked')
  expect(await partsLeft()).toEqual([])
})

test('a check that is cancelled stores nothing and forgets its file', async () => {
  let id = 0
  await whileChecksWait(async () => {
    id = (await atOnce()).body.id
    expect((await cancel(id)).status).toBe(204)
    expect(await partsLeft()).toEqual([])
  })
  expect(await stateOf(id)).toBe('cancelled')
  expect((await requests.rows(agent, id)).body).toEqual([])
  const undo = await world.request('POST', `/api/imports/${id}/undo`, { as: admin })
  expect(undo.status).toBe(409)
})

test('a check whose process stops is begun again by the next one', async () => {
  const jobs = new JobRunner(world.services, [checkImportTask])
  const stopping = await testApp({ url: world.url, services: { jobs } })
  let id = 0
  await world.db.transaction().execute(async (tx) => {
    await lockRows(tx)
    const sent = await importRequests(stopping).check(agent, 'developers', file, {
      headers: { prefer: 'wait=0' },
    })
    id = sent.body.id
    await expect.poll(waitingChecks).toBe(1)
    void jobs.stop()
  })
  await jobs.stop()
  expect(await stateOf(id)).toBe('checking')
  await world.services.jobs.idle()
  expect(await stateOf(id)).toBe('checked')
})

async function waitingChecks(): Promise<number> {
  const { rows } = await sql`
    select from pg_stat_activity
    where datname = current_database() and wait_event_type = 'Lock'`.execute(world.db)
  return rows.length
}

test('a check that is not needed is discarded, and what was written is not', async () => {
  const { body } = await requests.check(agent, 'developers', 'name\nDiscarded\n')
  expect((await cancel(body.id)).status).toBe(204)
  expect(await stateOf(body.id)).toBeUndefined()
  const done = await requests.all(agent, 'developers', 'name\nDone\n')
  expect((await cancel(done.id)).body.code).toBe('import_not_cancellable')
  expect((await cancel(999_999)).status).toBe(404)
})

test('an import is cancelled by whoever started it, or by an admin', async () => {
  const { body } = await requests.check(admin, 'developers', 'name\nOf the admin\n')
  expect((await cancel(body.id)).body.code).toBe('import_of_another')
  expect((await cancel(body.id, admin)).status).toBe(204)
})

test('a run that is cancelled keeps what it wrote, which can be undone', async () => {
  const { body } = await requests.check(agent, 'developers', file)
  await world.db
    .updateTable('imports')
    .set({ state: 'running', runBy: agent.actor.id })
    .where('id', '=', body.id)
    .execute()
  await runBatch({ ...world.context(agent.actor) }, body.id, 10)
  expect((await cancel(body.id)).status).toBe(204)
  expect(await runBatch(world.context(agent.actor), body.id)).toBe(false)
  const { body: record } = await world.request('GET', `/api/imports/${body.id}`, { as: admin })
  expect(record).toMatchObject({ state: 'cancelled', done: 10 })
  const again = await world.request('POST', `/api/imports/${body.id}/run`, { as: agent })
  expect(again.body.code).toBe('import_cancelled')
  const undo = await world.request('POST', `/api/imports/${body.id}/undo`, { as: admin })
  expect(undo.body.undone).toBe(10)
})

test('one user has a few files checked at once, and a limit of bytes that wait', async () => {
  await whileChecksWait(async () => {
    const sent = await Promise.all(Array.from({ length: MAX_CHECKS_AT_ONCE + 3 }, atOnce))
    expect(sent.map(({ status }) => status).toSorted()).toEqual([202, 202, 202, 429, 429, 429])
    const other = await requests.check(admin, 'developers', 'name\nA\n', {
      headers: { prefer: 'wait=0' },
    })
    expect(other.status).toBe(202)
  })
  await world.db
    .updateTable('imports')
    .set({ bytes: 100 * 1024 * 1024 })
    .execute()
  const { status, body } = await requests.check(agent, 'developers', file)
  expect([status, body.code]).toEqual([429, 'imports_stored'])
})

test('another agent corrects and runs nobody else’s import, an admin does', async () => {
  const [owner, other] = [await world.signIn('agent'), await world.signIn('agent')]
  const { status, body } = await requests.check(owner, 'developers', 'name\nTan Yong\n')
  expect([status, body]).toMatchObject([201, { state: 'checked' }])
  const ask = (method: string, path: string, sent: unknown, as: SignedIn) =>
    world.request(method, `/api/imports/${body.id}${path}`, { as, body: sent })
  const asked = (as: SignedIn) =>
    Promise.all([
      ask('PUT', '/rows/2', { name: 'Tan Yong 2' }, as),
      ask('POST', '/columns', { columns: { name: 'name' } }, as),
      ask('PUT', '/values', { remember: true }, as),
    ])
  const refused = [...(await asked(other)), await ask('POST', '/run', undefined, other)]
  expect(refused.map(({ body }) => body.code)).toEqual(Array(4).fill('import_of_another'))
  expect((await ask('POST', '/run', undefined, admin)).status).toBe(202)
})
