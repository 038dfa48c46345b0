import type { Db } from '../../platform/db/connect.ts'

/** Caches a value computed from the reference tables until data/ is loaded again. */
export function cachedUntilReload<Made>(
  make: (db: Db) => Promise<Made>,
): (db: Db) => Promise<Made> {
  let cached: { fingerprint: string; value: Made } | undefined
  return async (db) => {
    const fingerprint = await loadedFingerprint(db)
    if (cached && cached.fingerprint === fingerprint) return cached.value
    const value = await make(db)
    if (fingerprint) cached = { fingerprint, value }
    return value
  }
}

/** The fingerprint of the loaded data, or null before the first load. */
export async function loadedFingerprint(db: Db): Promise<string | null> {
  const row = await db.selectFrom('referenceData').select('fingerprint').executeTakeFirst()
  return row?.fingerprint ?? null
}
