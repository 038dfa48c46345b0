import { beforeEach, describe, expect, test } from 'vitest'
import * as z from 'zod/mini'
import { testApp } from '../testing/test-app.ts'
import { JobRunner } from './runner.ts'
import { lastDue, Schedule } from './schedule.ts'
import { task } from './task.ts'
import { jobsOf } from './test-jobs.ts'

describe('when a job was last due, in Bangkok time', () => {
  test.each([
    ['03:30', '2026-11-23T20:29:59Z', '2026-11-22T20:30:00Z'],
    ['03:30', '2026-11-23T20:30:00Z', '2026-11-23T20:30:00Z'],
    ['03:30', '2026-11-23T20:30:01Z', '2026-11-23T20:30:00Z'],
    ['00:00', '2026-11-23T16:59:59Z', '2026-11-22T17:00:00Z'],
    ['00:00', '2026-11-23T17:00:00Z', '2026-11-23T17:00:00Z'],
    ['09:05', '2026-12-31T23:00:00Z', '2026-12-31T02:05:00Z'],
  ])('%s at %s: %s', (daily, now, expected) => {
    expect(lastDue(daily, new Date(now))).toEqual(new Date(expected))
  })
})

const world = await testApp()
/** The app's own runner does not know these tasks and must not be woken. */
const withoutWake = () => ({ ...world.context(), wakeJobs: undefined })
let ran = 0
let days = 0
const nightly = task({
  name: 'nightly',
  daily: '03:30',
  retries: 0,
  pause: 1,
  payload: z.object({}),
  label: () => 'Nightly',
  async run() {
    ran += 1
  },
})
const count = async () => (await jobsOf(world, nightly)).length
const contextAt = (time: string) => {
  // Each test uses days of its own.
  world.now = new Date(new Date(time).getTime() + days * 10 * 86_400_000)
  return withoutWake()
}
beforeEach(() => {
  days += 1
})

test('a due job is added once, however many processes check and however often', async () => {
  const countBefore = await count()
  const [first, second] = [new Schedule([nightly]), new Schedule([nightly])]
  await Promise.all([first.addDue(contextAt('2026-11-23T20:30:05Z')), second.addDue(withoutWake())])
  await first.addDue(contextAt('2026-11-23T20:31:00Z'))
  await new Schedule([nightly]).addDue(contextAt('2026-11-24T09:00:00Z'))
  expect(await count()).toBe(countBefore + 1)
  await first.addDue(contextAt('2026-11-24T20:30:00Z'))
  expect(await count()).toBe(countBefore + 2)
})

test('a runner adds jobs that came due while no process ran, and runs them', async () => {
  contextAt('2026-11-23T23:00:00Z')
  const runner = new JobRunner(world.services, [nightly])
  const countBefore = ran
  await runner.start()
  await runner.idle()
  await runner.stop()
  expect(ran).toBeGreaterThan(countBefore)
})

test('a job that was given up is not added again for the same time', async () => {
  const failing = task({
    ...{ name: 'failing', daily: '04:00', retries: 0, pause: 1 },
    payload: z.object({}),
    label: () => 'Failing',
    run: async () => {
      throw new Error('never')
    },
  })
  contextAt('2026-11-23T21:00:30Z')
  for (const _ of [1, 2]) {
    const runner = new JobRunner(world.services, [failing])
    await runner.start()
    await runner.idle()
    await runner.stop()
  }
  expect(await jobsOf(world, failing)).toMatchObject([{ state: 'failed', tries: 0 }])
  contextAt('2026-11-24T21:00:30Z')
  await new Schedule([failing]).addDue(withoutWake())
  expect(await jobsOf(world, failing)).toMatchObject([{ state: 'created' }])
})
