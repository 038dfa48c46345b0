import { hash } from 'node:crypto'
import { type RawBuilder, sql } from 'kysely'
import type { Db } from '../../platform/db/connect.ts'
import { runPlanned } from '../../platform/db/planned.ts'
import { type Identity, identityValues, kindsOf } from './identities.ts'

/** A matched contact, and the identities that it already has. */
export type Match = { id: number; name: string; identities: Pick<Identity, 'kind' | 'value'>[] }

/**
 * The contacts that have these identities: their id, the identity's kind, and its position in the
 * list, counted from 1.
 */
export function holdersOf(identities: readonly Identity[]): RawBuilder<unknown> {
  return sql`
    select i.contact_id, i.kind, sought.place
    from unnest(${kindsOf(identities)}::text[], ${identityValues(identities)}::text[]) with ordinality as sought (kind, value, place)
    join contact_identities i on i.kind = sought.kind and i.value = sought.value`
}

/**
 * The contact of a person who writes on a channel: the one that has the first of these identities
 * that any contact has, the oldest of several; otherwise the contact of the conversation. Deleted
 * contacts never match. The row is locked, so that it cannot be deleted before this transaction
 * ends, and so is the conversation. Call `lockIdentities` first, or two simultaneous messages create two contacts.
 */
export async function matchingContact(
  db: Db,
  identities: readonly Identity[],
  from: { channel: string; handle: string },
): Promise<Match | null> {
  // The conversation before its contact, as whoever answers in it locks them.
  const match = sql<Match>`
    with thread as materialized (
      select contact_id from inbox_threads
      where channel = ${from.channel} and handle = ${from.handle} and deleted_at is null
      for no key update
    )
    select c.id, c.name, (
      select json_agg(json_build_object('kind', kind, 'value', value))
      from contact_identities where contact_id = c.id
    ) as identities
    from (
      select contact_id, place from (${holdersOf(identities)}) holders
      union all
      select contact_id, null from thread
    ) candidates
    join contacts c on c.id = candidates.contact_id and c.deleted_at is null
    order by candidates.place nulls last, c.id
    limit 1
    for no key update of c`
  const [row] = await runPlanned(db, match)
  return row ?? null
}

/** The contacts that have an identity, by its `kind:value`, the oldest first. */
export type Known = Map<string, { id: number; name: string }[]>

/** The contacts that have any of these identities. Deleted contacts are none. */
export async function knownContacts(db: Db, identities: readonly Identity[]): Promise<Known> {
  const known: Known = new Map()
  if (identities.length === 0) return known
  const { rows } = await sql<{ identity: string; id: number; name: string }>`
    select distinct c.id, c.name, i.kind || ':' || i.value as identity
    from unnest(${kindsOf(identities)}::text[], ${identityValues(identities)}::text[]) as sought (kind, value)
    join contact_identities i on i.kind = sought.kind and i.value = sought.value
    join contacts c on c.id = i.contact_id and c.deleted_at is null
    order by c.id`.execute(db)
  for (const { identity, ...contact } of rows)
    known.set(identity, [...(known.get(identity) ?? []), contact])
  return known
}

/**
 * Serialises people who share an identity: a second transaction waits until the first one ends.
 * Locks are taken in sorted order, which rules out deadlocks.
 */
export async function lockIdentities(db: Db, identities: readonly Identity[]): Promise<void> {
  const locks = new Set(identities.map(({ kind, value }) => lockOf(`${kind}:${value}`)))
  if (locks.size === 0) return
  const lockCalls = [...locks].sort().map((lock) => `pg_advisory_xact_lock(${lock})`)
  await sql.raw(`select ${lockCalls.join(', ')}`).execute(db)
}

/** The 64-bit number of an advisory lock. */
function lockOf(text: string): bigint {
  return hash('sha1', text, 'buffer').readBigInt64BE()
}
