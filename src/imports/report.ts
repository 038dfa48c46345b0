import { sql } from 'kysely'
import type { Db } from '../db/connect.ts'
import { CSV_MARK, csvLine } from '../shared/csv.ts'
import { textStream } from '../shared/text-stream.ts'
import type { ImportRecord, Verdict } from './rules.ts'
import { storedRows } from './store.ts'

const BATCH = 1000

/**
 * The file again as CSV, row by row, with what became of each and why: to be mended and imported anew.
 * Of these verdicts, where some are named.
 */
export function importReport(
  db: Db,
  found: ImportRecord,
  verdicts: readonly Verdict[] | undefined,
): ReadableStream<Uint8Array> {
  return textStream(lines(db, found, verdicts))
}

async function* lines(
  db: Db,
  found: ImportRecord,
  verdicts: readonly Verdict[] | undefined,
): AsyncGenerator<string, void> {
  const headers = found.columns.map(({ header }) => header)
  yield CSV_MARK + csvLine(['row', ...headers, 'verdict', 'why'])
  let after = 0
  for (;;) {
    const rows = await storedRows(db, found, verdicts, sql`limit ${BATCH}`, after)
    const last = rows.at(-1)
    if (!last) return
    after = last.row
    yield rows
      .map(({ row, cells, verdict, recordId, why }) => {
        const filled = headers.map((_, place) => cells[place] ?? '')
        const came = recordId === null ? verdict : 'created'
        return csvLine([String(row), ...filled, came, why ?? ''])
      })
      .join('')
  }
}
