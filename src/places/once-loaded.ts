import type { Db } from '../db/connect.ts'

/** What is made of the reference tables: kept in memory, and made again only when data/ was loaded anew. */
export function onceLoaded<Made>(make: (db: Db) => Promise<Made>): (db: Db) => Promise<Made> {
  let kept: { fingerprint: string; made: Made } | undefined
  return async (db) => {
    const fingerprint = await loadedFingerprint(db)
    if (kept && kept.fingerprint === fingerprint) return kept.made
    const made = await make(db)
    if (fingerprint) kept = { fingerprint, made }
    return made
  }
}

/** What is loaded, or null before the first load. */
export async function loadedFingerprint(db: Db): Promise<string | null> {
  const row = await db.selectFrom('referenceData').select('fingerprint').executeTakeFirst()
  return row?.fingerprint ?? null
}
