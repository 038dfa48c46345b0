import { type Context, inTransaction } from '../../context.ts'
import { whenUnwanted } from '../../platform/jobs/abort-when.ts'
import type { JobProcess } from '../../platform/jobs/task.ts'
import { refusal } from '../../shared/refusals/refusal.ts'
import type { Refusal } from '../../shared/refusals/refusals.ts'
import type { TakenScan } from './next-scan.ts'
import { type NoteRead, readNote } from './read-note.ts'
import type { ReadProgress } from './rules/reading.ts'

/** How often reading is begun of a picture that ends its process. */
const MAX_TRIES = 3
/** Milliseconds between two looks whether a note is still wanted. */
const ASK_EVERY_MS = 500

/**
 * Reads the picture of a scan and stores what it says, or why it could not be read. One that is discarded meanwhile is
 * read no further. Throws when the process stops: the next one reads it again.
 */
export async function readScan(
  context: Context,
  { id, quarters, tries, version }: TakenScan,
  { signal }: Pick<JobProcess, 'signal'>,
): Promise<void> {
  const { db } = context
  if (tries > MAX_TRIES) return fail(context, id, refusal('scan_failed'))
  const original = await db
    .selectFrom('scanPictures')
    .select(['type', 'bytes'])
    .where('scanId', '=', id)
    .where('kind', '=', 'original')
    .executeTakeFirst()
  if (!original) return
  let told = Promise.resolve<unknown>(null)
  const onProgress = ({ done, total, texts }: ReadProgress) => {
    const soFar = JSON.stringify(texts)
    const step = db.updateTable('scans').set({ done, total, soFar }).where('id', '=', id)
    told = told.then(() => step.where('state', '=', 'reading').execute())
  }
  const unwanted = whenUnwanted(() => isBeingRead(db, id), ASK_EVERY_MS)
  const either = AbortSignal.any([signal, unwanted.signal])
  try {
    const note = await readNote(context, original, { quarters, signal: either, onProgress })
    await told
    await store(context, { id, version }, note)
  } catch (error) {
    await told.catch(() => {})
    signal.throwIfAborted()
    if (unwanted.signal.aborted) return
    const why = error instanceof DOMException && error.name === 'TimeoutError'
    await fail(context, id, refusal(why ? 'scan_timed_out' : 'scan_failed'))
  } finally {
    unwanted.end()
  }
}

/** Whether the note was not discarded meanwhile. */
async function isBeingRead(db: Context['db'], id: number): Promise<boolean> {
  const scan = await db
    .selectFrom('scans')
    .select('id')
    .where('id', '=', id)
    .where('state', '=', 'reading')
    .executeTakeFirst()
  return scan !== undefined
}

async function store(
  context: Context,
  { id, version }: Pick<TakenScan, 'id' | 'version'>,
  note: NoteRead,
): Promise<void> {
  const { lines, picture, by, isPrint, modelFailure, quarters: turned, angle } = note
  const why =
    lines.length > 0 ? null : note.isBlank ? refusal('scan_blank') : refusal('scan_no_text')
  await inTransaction(context, async (tx) => {
    const stored = await tx.db
      .updateTable('scans')
      .set({
        ...{ state: 'read', slot: null, by, isPrint, modelFailure, turned, angle },
        ...{ width: picture.width, height: picture.height, updatedAt: tx.now },
        ...{ done: lines.length, total: lines.length, soFar: null },
        lines: JSON.stringify(lines),
        refusal: why && JSON.stringify(why),
      })
      .where('id', '=', id)
      .where('state', '=', 'reading')
      .where('version', '=', version)
      .returning('id')
      .executeTakeFirst()
    if (!stored) return
    const bytes = Buffer.from(picture.bytes)
    await tx.db
      .insertInto('scanPictures')
      .values({ scanId: id, kind: 'cleaned', type: 'image/jpeg', bytes })
      .onConflict((conflict) => conflict.columns(['scanId', 'kind']).doUpdateSet({ bytes }))
      .execute()
  })
}

async function fail({ db }: Context, id: number, { code, params }: Refusal): Promise<void> {
  await db
    .updateTable('scans')
    .set({ state: 'failed', slot: null, soFar: null, refusal: JSON.stringify({ code, params }) })
    .where('id', '=', id)
    .where('state', '=', 'reading')
    .execute()
}
