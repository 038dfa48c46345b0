import type { CatalogueVersion } from './db/catalogue-version.ts'
import { raiseCatalogueVersion } from './db/catalogue-version.ts'
import type { Db } from './db/connect.ts'
import type { Geocoder } from './places/geocoder.ts'
import type { Actor } from './staff/rules.ts'

/** What every verb and read gets first: the database (or the transaction it runs in), who asks, and when. */
export type Context = {
  readonly db: Db
  /** The signed-in member of staff, or null for a visitor. */
  readonly actor: Actor | null
  readonly now: Date
  readonly requestId: string | null
  readonly catalogue: CatalogueVersion
  /** The geocoding service, where one is set. */
  readonly geocoder?: Geocoder | undefined
  /** Set inside a transaction: what is owed at its end. */
  readonly transaction?: { catalogueChanged: boolean }
}

/**
 * Runs work in one transaction; inside another it joins that one. When the work changed the catalogue,
 * its version rises as the last statement, and this process knows of it when the promise resolves.
 */
export async function inTransaction<T>(
  context: Context,
  work: (tx: Context) => Promise<T>,
): Promise<T> {
  if (context.transaction) return work(context)
  let version = 0
  const result = await context.db.transaction().execute(async (db) => {
    const transaction = { catalogueChanged: false }
    const answer = await work({ ...context, db, transaction })
    if (transaction.catalogueChanged) version = await raiseCatalogueVersion(db)
    return answer
  })
  context.catalogue.seen(version)
  return result
}

/** Says that this transaction changes what visitors see. Only inside `inTransaction`. */
export function catalogueChanges(tx: Context): void {
  if (!tx.transaction) throw new Error('catalogueChanges belongs inside inTransaction')
  tx.transaction.catalogueChanged = true
}
