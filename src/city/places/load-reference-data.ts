import { sql } from 'kysely'
import { raiseCatalogueVersion } from '../../platform/db/catalogue-version.ts'
import type { Db, Tx } from '../../platform/db/connect.ts'
import { loadedFingerprint } from './cached-until-reload.ts'
import {
  type DerivedData,
  type ReferenceTable,
  readReferenceFiles,
  referenceTables,
} from './reference-files.ts'

// The advisory lock that processes loading the same database take.
const LOCK = 7_284_265

/** Whether the reference tables match the files in data/. */
export async function isReferenceDataLoaded(
  db: Db,
  derived: readonly DerivedData[],
): Promise<boolean> {
  const { fingerprint } = await readReferenceFiles(derived)
  return (await loadedFingerprint(db)) === fingerprint
}

/**
 * Loads the files of data/ into the reference tables: rows are added and updated by their fixed
 * ids, never removed, because projects refer to them. Does nothing when data/ and the
 * assumptions of what is derived from it have not changed since the last load. Returns whether anything was loaded.
 */
export async function loadReferenceData(db: Db, derived: readonly DerivedData[]): Promise<boolean> {
  const { fingerprint, files } = await readReferenceFiles(derived)
  if ((await loadedFingerprint(db)) === fingerprint) return false
  return db.transaction().execute(async (tx) => {
    await sql`select pg_advisory_xact_lock(${LOCK})`.execute(tx)
    if ((await loadedFingerprint(tx)) === fingerprint) return false
    for (const table of referenceTables(files)) await upsert(tx, table)
    await tx
      .insertInto('referenceData')
      .values({ fingerprint })
      .onConflict((conflict) =>
        conflict.column('onlyRow').doUpdateSet({ fingerprint, loadedAt: sql`now()` }),
      )
      .execute()
    for (const { load } of derived) await load(tx, files)
    await raiseCatalogueVersion(tx)
    return true
  })
}

async function upsert(tx: Tx, { table, columns, rows }: ReferenceTable): Promise<void> {
  const target = sql.id(table)
  const names = sql.join(columns.map((column) => sql.id(column)))
  const changes = sql.join(
    columns
      .filter((column) => column !== 'id')
      .map((column) => sql`${sql.id(column)} = excluded.${sql.id(column)}`),
  )
  await sql`
    insert into ${target} (${names})
    select ${names} from jsonb_populate_recordset(null::${target}, ${JSON.stringify(rows)}::jsonb)
    on conflict (id) do update set ${changes}`.execute(tx)
}
