import { sql } from 'kysely'
import type { Db } from '../../platform/db/connect.ts'
import { CSV_MARK, csvLine } from '../../shared/fields/csv.ts'
import { textStream } from '../../shared/fields/text-stream.ts'
import type { ImportRecord, RowsQuery } from './rules/import.ts'
import { storedRows } from './store.ts'

const BATCH = 1000

/**
 * Streams the file again as CSV with the result of each row and the reason, so that it can be corrected and
 * imported again.
 */
export function importReport(
  db: Db,
  record: ImportRecord,
  query: RowsQuery,
): ReadableStream<Uint8Array> {
  return textStream(csvLines(db, record, query))
}

async function* csvLines(
  db: Db,
  record: ImportRecord,
  query: RowsQuery,
): AsyncGenerator<string, void> {
  const headers = record.columns.map(({ header }) => header)
  yield CSV_MARK + csvLine(['row', ...headers, 'verdict', 'why'])
  let after = 0
  for (;;) {
    const rows = await storedRows(db, record, query, sql`limit ${BATCH}`, after)
    const last = rows.at(-1)
    if (!last) return
    after = last.row
    yield rows
      .map(({ row, cells, corrections, verdict, recordId, why }) => {
        const filled = record.columns.map(
          ({ field }, index) => corrections[field ?? ''] ?? cells[index] ?? '',
        )
        const written = verdict === 'update' ? 'updated' : 'created'
        const result = recordId === null ? verdict : written
        return csvLine([String(row), ...filled, result, why ?? ''])
      })
      .join('')
  }
}
