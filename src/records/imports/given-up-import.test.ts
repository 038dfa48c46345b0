import { sql } from 'kysely'
import { expect, inject, test } from 'vitest'
import { inTransaction } from '../../context.ts'
import { endPauses } from '../../platform/jobs/test-jobs.ts'
import { testApp } from '../../platform/testing/test-app.ts'
import { databaseUrl, onServer } from '../../platform/testing/test-server.ts'
import { startImport } from './start-import.ts'
import { importRequests } from './test-files.ts'

const world = await testApp()
const admin = await world.signIn('admin')
const requests = importRequests(world)
const asOwner = (statement: string) =>
  onServer(
    databaseUrl(inject('template').serverUrl, new URL(world.url).pathname.slice(1)),
    statement,
  )
const state = async (id: number) =>
  (await world.request('GET', `/api/imports/${id}`, { as: admin })).body.state
const givenUp = async () => (await world.request('GET', '/api/jobs', { as: admin })).body

/** Starts an import that cannot write, and lets it fail until its retries are used up. */
async function failedImport(name: string): Promise<number> {
  const { body } = await requests.check(admin, 'developers', `name\n${name}\n`)
  await asOwner('alter table developers rename to developers_away')
  await requests.run(admin, body.id)
  expect(await state(body.id)).toBe('running')
  for (let retry = 1; retry <= 4; retry += 1) {
    await endPauses(world)
    await world.services.jobs.idle()
  }
  await asOwner('alter table developers_away rename to developers')
  expect(await state(body.id)).toBe('failed')
  return body.id
}

test('an import that keeps failing is given up, and continues when its job is run again', async () => {
  const id = await failedImport('Back Again')
  const [job] = await givenUp()
  expect(job).toMatchObject({ label: `Import ${id}`, tries: 5 })
  const response = await world.request('POST', `/api/jobs/${job.id}/run`, { as: admin })
  expect(response.status).toBe(204)
  await world.services.jobs.idle()
  expect(await state(id)).toBe('done')
  expect(await givenUp()).toEqual([])
})

test('an import that was given up and is started again is no longer listed as given up', async () => {
  const id = await failedImport('Started Again')
  expect(await givenUp()).toHaveLength(1)
  await requests.run(admin, id)
  expect(await state(id)).toBe('done')
  expect(await givenUp()).toEqual([])
})

test('a given-up import that one user starts while another runs its job again runs once', async () => {
  const id = await failedImport('Started Twice')
  const [job] = await givenUp()
  const runAgain = () => world.request('POST', `/api/jobs/${job.id}/run`, { as: admin })
  let again: ReturnType<typeof runAgain> | undefined
  await inTransaction(world.context(admin.actor), async (tx) => {
    await sql`select from imports where id = ${id} for update`.execute(tx.db)
    again = runAgain()
    await expect.poll(waitingForRow).toBe(1)
    await startImport(tx, id)
  })
  expect((await again)?.status).toBe(404)
  await world.services.jobs.idle()
  expect(await state(id)).toBe('done')
  expect(await givenUp()).toEqual([])
})

async function waitingForRow(): Promise<number> {
  const { rows } = await sql`
    select from pg_stat_activity
    where datname = current_database() and wait_event_type = 'Lock'`.execute(world.db)
  return rows.length
}
