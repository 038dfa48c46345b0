import type { Geocoder } from './city/geocoder/geocoder.ts'
import type { PictureStore } from './city/media/picture-store.ts'
import type { CatalogueVersion } from './platform/db/catalogue-version.ts'
import { raiseCatalogueVersion } from './platform/db/catalogue-version.ts'
import type { Db } from './platform/db/connect.ts'
import { isDeadlock } from './platform/db/violates.ts'
import type { Mail } from './sales/inbox/mail/mail.ts'
import type { Push } from './team/notifications/push/push.ts'
import type { Actor } from './team/staff/rules/staff.ts'
import type { Model } from './words/writing/model/model.ts'

/**
 * The first argument of every verb and read: the database (or the current transaction), who is
 * calling, and when.
 */
export type Context = {
  readonly db: Db
  /** The signed-in member of staff, or null for a visitor. */
  readonly actor: Actor | null
  readonly now: Date
  readonly requestId: string | null
  readonly catalogue: CatalogueVersion
  /** The geocoding service, if one is configured. */
  readonly geocoder?: Geocoder | undefined
  /** The configured model, which rewrites and reads texts. */
  readonly model?: Model | undefined
  /** The store of pictures; of background jobs alone. */
  readonly pictures?: PictureStore | undefined
  /** Sends e-mails, if a server is configured. */
  readonly mail?: Mail | undefined
  /** Sends Web Pushes. */
  readonly push?: Push | undefined
  /** The public address of the site, for links in e-mails. */
  readonly origin?: string | undefined
  /** Set inside a transaction: what is due at its end. */
  readonly transaction?: { catalogueChanged: boolean; jobsAdded: boolean }
  /** Makes this process poll for jobs at once, if it runs any. */
  readonly wakeJobs?: (() => void) | undefined
}

/** How often work is done that others make fail. */
const ATTEMPTS = 4

/**
 * Runs work in one transaction, joining the current one if there is one. Two transactions that wait
 * for each other (a merge moves what somebody writes to) are ended by PostgreSQL: the work of one is
 * done again, from its beginning. If the work changed the catalogue, its version is raised by the
 * last statement, and this process knows the new version when the promise resolves.
 */
export async function inTransaction<T>(
  context: Context,
  work: (tx: Context) => Promise<T>,
): Promise<T> {
  if (context.transaction) return work(context)
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await inOneTransaction(context, work)
    } catch (error) {
      if (attempt === ATTEMPTS || !isDeadlock(error)) throw error
    }
  }
}

async function inOneTransaction<T>(
  context: Context,
  work: (tx: Context) => Promise<T>,
): Promise<T> {
  let version = 0
  let jobsAdded = false
  const result = await context.db.transaction().execute(async (db) => {
    const transaction = { catalogueChanged: false, jobsAdded: false }
    const result = await work({ ...context, db, transaction })
    if (transaction.catalogueChanged) version = await raiseCatalogueVersion(db)
    jobsAdded = transaction.jobsAdded
    return result
  })
  context.catalogue.seen(version)
  if (jobsAdded) context.wakeJobs?.()
  return result
}

/** Marks this transaction as changing what visitors see. Only inside `inTransaction`. */
export function catalogueChanges(tx: Context): void {
  if (!tx.transaction) throw new Error('catalogueChanges belongs inside inTransaction')
  tx.transaction.catalogueChanged = true
}
