import { sql } from 'kysely'
import type pg from 'pg'
import { type Db, openPool, type Tx } from './connect.ts'

const CHANNEL = 'catalogue'
const POLL_MS = 300
const RETRY_MS = 250
const SURE_MS = 1000

/**
 * The number that grows with every change a visitor could see. Counts, responses and pages in
 * memory are cached under it. Each process learns of a change by LISTEN, and by polling as a
 * fallback.
 */
export class CatalogueVersion {
  #current = 0
  #confirmedAt: number | null = null
  #listeners = new Set<(version: number) => void>()

  /** The newest version known to this process; 0 before the first read. */
  get current(): number {
    return this.#current
  }

  /**
   * Whether values cached under `current` may be served: no other process can have raised the
   * version more than a second ago. Always true where no database is followed.
   */
  get isSure(): boolean {
    return this.#confirmedAt === null || performance.now() - this.#confirmedAt < SURE_MS
  }

  /** Confirms that this was the stored version when the query was sent (`performance.now`). */
  confirm(version: number, requestedAt: number): void {
    this.seen(version)
    this.#confirmedAt = Math.max(this.#confirmedAt ?? 0, requestedAt)
  }

  /** Records a version; older ones are ignored. */
  seen(version: number): void {
    if (version <= this.#current) return
    this.#current = version
    for (const listener of this.#listeners) listener(version)
  }

  /** Calls the listener at each new version until the returned function is called. */
  onChange(listener: (version: number) => void): () => void {
    this.#listeners.add(listener)
    return () => this.#listeners.delete(listener)
  }
}

/** Raises the version inside a transaction: its last statement, because writers queue on this row. */
export async function raiseCatalogueVersion(tx: Tx): Promise<number> {
  const { rows } = await sql<{ version: number }>`
    with raised as (update catalogue set version = version + 1 returning version)
    select version, pg_notify(${CHANNEL}, version::text) from raised`.execute(tx)
  return rows[0]?.version ?? 0
}

/** Reads the stored version once. */
export async function readCatalogueVersion(db: Db): Promise<number> {
  const row = await db.selectFrom('catalogue').select('version').executeTakeFirstOrThrow()
  return Number(row.version)
}

/**
 * Another listener on the same connection: receives a channel's notifications, and learns when some
 * may have been missed.
 */
export type Listener = {
  channel: string
  onNotification: (payload: string) => void
  onMissed: () => void
}

/**
 * Keeps `catalogue` in step with the database while the process runs: listens on a connection of
 * its own, reconnects when it is lost, and polls in case a notification was missed. `others` listen
 * on the same connection.
 */
export async function followCatalogueVersion(
  url: string,
  catalogue: CatalogueVersion,
  others: readonly Listener[] = [],
): Promise<{ stop(): Promise<void> }> {
  const listeners: Listener[] = [
    {
      channel: CHANNEL,
      onNotification: (payload) => catalogue.seen(Number(payload)),
      onMissed: () => {},
    },
    ...others,
  ]
  const pool = openPool(url, { max: 1 })
  let client: pg.PoolClient | undefined
  let stopped = false
  let timer: NodeJS.Timeout | undefined

  const letGo = () => {
    const closed = client
    client = undefined
    closed?.release(true)
  }
  const listen = async () => {
    client = await pool.connect()
    if (stopped) return letGo()
    client.on('error', () => {})
    client.on('notification', ({ channel, payload = '' }) => {
      for (const listener of listeners)
        if (listener.channel === channel) listener.onNotification(payload)
    })
    for (const { channel } of listeners) await client.query(`listen ${channel}`)
    for (const { onMissed } of listeners) onMissed()
  }
  const poll = async () => {
    if (!client) await listen()
    const requestedAt = performance.now()
    const result = await client?.query('select version from catalogue')
    catalogue.confirm(Number(result?.rows[0]?.version ?? 0), requestedAt)
  }
  const pollAfter = (delay: number) => {
    if (stopped) return
    timer = setTimeout(async () => {
      try {
        await poll()
        pollAfter(POLL_MS)
      } catch {
        letGo()
        pollAfter(RETRY_MS)
      }
    }, delay)
  }

  await poll()
  pollAfter(POLL_MS)
  return {
    async stop() {
      stopped = true
      clearTimeout(timer)
      letGo()
      await pool.end()
    },
  }
}
