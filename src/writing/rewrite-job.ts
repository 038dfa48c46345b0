import { randomUUID } from 'node:crypto'
import * as z from 'zod/mini'
import { type Context, inTransaction } from '../context.ts'
import { addJob } from '../jobs/add-job.ts'
import { task } from '../jobs/task.ts'
import { notFound } from '../refused.ts'
import { rewriteByModel } from './rewrite.ts'
import { Rewritten } from './rules/rewrite.ts'

/** Milliseconds between two writes of how far an answer is. */
const TELL_EVERY_MS = 400
/** Milliseconds for which a text and its answer are kept. */
const KEPT_MS = 24 * 60 * 60_000

/** Asks the model for a text. Its row is the job's payload, its progress and its result. */
export const rewriteTask = task({
  name: 'rewrite',
  retries: 1,
  pause: 1,
  payload: z.object({ id: z.string() }),
  label: () => 'Rewriting of a text',
  async run(context, { id }, { signal }) {
    const row = await context.db
      .updateTable('rewrites')
      .set({ startedAt: context.now })
      .where('id', '=', id)
      .where('result', 'is', null)
      .returning('text')
      .executeTakeFirst()
    if (!row) return
    const stopped = new AbortController()
    const result = await rewriteByModel(context, row.text, {
      signal: AbortSignal.any([signal, stopped.signal]),
      onText: seldom(async (soFar) => {
        const isWanted = await tellLetters(context, id, soFar.length)
        if (!isWanted) stopped.abort()
      }),
    }).catch((error: unknown) => {
      if (stopped.signal.aborted) return null
      throw error
    })
    if (!result) return
    await context.db
      .updateTable('rewrites')
      .set({ result: JSON.stringify(result) })
      .where('id', '=', id)
      .execute()
  },
  async progress({ db, actor }, { id }) {
    const row = await db
      .selectFrom('rewrites')
      .select(['letters', 'startedAt', 'result'])
      .where('id', '=', id)
      .where('createdById', '=', actor?.id ?? 0)
      .executeTakeFirst()
    if (!row) return null
    const state = row.result ? 'done' : row.startedAt ? 'running' : 'waiting'
    return { state, done: row.letters, total: null, ahead: null, why: null }
  },
})

/** Adds the job that rewrites a text by the model; its id. */
export async function startRewrite(context: Context, text: string): Promise<string> {
  const id = randomUUID()
  await inTransaction(context, async (tx) => {
    await tx.db
      .insertInto('rewrites')
      .values({ id, text, createdById: tx.actor?.id ?? 0, createdAt: tx.now })
      .execute()
    await addJob(tx, rewriteTask, { id }, { id })
  })
  return id
}

/** A rewriting of the signed-in user, or null while it is not done. Throws 404 for any other. */
export async function finishedRewrite(context: Context, id: string): Promise<Rewritten | null> {
  const row = await context.db
    .selectFrom('rewrites')
    .select('result')
    .where('id', '=', id)
    .where('createdById', '=', context.actor?.id ?? 0)
    .executeTakeFirst()
  if (!row) throw notFound('job')
  return row.result === null ? null : Rewritten.parse(row.result)
}

/** Gives up a rewriting: the model's answer is not waited for any more. */
export async function stopRewrite({ db, actor }: Context, id: string): Promise<void> {
  await db
    .deleteFrom('rewrites')
    .where('id', '=', id)
    .where('createdById', '=', actor?.id ?? 0)
    .execute()
}

/** Deletes texts that were rewritten more than a day ago. */
export async function forgetRewrites({ db, now }: Context): Promise<void> {
  await db
    .deleteFrom('rewrites')
    .where('createdAt', '<', new Date(now.getTime() - KEPT_MS).toISOString())
    .execute()
}

/** Whether somebody still waits for the answer. */
async function tellLetters({ db }: Context, id: string, letters: number): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('rewrites')
    .set({ letters })
    .where('id', '=', id)
    .executeTakeFirst()
  return numUpdatedRows > 0n
}

/** The function, called at most every so often and never twice at once. */
function seldom(work: (soFar: string) => Promise<void>): (soFar: string) => void {
  let next = 0
  let isBusy = false
  return (soFar) => {
    if (isBusy || performance.now() < next) return
    next = performance.now() + TELL_EVERY_MS
    isBusy = true
    work(soFar)
      // How far it is may be missing; the answer comes all the same.
      .catch(() => {})
      .finally(() => {
        isBusy = false
      })
  }
}
