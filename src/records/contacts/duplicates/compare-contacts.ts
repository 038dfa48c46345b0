import { setTimeout as pause } from 'node:timers/promises'
import { sql } from 'kysely'
import * as z from 'zod/mini'
import { type Context, inTransaction } from '../../../context.ts'
import { publishChange } from '../../../platform/events/notify.ts'
import { addJob } from '../../../platform/jobs/add-job.ts'
import { task } from '../../../platform/jobs/task.ts'
import { comparedPeople } from './compared-person.ts'
import { contactKeys, KEY_RULES } from './contact-keys.ts'
import { findPairs } from './find-pairs.ts'

const BATCH = 20

/** Seconds after which contacts that came in numbers are compared together. */
const SOON = 5

/** Compares contacts with all others: those named, or every one whose keys are missing or not of these rules. */
export const compareContactsTask = task({
  name: 'compare-contacts',
  payload: z.object({ ids: z.optional(z.array(z.int())) }),
  daily: '03:40',
  retries: 3,
  pause: 30,
  label: () => 'Find duplicate contacts',
  async run(context, { ids }, { signal }) {
    if (ids) {
      await compareContacts(context, ids)
      return
    }
    for (let last = 0, waiting = [last]; waiting.length > 0; last = waiting.at(-1) ?? last) {
      signal.throwIfAborted()
      waiting = await withoutKeys(context, last)
      const startedAt = performance.now()
      await compareContacts(context, waiting)
      // Half of the time is left to requests, of which many may have come at once.
      await pause(performance.now() - startedAt, undefined, { signal })
    }
  },
})

/** Has contacts compared with all others after the transaction. */
export async function compareLater(tx: Context, ids: readonly number[]): Promise<void> {
  await addJob(tx, compareContactsTask, { ids: [...ids] })
}

const addedAt = new WeakMap<object, number>()

/**
 * Has new contacts compared with all others within seconds, and those marked by `keysAreOld`: for forms, e-mails and
 * imports, of which many may come at once. One job does it for all, so a process adds it once in that time; whatever a
 * long transaction adds after it is compared with the next ones.
 */
export async function compareSoon(tx: Context): Promise<void> {
  const now = Date.now()
  const { catalogue: thisProcess } = tx
  if (now - (addedAt.get(thisProcess) ?? 0) < (SOON * 1000) / 2) return
  addedAt.set(thisProcess, now)
  await addJob(tx, compareContactsTask, {}, { startAfter: new Date(now + SOON * 1000) })
}

/** Marks a contact as one to be compared again. */
export async function keysAreOld({ db }: Context, id: number): Promise<void> {
  await sql`
    insert into contact_keys (contact_id, keys, rules) values (${id}, '{}', 0)
    on conflict (contact_id) do update set rules = 0`.execute(db)
}

/** Has contacts compared that never were, or by older rules: after an update of the product. */
export async function compareWaiting(context: Context): Promise<void> {
  const waiting = await withoutKeys(context, 0)
  if (waiting.length === 0) return
  await inTransaction(context, (tx) => addJob(tx, compareContactsTask, {}))
}

/**
 * Stores what these contacts are found by, and the pairs that they are in. Keys are committed before pairs are sought:
 * of two contacts that are compared at once, the later one finds the other.
 */
async function compareContacts(context: Context, ids: readonly number[]): Promise<void> {
  await inTransaction(context, (tx) => storeKeys(tx, ids))
  for (const id of ids) await storePairs(context, id)
}

/** The rows are locked before the contacts are read: whoever marks one as old meanwhile is not overwritten. */
async function storeKeys({ db }: Context, ids: readonly number[]): Promise<void> {
  await sql`
    insert into contact_keys (contact_id, keys, rules)
    select id, '{}', 0 from contacts where id = any(${[...ids]}::integer[]) order by id
    on conflict (contact_id) do nothing`.execute(db)
  await sql`
    select from contact_keys where contact_id = any(${[...ids]}::integer[])
    order by contact_id for update`.execute(db)
  const rows = (await comparedPeople(db, ids)).map((person) => {
    const { identities, names, words } = contactKeys(person)
    return { contact_id: person.id, keys: [...identities, ...names, ...words] }
  })
  await sql`
    update contact_keys k set keys = given.keys, rules = ${KEY_RULES}
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb)
      as given (contact_id integer, keys integer[])
    where k.contact_id = given.contact_id
      and (k.keys, k.rules) is distinct from (given.keys, ${KEY_RULES})`.execute(db)
}

/** Replaces the pairs of a contact. Staff are notified when they differ from what was known. */
async function storePairs(context: Context, id: number): Promise<void> {
  await inTransaction(context, async (tx) => {
    // One after the other for one contact; and it is read again, as it may have changed since.
    await sql`select from contact_keys where contact_id = ${id} for update`.execute(tx.db)
    const [person] = await comparedPeople(tx.db, [id])
    if (!person) return
    const { pairs, office } = await findPairs(tx.db, person)
    const found = pairs.map((pair) => ({
      low_id: Math.min(id, pair.id),
      high_id: Math.max(id, pair.id),
      is_likely: pair.isLikely,
      shares: pair.shares,
      names: pair.names,
    }))
    const given = sql`jsonb_to_recordset(${JSON.stringify(found)}::jsonb)
      as given (low_id integer, high_id integer, is_likely boolean, shares text[], names text)`
    const gone = await sql`
      delete from contact_pairs p
      where (p.low_id = ${id} or p.high_id = ${id}) and not exists (
          select from ${given} where given.low_id = p.low_id and given.high_id = p.high_id)
        or not p.is_likely and p.low_id = any(${office}::integer[]) and p.high_id = any(${office}::integer[])
      returning 1`.execute(tx.db)
    const stored = await sql`
      insert into contact_pairs (low_id, high_id, is_likely, shares, names, found_at)
      select low_id, high_id, is_likely, shares, names, ${tx.now} from ${given}
      order by low_id, high_id
      on conflict (low_id, high_id) do update set
        is_likely = excluded.is_likely, shares = excluded.shares, names = excluded.names
        where (contact_pairs.is_likely, contact_pairs.shares, contact_pairs.names)
          is distinct from (excluded.is_likely, excluded.shares, excluded.names)
      returning 1`.execute(tx.db)
    if (gone.rows.length + stored.rows.length === 0) return
    await publishChange(tx, 'contact', [
      id,
      ...found.flatMap(({ low_id, high_id }) => [low_id, high_id]),
    ])
  })
}

/** The next contacts after one that were never compared, or by older rules. */
async function withoutKeys({ db }: Context, after: number): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    select c.id from contacts c left join contact_keys k on k.contact_id = c.id
    where c.id > ${after} and c.deleted_at is null and k.rules is distinct from ${KEY_RULES}
    order by c.id limit ${BATCH}`.execute(db)
  return rows.map(({ id }) => id)
}
