import { sql } from 'kysely'
import { expect, test } from 'vitest'
import * as z from 'zod/mini'
import { type Context, inTransaction } from '../../context.ts'
import { connect } from '../db/connect.ts'
import { testApp } from '../testing/test-app.ts'
import { atTestEnd } from '../testing/test-end.ts'
import { addJob } from './add-job.ts'
import { JobRunner } from './runner.ts'
import { takeOverJobs } from './take-over.ts'
import { type Task, task } from './task.ts'
import { endPauses, jobsOf, wordTask } from './test-jobs.ts'

const world = await testApp()
/** The runner of another process on the same database. */
const aRunner = (...tasks: Task[]) => new JobRunner(world.services, tasks)
/** A context whose jobs do not wake this process. */
const withoutWake = () => ({ ...world.context(), wakeJobs: undefined })
const add = (job: Task<{ word: string }>, word: string) =>
  inTransaction(withoutWake(), (tx) => addJob(tx, job, { word }))

test('a job is run once, by any one process, after the transaction that added it commits', async () => {
  const ran: string[] = []
  const write = wordTask('write', async (_context, { word }) => void ran.push(word))
  const [runner, otherRunner] = [aRunner(write), aRunner(write)]
  await inTransaction(withoutWake(), async (tx) => {
    await addJob(tx, write, { word: 'first' })
    await addJob(tx, write, { word: 'second' })
    await Promise.all([runner.idle(), otherRunner.idle()])
    expect(ran).toEqual([])
  })
  const undone = inTransaction(withoutWake(), async (tx) => {
    await addJob(tx, write, { word: 'never' })
    throw new Error('rolled back')
  })
  await expect(undone).rejects.toThrow('rolled back')
  await Promise.all([runner.idle(), otherRunner.idle()])
  expect(ran.toSorted()).toEqual(['first', 'second'])
  expect((await jobsOf(world, write)).map(({ state }) => state)).toEqual(['completed', 'completed'])
})

test('a job can only be added inside a transaction', async () => {
  const write = wordTask('outside', async () => {})
  await expect(addJob(world.context(), write, { word: 'x' })).rejects.toThrow('inTransaction')
})

test('adding a job wakes the process that added it', async () => {
  const { promise: ran, resolve } = Promise.withResolvers<string>()
  const write = wordTask('wake', async (_context, { word }) => resolve(word))
  const runner = aRunner(write)
  const context = { ...world.context(), wakeJobs: runner.wake }
  await inTransaction(context, (tx) => addJob(tx, write, { word: 'up' }))
  expect(await ran).toBe('up')
  // The runner checks once more by itself, and must not take the next test's job.
  await runner.idle()
})

test('a failing job is retried after growing pauses, then given up', async () => {
  const givenUp: unknown[] = []
  const fail = wordTask(
    'fail',
    async () => {
      throw new Error('not today')
    },
    { retries: 3, onGiveUp: async (_tx, payload) => void givenUp.push(payload) },
  )
  const runner = aRunner(fail)
  await add(fail, 'thrice')
  for (const minSeconds of [10, 20, 40]) {
    await runner.idle()
    const [job] = await jobsOf(world, fail)
    expect(job?.state).toBe('retry')
    expect(job?.wait).toBeGreaterThan(minSeconds - 5)
    expect(job?.wait).toBeLessThanOrEqual(2 * minSeconds)
    await runner.idle()
    expect(await jobsOf(world, fail)).toMatchObject([{ tries: job?.tries }])
    expect(givenUp).toEqual([])
    await endPauses(world)
  }
  await runner.idle()
  expect(await jobsOf(world, fail)).toMatchObject([{ state: 'failed', tries: 3 }])
  expect(givenUp).toEqual([{ word: 'thrice' }])
})

test('a job of a task unknown to this release waits and is given up', async () => {
  const unknownTask = wordTask('gone', async () => {}, { retries: 0 })
  await add(unknownTask, 'x')
  await aRunner().idle()
  expect(await jobsOf(world, unknownTask)).toMatchObject([{ state: 'failed' }])
})

test('a job whose payload this release cannot read is given up, and stops no others', async () => {
  const givenUp: unknown[] = []
  const read = wordTask('read', async () => {}, { retries: 0 })
  const numbered = task({
    ...{ name: read.name, retries: 0, pause: 1, label: () => 'read' },
    payload: z.object({ number: z.int() }),
    run: async () => {},
    onGiveUp: async (_tx, { number }) => void givenUp.push(number),
  })
  await add(read, 'x')
  await aRunner(numbered).idle()
  expect(await jobsOf(world, read)).toMatchObject([{ state: 'failed' }])
  expect(givenUp).toEqual([])
})

test('another process takes over the job of a killed process, as a failed try', async () => {
  const db = connect(world.url, { max: 2 })
  atTestEnd(() => db.destroy())
  const { promise: blocked, resolve: unblock } = Promise.withResolvers<void>()
  const ran: string[] = []
  const tries = [() => ran.push('begun'), () => ran.push('whole')]
  const survive = wordTask('survive', async () => {
    const isFirst = tries.length === 2
    tries.shift()?.()
    if (isFirst) await blocked
  })
  const killed = new JobRunner({ ...world.services, db }, [survive])
  const otherRunner = aRunner(survive)
  await add(survive, 'x')
  const begun = () => {
    killed.wake()
    return ran.length
  }
  await expect.poll(begun, { timeout: 20_000 }).toBe(1)

  // No other process takes it while its connection lives.
  await otherRunner.start()
  await otherRunner.idle()
  expect(await jobsOf(world, survive)).toMatchObject([{ state: 'active', tries: 0 }])
  await otherRunner.stop()

  const { rows } = await sql`
    select pg_terminate_backend(pid) from pg_locks
    where locktype = 'advisory' and database = (select oid from pg_database where datname = current_database())
      and pid <> pg_backend_pid()`.execute(world.db)
  expect(rows).toHaveLength(1)
  const tasks = new Map([[survive.name, survive]])
  await expect.poll(() => takeOverJobs(world.context(), tasks), { timeout: 20_000 }).toBe(1)
  expect(await jobsOf(world, survive)).toMatchObject([{ state: 'retry' }])
  await endPauses(world)
  const next = aRunner(survive)
  // The killed process, which lives on here without its connection, may look for jobs at this moment too.
  const outcome = async () => {
    await next.idle()
    return jobsOf(world, survive)
  }
  await expect.poll(outcome).toMatchObject([{ state: 'completed', tries: 1 }])
  expect(ran).toEqual(['begun', 'whole'])
  unblock()
  await killed.stop()
})

test('a stopping process hands its job back, and the next takes it at once', async () => {
  const { promise: begun, resolve: begin } = Promise.withResolvers<void>()
  let runs = 0
  const longTask = wordTask('long', async (_context, _payload, { signal }) => {
    runs += 1
    if (runs > 1) return
    begin()
    await new Promise((resolve) => signal.addEventListener('abort', resolve))
    signal.throwIfAborted()
  })
  const stopping = aRunner(longTask)
  await add(longTask, 'x')
  stopping.wake()
  await begun
  await stopping.stop()
  expect(await jobsOf(world, longTask)).toMatchObject([{ state: 'created', tries: 0 }])
  await aRunner(longTask).idle()
  expect(await jobsOf(world, longTask)).toMatchObject([{ state: 'completed', tries: 0 }])
})

/** A task whose runs last until they are ended, and the words of those that began. */
function lasting(name: string, waitsFor?: 'model' | 'mail' | 'push') {
  const { promise: ended, resolve: end } = Promise.withResolvers<void>()
  const begun: string[] = []
  const run = async (_context: unknown, { word }: { word: string }) => {
    begun.push(word)
    await ended
  }
  return { task: wordTask(name, run, waitsFor && { waitsFor }), begun, end }
}

/** Adds jobs as a person; their words say whose they are. */
const addBy = (job: Task<{ word: string }>, actor: Context['actor'], words: string[]) =>
  inTransaction({ ...withoutWake(), actor }, async (tx) => {
    for (const word of words) await addJob(tx, job, { word })
  })
const numbered = (name: string, count: number) =>
  Array.from({ length: count }, (_, at) => `${name} ${at}`)

test.each(['model', 'mail', 'push'] as const)(
  'a %s that is silent keeps no other job waiting, and all are run once',
  async (waitsFor) => {
    const silent = lasting(`silent ${waitsFor}`, waitsFor)
    const { promise: ran, resolve: run } = Promise.withResolvers<string>()
    const near = wordTask('near', async (_context, { word }) => run(word))
    const runner = aRunner(silent.task, near)
    await addBy(silent.task, null, numbered('x', 12))
    await add(near, 'here')
    runner.wake()
    expect(await ran).toBe('here')
    silent.end()
    await runner.idle()
    expect(silent.begun.toSorted()).toEqual(numbered('x', 12).toSorted())
    const jobs = await jobsOf(world, silent.task)
    expect(new Set(jobs.map(({ state, tries }) => `${state} ${tries}`))).toEqual(
      new Set(['completed 0']),
    )
  },
)

test('nobody has all places, and who has none comes first', async () => {
  const [anna, ben, chai] = [
    await world.signIn('agent'),
    await world.signIn('agent'),
    await world.signIn('manager'),
  ].map(({ actor }) => actor)
  const asked = lasting('ask', 'model')
  const runner = aRunner(asked.task)
  await addBy(asked.task, anna ?? null, numbered('anna', 20))
  await addBy(asked.task, ben ?? null, numbered('ben', 20))
  await addBy(asked.task, chai ?? null, ['chai'])
  runner.wake()
  await expect.poll(() => asked.begun.length).toBe(3)
  const whose = asked.begun.map((word) => word.split(' ')[0])
  expect(whose.toSorted()).toEqual(['anna', 'ben', 'chai'])
  asked.end()
  await runner.idle()
  expect(asked.begun).toHaveLength(41)
})

test('work of one person leaves a place for what others began', async () => {
  const { actor } = await world.signIn('agent')
  const imports = lasting('import')
  const { promise: ran, resolve: run } = Promise.withResolvers<string>()
  const near = wordTask('near', async (_context, { word }) => run(word))
  const runner = aRunner(imports.task, near)
  await addBy(imports.task, actor, numbered('file', 20))
  await add(near, 'here')
  runner.wake()
  expect(await ran).toBe('here')
  await expect.poll(() => imports.begun.length).toBe(3)
  imports.end()
  await runner.idle()
  expect(imports.begun).toHaveLength(20)
})
