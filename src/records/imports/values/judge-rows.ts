import { type RawBuilder, sql } from 'kysely'
import type { Context } from '../../../context.ts'
import { markRows, storeRows } from '../checking/check-rows.ts'
import { removeRows } from '../checking/stored-rows.ts'
import type { RowReading } from '../kinds/reading.ts'

/** With more keys, all rows are compared again. */
const MAX_KEYS = 2000

/**
 * Gives rows of a checked import new verdicts: those for which `condition` on `r` holds, and the rows that are the
 * same as they were, or are by now.
 */
export async function judgeRows(
  context: Context,
  tx: Context,
  importId: number,
  reading: RowReading,
  condition: RawBuilder<boolean>,
): Promise<void> {
  const keys = new Set<string>()
  const rows = new Set<number>()
  const addKeys = (more: readonly string[]) => {
    for (const key of more) keys.add(key.toLowerCase())
  }
  const judged = async function* () {
    for await (const row of removeRows(tx, importId, condition, addKeys)) {
      rows.add(row.row)
      yield row
    }
  }
  await storeRows({ context, tx }, importId, reading, judged(), addKeys)
  const isSame =
    keys.size > MAX_KEYS
      ? sql<boolean>`true`
      : sql<boolean>`lower(r.key) = any(${[...keys]}::text[])`
  const isOther = sql<boolean>`(${isSame} and not r.row = any(${[...rows]}::integer[]))`
  await storeRows({ context, tx }, importId, reading, removeRows(tx, importId, isOther))
  await markRows(tx, importId, reading.kind, isSame)
}
