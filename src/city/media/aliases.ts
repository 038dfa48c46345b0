import type { Db } from '../../platform/db/connect.ts'
import { imageHash, imagePath } from '../../shared/paths.ts'

/** The same pictures under addresses that are on no other page, in the same order. Those not stored here are left out. */
export async function aliasedImages(db: Db, urls: readonly string[]): Promise<string[]> {
  const hashes = urls.map(imageHash).filter((hash) => hash !== null)
  if (hashes.length === 0) return []
  const rows = await db
    .selectFrom('images')
    .select(['hash', 'alias'])
    .where('hash', 'in', hashes)
    .execute()
  const aliases = new Map(rows.map(({ hash, alias }) => [hash, alias]))
  return hashes.flatMap((hash) => {
    const alias = aliases.get(hash)
    return alias === undefined ? [] : [imagePath(alias)]
  })
}

/** The hash of the picture with this alias; null for none. */
export async function hashOfAlias(db: Db, alias: string): Promise<string | null> {
  const row = await db
    .selectFrom('images')
    .select('hash')
    .where('alias', '=', alias)
    .executeTakeFirst()
  return row?.hash ?? null
}
