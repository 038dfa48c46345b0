import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { JobRunner } from '../../platform/jobs/runner.ts'
import { testApp } from '../../platform/testing/test-app.ts'
import { aDeal } from '../../sales/deals/test-factory.ts'
import { readNote } from './read-note.ts'
import { readScansTask } from './read-scans-task.ts'
import type { ReadProgress } from './rules/reading.ts'
import { inSlot } from './slots.ts'
import { aNote, noteForm } from './test-notes.ts'

const world = await testApp()
const agent = await world.signIn('agent')
const picture = await aNote(['call back next Monday'])

/** Uploads a note without a process that reads it; returns its id and its job. */
async function upload(): Promise<{ id: number; jobId: string }> {
  const dealId = String((await aDeal(world, {}, agent)).id)
  const body = noteForm(picture, { dealId })
  const response = await world.request('POST', '/api/scans', { as: agent, body })
  expect(response.status).toBe(201)
  return response.body
}
const progress = async ({ jobId }: { jobId: string }) =>
  (await world.request('GET', `/api/jobs/${jobId}`, { as: agent })).body
const stateOf = async ({ id }: { id: number }) =>
  (await world.request('GET', `/api/scans/${id}`, { as: agent })).body.state

/** Holds a place of a reader until the returned function is called. */
async function hold(): Promise<() => Promise<unknown>> {
  const { promise: held, resolve: begin } = Promise.withResolvers<void>()
  const { promise: over, resolve: end } = Promise.withResolvers<void>()
  const holding = inSlot(world.db, async () => {
    begin()
    await over
  })
  await held
  return () => {
    end()
    return holding
  }
}

test('two are read at a time; the others wait, keep nothing from running, and see their place', async () => {
  const [one, two] = [await hold(), await hold()]
  expect(await inSlot(world.db, async () => 'a third')).toBeNull()
  const [first, second] = [await upload(), await upload()]
  // Their jobs end at once, and the notes wait.
  await world.services.jobs.idle()
  expect([await progress(first), await progress(second)]).toEqual([
    expect.objectContaining({ state: 'waiting', ahead: 0 }),
    expect.objectContaining({ state: 'waiting', ahead: 1 }),
  ])
  await one()
  // Whoever comes next reads all that wait.
  const third = await upload()
  await world.services.jobs.idle()
  await two()
  const states = [await stateOf(first), await stateOf(second), await stateOf(third)]
  expect(states).toEqual(['read', 'read', 'read'])
})

test('while a note is read its lines are told as they come, and only then', async () => {
  const told: ReadProgress[] = []
  const { signal } = new AbortController()
  const onProgress = (progress: ReadProgress) => told.push(progress)
  const original = {
    type: 'image/jpeg',
    bytes: await aNote(['call back today', 'two parking spaces']),
  }
  await readNote(world.context(), original, { quarters: null, signal, onProgress })
  expect(told.map(({ done, total }) => [done, total])).toEqual([
    [0, 2],
    [1, 2],
    [2, 2],
  ])
  expect(told.at(-1)?.texts).toEqual(['call back today', 'two parking spaces'])

  const held = [await hold(), await hold()]
  const { id } = await upload()
  await world.services.jobs.idle()
  const soFar = async () =>
    (await world.request('GET', `/api/scans/${id}`, { as: agent })).body.soFar
  await sql`update scans set so_far = '["call back"]' where id = ${id}`.execute(world.db)
  expect(await soFar()).toEqual([])
  await sql`update scans set state = 'reading', slot = 1 where id = ${id}`.execute(world.db)
  expect(await soFar()).toEqual(['call back'])
  for (const end of held) await end()
  await upload()
  await world.services.jobs.idle()
  expect(await stateOf({ id })).toBe('read')
  expect(await soFar()).toEqual([])
})

test('a note whose process was killed while it read is read by the next one', async () => {
  const scan = await upload()
  await world.services.jobs.idle()
  // As the killed process left it.
  await sql`update scans set state = 'reading', slot = 1, lines = '[]' where id = ${scan.id}`.execute(
    world.db,
  )
  await upload()
  await world.services.jobs.idle()
  expect(await stateOf(scan)).toBe('read')
})

test('a note that a request has locked is waited for, not left', async () => {
  const scan = await upload()
  await world.services.jobs.idle()
  await sql`update scans set state = 'waiting' where id = ${scan.id}`.execute(world.db)
  await world.db.transaction().execute(async (tx) => {
    await sql`select from scans where id = ${scan.id} for update`.execute(tx)
    await upload()
    const waits = async () => {
      const { rows } = await sql`select from pg_stat_activity
        where datname = current_database() and wait_event_type = 'Lock'`.execute(world.db)
      return rows.length
    }
    await expect.poll(waits, { timeout: 20_000 }).toBe(1)
  })
  await world.services.jobs.idle()
  expect(await stateOf(scan)).toBe('read')
})

test('a note that ends its process again and again is given up', async () => {
  const scan = await upload()
  await world.services.jobs.idle()
  await sql`update scans set state = 'waiting', tries = 3 where id = ${scan.id}`.execute(world.db)
  await upload()
  await world.services.jobs.idle()
  expect(await progress(scan)).toMatchObject({
    state: 'failed',
    why: 'This picture could not be read. Please try again.',
  })
  expect((await world.request('POST', `/api/scans/${scan.id}/read`, { as: agent })).status).toBe(
    200,
  )
  await world.services.jobs.idle()
  expect(await stateOf(scan)).toBe('read')
})

test('a process that stops hands the note to the next one', async () => {
  const runner = new JobRunner(world.services, [readScansTask])
  const scan = await upload()
  await runner.stop()
  await world.services.jobs.idle()
  expect(await stateOf(scan)).toBe('read')
})

test('nobody waits longer than two minutes', async () => {
  const { waitForScan } = await import('./wait-for-scan.ts')
  const [one, two] = [await hold(), await hold()]
  const { id } = await upload()
  await world.services.jobs.idle()
  const { signal } = new AbortController()
  await expect(waitForScan(world.context(agent.actor), id, 0, signal)).rejects.toMatchObject({
    ...{ status: 504, code: 'scan_timed_out' },
    message: 'Transcription timed out. Please try again with a smaller image.',
  })
  await Promise.all([one(), two()])
})
