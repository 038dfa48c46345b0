import { createHash } from 'node:crypto'
import { setTimeout as pause } from 'node:timers/promises'
import { sql } from 'kysely'
import { type Context, inTransaction } from '../../../context.ts'
import { invalid, Refused } from '../../../refused.ts'
import type { Call } from '../edge.ts'

/** The header by which a client marks its repetitions of one request: a UUID of its own. */
export const IDEMPOTENCY_KEY = 'idempotency-key'
/** Hours for which a key is known. */
const KEY_HOURS = 24

const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i
const FIRST_PAUSE_MS = 25
const MAX_PAUSE_MS = 400
const WAIT_MS = 10_000

/** The key of a request, if it has one. Refuses one that is no UUID with 400. */
export function idempotencyKey(call: Call): string | null {
  const key = call.req.header(IDEMPOTENCY_KEY)
  if (key === undefined) return null
  if (!UUID.test(key)) throw invalid('Idempotency-Key', 'must_be_uuid')
  return key.toLowerCase()
}

/**
 * Makes the response to a request with a key, in one transaction with the key: it is made once, and a
 * repetition by the same person gets the same response. While the first is under way, others wait without a
 * connection. `sent` is the body. Refuses: 422 the key of another request, 409 when the first one takes too long.
 */
export async function respondOnce(
  call: Call,
  context: Context,
  key: string,
  sent: unknown,
  make: (tx: Context) => Promise<Response>,
): Promise<Response> {
  const person = personOf(context)
  const hash = hashOf(call, sent)
  let waited = 0
  for (let ms = FIRST_PAUSE_MS; ; ms = Math.min(ms * 2, MAX_PAUSE_MS)) {
    const response = await inTransaction(context, async (tx) => {
      if (!(await lock(tx, person, key))) return null
      const known = await storedAnswer(tx, person, key)
      if (!known) return storeFeedback(tx, { person, key, hash }, await make(tx))
      if (known.requestHash !== hash) throw new Refused(422, 'key_of_another')
      const headers = { 'content-type': 'application/json', 'idempotency-replayed': 'true' }
      return new Response(known.body, { status: known.status, headers })
    })
    if (response) return response
    if (waited >= WAIT_MS) throw new Refused(409, 'request_under_way')
    await pause(ms)
    waited += ms
  }
}

/** Forgets a key whose request turned out to be refused later: its repetition is refused anew. */
export async function deleteKey(context: Context, key: string): Promise<void> {
  await context.db
    .deleteFrom('idempotencyKeys')
    .where('person', '=', personOf(context))
    .where('key', '=', key)
    .execute()
}

/** Visitors are one person: their keys cannot be guessed, and their responses hold an id only. */
function personOf({ actor }: Context): string {
  return actor ? String(actor.id) : 'visitor'
}

function hashOf({ req }: Call, sent: unknown): string {
  // A stored hash must not help to guess a password.
  const text = JSON.stringify([req.method, req.path, sent], (name, value) =>
    /password/i.test(name) ? undefined : value,
  )
  return createHash('sha256').update(text).digest('base64url')
}

async function lock({ db }: Context, person: string, key: string): Promise<boolean> {
  const { rows } = await sql<{ locked: boolean }>`
    select pg_try_advisory_xact_lock(hashtextextended(${`${person} ${key}`}, 7284273)) as locked`.execute(
    db,
  )
  return rows[0]?.locked ?? false
}

async function storedAnswer({ db, now }: Context, person: string, key: string) {
  return db
    .selectFrom('idempotencyKeys')
    .select(['requestHash', 'status', 'body'])
    .where('person', '=', person)
    .where('key', '=', key)
    .where('createdAt', '>', oldestKnown(now))
    .executeTakeFirst()
}

async function storeFeedback(
  { db, now }: Context,
  { person, key, hash }: { person: string; key: string; hash: string },
  response: Response,
): Promise<Response> {
  const answer = { requestHash: hash, status: response.status, body: await response.text() }
  await db
    .insertInto('idempotencyKeys')
    .values({ person, key, ...answer, createdAt: now })
    .onConflict((conflict) =>
      conflict.columns(['person', 'key']).doUpdateSet({ ...answer, createdAt: now }),
    )
    .execute()
  return new Response(answer.body, { status: answer.status, headers: response.headers })
}

/** The time since which keys are known. */
export function oldestKnown(now: Date): string {
  return new Date(now.getTime() - KEY_HOURS * 3_600_000).toISOString()
}
