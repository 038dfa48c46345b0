import { sql } from 'kysely'
import * as z from 'zod/mini'
import type { TestApp } from '../testing/test-app.ts'
import { type Task, task } from './task.ts'

type Handler = Parameters<typeof task<z.ZodMiniObject<{ word: z.ZodMiniString }>>>[0]['run']

/** A task for a test, named for what it does; its payload is a word. */
export function wordTask(
  name: string,
  run: Handler,
  overrides: Partial<Task<{ word: string }>> = {},
): Task<{ word: string }> {
  const { retries = 2, pause = 10 } = overrides
  return {
    ...task({
      name,
      retries,
      pause,
      payload: z.object({ word: z.string() }),
      label: ({ word }) => `${name} ${word}`,
      run,
    }),
    ...overrides,
  }
}

/** The stored jobs of a task, oldest first; `wait` is the number of seconds until it is due. */
export async function jobsOf({ db }: TestApp, { name }: Task) {
  const { rows } = await sql<{ id: string; state: string; tries: number; wait: number }>`
    select id, state::text, retry_count as tries,
      extract(epoch from start_after - now())::double precision as wait
    from pgboss.job where data ->> 'task' = ${name} order by created_on, id`.execute(db)
  return rows
}

/** Ends the pauses of all jobs. */
export async function endPauses({ db }: TestApp): Promise<void> {
  await sql`update pgboss.job set start_after = now() - interval '1 second'
    where state = 'retry'`.execute(db)
}
