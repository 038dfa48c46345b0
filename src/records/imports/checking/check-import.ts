import { type Context, inTransaction } from '../../../context.ts'
import { publishChange } from '../../../platform/events/notify.ts'
import { answersOf, giveRemembered } from '../kinds/answers.ts'
import { kinds } from '../kinds/kinds.ts'
import { readingOf } from '../kinds/reading.ts'
import { ImportKinds } from '../rules/import.ts'
import { checkRows } from './check-rows.ts'
import { withoutDittos } from './ditto-marks.ts'
import { storedBytes } from './file-bytes.ts'
import { storedEncoding } from './file-encoding.ts'
import { withHeadingWords } from './heading-words.ts'
import { openCsv } from './open-csv.ts'

/** Milliseconds between two counts of the rows that were read. */
const COUNT_EVERY_MS = 500

/**
 * Reads the file of an import that is being checked, and stores each row with its verdict: to create, a
 * duplicate (of what), or an error (why). Writes nothing else. It ends without a result when the import is
 * cancelled meanwhile, and throws when the signal aborts. Refuses a file with too many rows with 400.
 */
export async function checkImport(
  context: Context,
  id: number,
  signal?: AbortSignal,
): Promise<void> {
  try {
    await inTransaction(context, (tx) => checkIn(tx, { context, id, signal }))
  } catch (error) {
    if (!(error instanceof Cancelled)) throw error
  }
}

/** Thrown within the transaction, so that nothing of the check remains. */
class Cancelled extends Error {}

type Check = { context: Context; id: number; signal: AbortSignal | undefined }

async function checkIn(tx: Context, { context, id, signal }: Check): Promise<void> {
  const importRow = await tx.db
    .selectFrom('imports')
    .select(['kind', 'state', 'encoding', 'separator', 'header', 'headerRow', 'fields'])
    .where('id', '=', id)
    .executeTakeFirst()
  const importKind = ImportKinds.read(importRow?.kind ?? '')
  if (importRow?.state !== 'checking' || !importKind) return
  const { separator, header: headers, headerRow, fields } = importRow
  const encoding = storedEncoding(importRow.encoding)
  let countedAt = performance.now()
  const csv = openCsv(
    storedBytes(context.db, id),
    { encoding, separator, headers, headerRow },
    async (rows) => {
      signal?.throwIfAborted()
      if (performance.now() - countedAt < COUNT_EVERY_MS) return
      countedAt = performance.now()
      if (!(await countRows(context, id, rows))) throw new Cancelled()
    },
  )
  await giveRemembered(tx, id, importKind)
  const answers = await answersOf(tx, id)
  const reading = readingOf(kinds[importKind], { header: headers, fields }, answers, tx.now)
  const rows = withHeadingWords(reading, withoutDittos(csv.rows))
  await checkRows({ context, tx, signal }, id, reading, rows)
  const { numUpdatedRows } = await tx.db
    .updateTable('imports')
    .set({ state: 'checked', encoding: csv.encoding() })
    .where('id', '=', id)
    .where('state', '=', 'checking')
    .executeTakeFirst()
  if (numUpdatedRows === 0n) throw new Cancelled()
  await tx.db.deleteFrom('importFiles').where('importId', '=', id).execute()
  await publishChange(tx, 'import', [id])
}

/** Stores how many rows were read, outside of the transaction; false when the check was cancelled. */
async function countRows({ db }: Context, id: number, rows: number): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('imports')
    .set({ rows })
    .where('id', '=', id)
    .where('state', '=', 'checking')
    .executeTakeFirst()
  return numUpdatedRows > 0n
}
