import { sql } from 'kysely'
import { raiseCatalogueVersion } from '../db/catalogue-version.ts'
import type { Db, Tx } from '../db/connect.ts'
import { loadedFingerprint } from './once-loaded.ts'
import { loadStationMinutes } from './railway-times/load-station-minutes.ts'
import { refreshProjectMinutes } from './railway-times/refresh-project-minutes.ts'
import { type ReferenceTable, readReferenceFiles, referenceTables } from './reference-files.ts'

// Any two processes that load one database take turns by this number.
const LOCK = 7_284_265

/**
 * Brings the reference tables to what data/ holds: rows are added and corrected by their fixed ids,
 * never removed, because projects refer to them. Does nothing when data/ is as it was loaded last.
 * Answers whether anything was loaded.
 */
export async function loadReferenceData(db: Db): Promise<boolean> {
  const { fingerprint, files } = await readReferenceFiles()
  if ((await loadedFingerprint(db)) === fingerprint) return false
  return db.transaction().execute(async (tx) => {
    await sql`select pg_advisory_xact_lock(${LOCK})`.execute(tx)
    if ((await loadedFingerprint(tx)) === fingerprint) return false
    for (const table of referenceTables(files)) await upsert(tx, table)
    await loadStationMinutes(tx, files)
    await tx
      .insertInto('referenceData')
      .values({ fingerprint })
      .onConflict((conflict) =>
        conflict.column('onlyRow').doUpdateSet({ fingerprint, loadedAt: sql`now()` }),
      )
      .execute()
    // What projects say of places is kept ready in their documents.
    await sql`select refresh_project_documents(array(select id from projects))`.execute(tx)
    const projects = await tx.selectFrom('projects').select('id').orderBy('id').execute()
    await refreshProjectMinutes(
      tx,
      projects.map(({ id }) => id),
    )
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
