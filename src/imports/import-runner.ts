import type { Logger } from 'pino'
import type { Context } from '../context.ts'
import type { CatalogueVersion } from '../db/catalogue-version.ts'
import type { Db } from '../db/connect.ts'
import { actorById } from '../staff/session.ts'
import { runBatch } from './run-batch.ts'

/** What of the process it borrows. */
type Borrowed = {
  db: Db
  catalogue: CatalogueVersion
  log: Pick<Logger, 'error'>
  now: () => Date
}

/**
 * Runs imports within the process, one batch after the other, apart from the calls that start them. What
 * is running stands in the database: whatever ends the process, the next one goes on from there.
 */
export class ImportRunner {
  readonly #services: Borrowed
  readonly #running = new Map<number, Promise<void>>()
  #stopped = false

  constructor(services: Borrowed) {
    this.#services = services
  }

  /** Runs an import that is marked as running, to its end. Resolves when it is, however that came. */
  run(importId: number): Promise<void> {
    const running = this.#running.get(importId)
    if (running) return running
    const work = this.#run(importId).finally(() => this.#running.delete(importId))
    this.#running.set(importId, work)
    return work
  }

  /** Goes on with what an earlier process left. */
  async resume(): Promise<void> {
    const left = await this.#services.db
      .selectFrom('imports')
      .select('id')
      .where('state', '=', 'running')
      .orderBy('id')
      .execute()
    for (const { id } of left) void this.run(id)
  }

  /** Resolves when nothing runs. */
  async idle(): Promise<void> {
    await Promise.all(this.#running.values())
  }

  /** Stops after the batches that are being written; the next process goes on. */
  async stop(): Promise<void> {
    this.#stopped = true
    await this.idle()
  }

  async #run(importId: number): Promise<void> {
    try {
      const context = await this.#contextOf(importId)
      for (let more = true; more && !this.#stopped; ) {
        more = await runBatch({ ...context, now: this.#services.now() }, importId)
      }
    } catch (err) {
      this.#services.log.error({ importId, err }, 'import failed')
      await this.#fail(importId).catch(() => {})
    }
  }

  async #contextOf(importId: number): Promise<Context> {
    const { db, catalogue, now } = this.#services
    const { runBy, requestId } = await db
      .selectFrom('imports')
      .select(['runBy', 'requestId'])
      .where('id', '=', importId)
      .executeTakeFirstOrThrow()
    const actor = runBy === null ? null : await actorById(db, runBy)
    return { db, catalogue, actor, now: now(), requestId }
  }

  /** Somebody has to start it again. */
  async #fail(importId: number): Promise<void> {
    await this.#services.db
      .updateTable('imports')
      .set({ state: 'failed' })
      .where('id', '=', importId)
      .where('state', '=', 'running')
      .execute()
  }
}
