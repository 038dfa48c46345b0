import { randomUUID } from 'node:crypto'
import * as z from 'zod/mini'
import { type Context, inTransaction } from '../../../context.ts'
import { whenUnwanted } from '../../../platform/jobs/abort-when.ts'
import { addJob } from '../../../platform/jobs/add-job.ts'
import { type Task, task } from '../../../platform/jobs/task.ts'
import { waitUntil } from '../../../platform/jobs/wait-until.ts'
import { notFound } from '../../../refused.ts'

/** Milliseconds between two looks whether an answer is still wanted, which also tell how far it is. */
const TELL_EVERY_MS = 400
/** Milliseconds for which an input and its result are kept. */
const KEPT_MS = 24 * 60 * 60_000
/** Seconds that a job may wait for its turn. */
const GRACE_SECONDS = 15

/** While a model works: the signal ends it, and `onText` gets its answer so far. */
export type While = { signal: AbortSignal; onText: (soFar: string) => void }

type Spec<Input extends z.ZodMiniType, Result extends z.ZodMiniType> = {
  /** Stored with each job: never change it while jobs exist. */
  name: string
  label: string
  input: Input
  result: Result
  work(context: Context, input: z.output<Input>, during: While): Promise<z.output<Result>>
}

/** Work of a model in the background, with its progress; each is its writer's own. */
export type ModelJob<Input, Result> = {
  task: Task<{ id: string }>
  /** Adds the job; its id. */
  start(context: Context, input: Input): Promise<string>
  /** What was asked and the result, null while there is none. Throws 404 for another's. */
  find(context: Context, id: string): Promise<{ input: Input; result: Result | null }>
  /** Waits for the result at most as long as a model may take, then gives it up: null. */
  wait(
    context: Context,
    id: string,
    during: { timeoutSeconds: number; signal: AbortSignal },
  ): Promise<Result | null>
  /** Gives it up: the model's answer is not waited for any more. */
  stop(context: Context, id: string): Promise<void>
}

/** A kind of work that a model does as a job. Its row is the job's payload, its progress and its result. */
export function modelJob<Input extends z.ZodMiniType, Result extends z.ZodMiniType>({
  name,
  label,
  work,
  ...schemas
}: Spec<Input, Result>): ModelJob<z.output<Input>, z.output<Result>> {
  const jobTask = task({
    name,
    retries: 1,
    pause: 1,
    waitsFor: 'model',
    payload: z.object({ id: z.string() }),
    label: () => label,
    async run(context, { id }, { signal }) {
      const row = await context.db
        .updateTable('completions')
        .set({ startedAt: context.now })
        .where('id', '=', id)
        .where('result', 'is', null)
        .returning('input')
        .executeTakeFirst()
      if (!row) return
      let letters = 0
      const unwanted = whenUnwanted(() => publishProgress(context, id, letters), TELL_EVERY_MS)
      const result = await work(context, schemas.input.parse(row.input), {
        signal: AbortSignal.any([signal, unwanted.signal]),
        onText: (soFar) => {
          letters = soFar.length
        },
      })
        .catch((error: unknown) => {
          if (unwanted.signal.aborted) return null
          throw error
        })
        .finally(unwanted.end)
      if (result === null) return
      await context.db
        .updateTable('completions')
        .set({ result: JSON.stringify(result) })
        .where('id', '=', id)
        .execute()
    },
    // Whoever waits is told that there is no such job any more.
    async onGiveUp({ db }, { id }) {
      await db.deleteFrom('completions').where('id', '=', id).execute()
    },
    async progress(context, { id }) {
      const row = await ownRow(context, name, id)
      if (!row) return null
      const state = row.result ? 'done' : row.startedAt ? 'running' : 'waiting'
      const ahead = state === 'waiting' ? await countAhead(context, row.createdAt) : null
      return { state, done: row.letters, total: null, ahead, why: null }
    },
  })
  async function find(context: Context, id: string) {
    const row = await ownRow(context, name, id)
    if (!row) throw notFound('job')
    const input = schemas.input.safeParse(row.input)
    const result = row.result === null ? null : schemas.result.safeParse(row.result)
    // Stored by an earlier version of the program: whoever asked asks again.
    if (!input.success || result?.success === false) throw notFound('job')
    return { input: input.data, result: result?.data ?? null }
  }
  async function stop({ db, actor }: Context, id: string): Promise<void> {
    await db
      .deleteFrom('completions')
      .where('id', '=', id)
      .where('task', '=', name)
      .where('createdById', '=', actor?.id ?? 0)
      .execute()
  }
  return {
    task: jobTask,
    find,
    async start(context, input) {
      const id = randomUUID()
      await inTransaction(context, async (tx) => {
        const createdById = tx.actor?.id ?? 0
        await tx.db
          .insertInto('completions')
          .values({ id, task: name, input: JSON.stringify(input), createdById, createdAt: tx.now })
          .execute()
        await addJob(tx, jobTask, { id }, { id })
      })
      return id
    },
    async wait(context, id, { timeoutSeconds, signal }) {
      const seconds = timeoutSeconds + GRACE_SECONDS
      const ask = async () => (await find(context, id)).result
      const result = await waitUntil(ask, { seconds, signal }).catch(async (error: unknown) => {
        await stop(context, id)
        throw error
      })
      if (result === null) await stop(context, id)
      return result
    },
    stop,
  }
}

/** Deletes what was asked more than a day ago. */
export async function deleteExpiredCompletions({ db, now }: Context): Promise<void> {
  await db
    .deleteFrom('completions')
    .where('createdAt', '<', new Date(now.getTime() - KEPT_MS).toISOString())
    .execute()
}

async function ownRow({ db, actor }: Context, name: string, id: string) {
  return db
    .selectFrom('completions')
    .select(['input', 'letters', 'createdAt', 'startedAt', 'result'])
    .where('id', '=', id)
    .where('task', '=', name)
    .where('createdById', '=', actor?.id ?? 0)
    .executeTakeFirst()
}

/** Whether somebody still waits for the answer. */
async function publishProgress({ db }: Context, id: string, letters: number): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('completions')
    .set({ letters })
    .where('id', '=', id)
    .executeTakeFirst()
  return numUpdatedRows > 0n
}

/** How many wait for the model that were asked before. */
async function countAhead({ db }: Context, createdAt: string): Promise<number> {
  const { ahead } = await db
    .selectFrom('completions')
    .select(({ fn }) => fn.countAll<number>().as('ahead'))
    .where('startedAt', 'is', null)
    .where('createdAt', '<', createdAt)
    .executeTakeFirstOrThrow()
  return ahead
}
