import type { Context } from '../context.ts'
import { notFound, Refused } from '../refused.ts'

const CHECKED_ANEW = 'Its columns were matched anew meanwhile. Look at its rows again.'

/**
 * Marks an import as running, in the name of whoever asks. Refuses: 404 unknown, 409 one that runs, is
 * done or was undone, or would not create as many rows as `seen`; of two who ask at once the second. One
 * that failed goes on where it stopped.
 */
export async function startImport(
  { db, actor, requestId }: Context,
  id: number,
  seen?: number,
): Promise<void> {
  const started = await db
    .updateTable('imports')
    .set({ state: 'running', runBy: actor?.id ?? null, requestId })
    .where('id', '=', id)
    .where('state', 'in', ['checked', 'failed'])
    .$if(seen !== undefined, (all) => all.where('create', '=', seen ?? 0))
    .returning('id')
    .executeTakeFirst()
  if (started) return
  const found = await db
    .selectFrom('imports')
    .select('state')
    .where('id', '=', id)
    .executeTakeFirst()
  if (!found) throw notFound('Import')
  if (found.state === 'checked' || found.state === 'failed') throw new Refused(409, CHECKED_ANEW)
  const is =
    { running: 'is running already', undone: 'was undone' }[found.state] ?? 'is done already'
  throw new Refused(409, `This import ${is}.`)
}
