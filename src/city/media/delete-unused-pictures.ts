import { type RawBuilder, sql } from 'kysely'
import { type Context, inTransaction } from '../../context.ts'
import type { Db } from '../../platform/db/connect.ts'
import { referringColumns } from '../../platform/db/referring-columns.ts'
import type { PictureStore } from './picture-store.ts'
import { masterKey, variantKey } from './pictures.ts'
import { allVariants } from './variant.ts'

const DAY_MS = 86_400_000
/** As long as a change of a record's pictures can be undone, and a form that is not saved may have them. */
const KEPT_DAYS = 7

/** Deletes pictures that no record has, that were uploaded and last removed from one more than a week ago. */
export async function deleteUnusedPictures(context: Context): Promise<void> {
  const { db, now, pictures } = context
  if (!pictures) return
  const since = new Date(now.getTime() - KEPT_DAYS * DAY_MS).toISOString()
  const isUnused = await unused(db)
  const { rows } = await sql<{ hash: string }>`
    with changed as (
      select distinct m[1] as hash from audit, regexp_matches(changes::text, '/media/([0-9a-f]{32})/', 'g') m
      where at >= ${since})
    select i.hash from images i
    where i.created_at < ${since} and ${isUnused} and i.hash not in (select hash from changed)
    order by i.hash`.execute(db)
  for (const { hash } of rows) {
    await inTransaction(context, async (tx) => {
      const deleted = await sql`
        delete from images i where i.hash = ${hash} and i.created_at < ${since} and ${isUnused}
        returning i.hash`.execute(tx.db)
      // Whoever uploads the same picture now waits until its files are gone, and stores them again.
      if (deleted.rows.length > 0) await deleteFiles(pictures, hash)
    })
  }
}

async function deleteFiles(pictures: PictureStore, hash: string): Promise<void> {
  for (const variant of allVariants) await pictures.delete(variantKey(hash, variant))
  await pictures.delete(masterKey(hash))
}

/** That no foreign key refers to the picture `i`: of every table that has pictures, also of those made later. */
async function unused(db: Db): Promise<RawBuilder<boolean>> {
  const columns = await referringColumns(db, 'images')
  const conditions = columns.map(
    ({ table, column }) =>
      sql`not exists (select from ${sql.table(table)} r where r.${sql.ref(column)} = i.hash)`,
  )
  return sql<boolean>`${sql.join(conditions, sql` and `)}`
}
