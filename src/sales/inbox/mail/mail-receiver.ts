import { setTimeout as pause } from 'node:timers/promises'
import type { FetchMessageObject, ImapFlow } from 'imapflow'
import { sql } from 'kysely'
import type { Logger } from 'pino'
import { type Context, inTransaction } from '../../../context.ts'
import type { Db } from '../../../platform/db/connect.ts'
import { isDataError } from '../../../platform/db/violates.ts'
import { refusal } from '../../../shared/refusals/refusal.ts'
import type { Refusal } from '../../../shared/refusals/refusals.ts'
import { LetterReader } from './letter-reader.ts'
import { MAX_LETTER_BYTES, type Mailbox, openMailbox } from './mailbox.ts'
import {
  beginReading,
  endReading,
  giveUpReading,
  type MailboxPlace,
  positionOf,
  storeFault,
  storePosition,
} from './mailbox-position.ts'
import type { RawMail } from './raw-mail.ts'
import { noteOf, type ReceivedLetter } from './read-letter.ts'
import { receiveLetter } from './receive-letter.ts'

/** The parts of the services it uses. */
export type ReceivingProcess = Pick<Context, 'db' | 'catalogue'> & {
  log: Pick<Logger, 'warn' | 'error'>
  now: () => Date
}

type Details = { why?: Refusal | null; raw?: RawMail | null }

/** How long a process without the mailbox, or after a fault, waits before it tries again. */
const RETRY_MS = 10_000
/** The polling interval in milliseconds, for servers that send no notifications. */
const POLL_MS = 60_000
/** How often the reading of one e-mail may begin without ending: its process may have died of it. */
const MAX_TRIES = 4
const DAY_MS = 86_400_000

/**
 * Receives the e-mails of a mailbox, which is left as it is. One of all processes does it at a time,
 * by a lock of its connection to PostgreSQL. Each e-mail is stored with the position behind it, so that
 * it is read once; it is read again only if that did not commit.
 */
export class MailReceiver {
  readonly #process: ReceivingProcess
  readonly #url: string
  readonly #own: readonly string[]
  readonly #keepDays: number
  readonly #retryMs: number
  readonly #stopping = new AbortController()
  // Safe: one e-mail is read at a time.
  readonly #reader = new LetterReader()
  #done: Promise<void> | undefined

  /**
   * `from` is the agency's address: whatever comes in went to it or to the mailbox's own. `keepDays` is for how long
   * e-mails are kept as they came.
   */
  constructor(
    process: ReceivingProcess,
    url: string,
    { from = '', keepDays = 0, retryMs = RETRY_MS } = {},
  ) {
    this.#process = process
    this.#url = url
    this.#own = [from, decodeURIComponent(new URL(url).username)].map((own) => own.toLowerCase())
    this.#keepDays = keepDays
    this.#retryMs = retryMs
  }

  start(): void {
    this.#done ??= this.#run()
  }

  /** Ends what is being read, and gives the mailbox to another process. */
  async stop(): Promise<void> {
    this.#stopping.abort()
    await this.#done
  }

  async #run(): Promise<void> {
    const { signal } = this.#stopping
    while (!signal.aborted) {
      await this.#ifFree().catch((err) => this.#process.log.warn({ err }, 'mailbox not read'))
      await pause(this.#retryMs, undefined, { signal }).catch(() => {})
    }
  }

  async #ifFree(): Promise<void> {
    await this.#process.db.connection().execute(async (connection) => {
      const lock = sql`hashtextextended(${new URL(this.#url).href}, 7284274)`
      const { rows } = await sql<{ isFree: boolean }>`
        select pg_try_advisory_lock(${lock}) as is_free`.execute(connection)
      if (!rows[0]?.isFree) return
      try {
        await this.#receive(connection)
      } finally {
        await sql`select pg_advisory_unlock(${lock})`.execute(connection)
      }
    })
  }

  async #receive(connection: Db): Promise<void> {
    const mailbox = openMailbox(this.#url)
    try {
      await mailbox.connect(this.#stopping.signal)
      while (!this.#stopping.signal.aborted) {
        await mailbox.whileOpen(this.#round(mailbox))
        this.#reader.end()
        await mailbox.change(POLL_MS, this.#stopping.signal)
        // The lock is lost with its connection.
        await sql`select 1`.execute(connection)
      }
    } catch (error) {
      if (this.#stopping.signal.aborted) return
      const reason = error instanceof Error ? error.message : String(error)
      await storeFault(this.#process.db, mailbox.name, refusal('mailbox_unreachable', { reason }))
      throw error
    } finally {
      this.#reader.end()
      mailbox.close()
    }
  }

  /** Reads what is new; of a mailbox seen for the first time, what comes from now on. */
  async #round({ client, name }: Mailbox): Promise<void> {
    const { db, now } = this.#process
    if (!client.mailbox) return
    const uidValidity = Number(client.mailbox.uidValidity)
    const position = await positionOf(db, name)
    if (!position) {
      const lastUid = client.mailbox.uidNext - 1
      return storePosition(db, name, { uidValidity, lastUid }, now())
    }
    const isSame = position.uidValidity === uidValidity
    const lastUid = isSame ? position.lastUid : 0
    // A mailbox that was numbered anew: those of the last days again, of which known ones are left.
    const since = new Date(new Date(position.lookedAt).getTime() - 2 * DAY_MS)
    const query = isSame ? { uid: `${lastUid + 1}:*` } : { since }
    const uids = (await client.search(query, { uid: true })) || []
    for (const uid of uids.filter((uid) => uid > lastUid).toSorted((a, b) => a - b)) {
      if (this.#stopping.signal.aborted) return
      await this.#readOne(client, { mailbox: name, uidValidity, uid })
    }
    const read = { uidValidity, lastUid: Math.max(lastUid, ...uids) }
    await storePosition(db, name, read, now())
  }

  async #readOne(client: ImapFlow, place: MailboxPlace): Promise<void> {
    const { db, log } = this.#process
    const tries = await beginReading(db, place)
    const uid = String(place.uid)
    const head = await client.fetchOne(uid, { envelope: true, size: true }, { uid: true })
    // Deleted since.
    if (!head) return this.#store(place, null)
    const isReadable = tries <= MAX_TRIES && (head.size ?? 0) <= MAX_LETTER_BYTES
    const source = isReadable ? await sourceOf(client, uid) : null
    const raw = source && { bytes: source, days: this.#keepDays }
    const letter = source && (await this.#letterIn(source, place))
    if (letter && (await this.#isStored(place, letter, { raw }))) return
    const why = refusal('mail_not_readable')
    if (await this.#isStored(place, noteOf(head, place), { why, raw })) return
    log.error({ ...place }, 'an email was given up')
    await giveUpReading(db, place, 'Neither it nor a note of it could be stored.', this.#now())
    await storePosition(db, place.mailbox, { ...place, lastUid: place.uid }, this.#now())
  }

  /** An e-mail; null if it cannot be read. */
  async #letterIn(source: Buffer, place: MailboxPlace): Promise<ReceivedLetter | null> {
    try {
      return await this.#reader.read(source)
    } catch (err) {
      this.#process.log.warn({ ...place, err }, 'an email could not be read')
      return null
    }
  }

  /** Whether it could be stored; throws when the database is at fault, not the e-mail. */
  async #isStored(place: MailboxPlace, letter: ReceivedLetter, details: Details) {
    try {
      await this.#store(place, letter, details)
      return true
    } catch (err) {
      if (!isDataError(err)) throw err
      this.#process.log.warn({ ...place, err }, 'an email could not be stored')
      return false
    }
  }

  /** Stores an e-mail and the position behind it, both or neither. */
  async #store(place: MailboxPlace, letter: ReceivedLetter | null, details: Details = {}) {
    const { db, catalogue } = this.#process
    const context = { db, catalogue, actor: null, requestId: null, now: this.#now() }
    await inTransaction(context, async (tx) => {
      if (letter) await receiveLetter(tx, letter, { own: this.#own, ...details })
      await endReading(tx.db, place)
      await storePosition(tx.db, place.mailbox, { ...place, lastUid: place.uid }, tx.now)
    })
  }

  #now(): Date {
    return this.#process.now()
  }
}

async function sourceOf(client: ImapFlow, uid: string): Promise<Buffer | null> {
  const query = { source: true }
  const fetched: FetchMessageObject | false = await client.fetchOne(uid, query, { uid: true })
  return fetched ? (fetched.source ?? null) : null
}
