import { sql } from 'kysely'
import type pg from 'pg'
import { type Db, openPool, type Tx } from './connect.ts'

const CHANNEL = 'catalogue'
const POLL_MS = 300
const RETRY_MS = 250
const SURE_MS = 1000

/**
 * The number that grows with every change a visitor could see. What is kept in memory is kept by it:
 * counts, answers, pages. Each process learns of a change at once by LISTEN, and by a poll behind it.
 */
export class CatalogueVersion {
  #current = 0
  #confirmedAt: number | null = null
  #listeners = new Set<(version: number) => void>()

  /** The newest version this process knows of; 0 before the first is read. */
  get current(): number {
    return this.#current
  }

  /**
   * Whether what is kept by `current` may be given out: no other process can have raised the version
   * more than a second ago. Always true where no database is followed.
   */
  get isSure(): boolean {
    return this.#confirmedAt === null || performance.now() - this.#confirmedAt < SURE_MS
  }

  /** Takes note that this was the stored version when the question for it was sent (`performance.now`). */
  confirm(version: number, askedAt: number): void {
    this.seen(version)
    this.#confirmedAt = Math.max(this.#confirmedAt ?? 0, askedAt)
  }

  /** Takes note of a version; older ones are ignored. */
  seen(version: number): void {
    if (version <= this.#current) return
    this.#current = version
    for (const listener of this.#listeners) listener(version)
  }

  /** Calls back at each new version until the returned function is called. */
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
 * Keeps `catalogue` true to the database for as long as the process runs: listens on a connection of
 * its own, reconnects when it is lost, and polls in case a notification was missed.
 */
export async function followCatalogueVersion(
  url: string,
  catalogue: CatalogueVersion,
): Promise<{ stop(): Promise<void> }> {
  const pool = openPool(url, { max: 1 })
  let client: pg.PoolClient | undefined
  let stopped = false
  let timer: NodeJS.Timeout | undefined

  const letGo = () => {
    const gone = client
    client = undefined
    gone?.release(true)
  }
  const listen = async () => {
    client = await pool.connect()
    if (stopped) return letGo()
    client.on('error', () => {})
    client.on('notification', (message) => catalogue.seen(Number(message.payload)))
    await client.query(`listen ${CHANNEL}`)
  }
  const look = async () => {
    if (!client) await listen()
    const askedAt = performance.now()
    const answer = await client?.query('select version from catalogue')
    catalogue.confirm(Number(answer?.rows[0]?.version ?? 0), askedAt)
  }
  const again = (delay: number) => {
    if (stopped) return
    timer = setTimeout(async () => {
      try {
        await look()
        again(POLL_MS)
      } catch {
        letGo()
        again(RETRY_MS)
      }
    }, delay)
  }

  await look()
  again(POLL_MS)
  return {
    async stop() {
      stopped = true
      clearTimeout(timer)
      letGo()
      await pool.end()
    },
  }
}
