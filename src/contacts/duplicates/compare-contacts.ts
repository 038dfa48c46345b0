import { sql } from 'kysely'
import * as z from 'zod/mini'
import { type Context, inTransaction } from '../../context.ts'
import { notify } from '../../events/notify.ts'
import { addJob } from '../../jobs/add-job.ts'
import { task } from '../../jobs/task.ts'
import { type ComparedPerson, comparedPeople } from './compared-person.ts'
import { contactKeys, KEY_RULES } from './contact-keys.ts'
import { findPairs } from './find-pairs.ts'

const BATCH = 100

/** Compares contacts with all others: those named, or every one whose keys are missing or of older rules. */
export const compareContactsTask = task({
  name: 'compare-contacts',
  payload: z.object({ ids: z.optional(z.array(z.int())) }),
  daily: '03:40',
  retries: 3,
  pause: 30,
  label: () => 'Look for duplicates of contacts',
  async run(context, { ids }, { signal }) {
    if (ids) {
      await compareContacts(context, ids)
      return
    }
    for (let last = 0, waiting = [last]; waiting.length > 0; last = waiting.at(-1) ?? last) {
      signal.throwIfAborted()
      waiting = await withoutKeys(context, last)
      await compareContacts(context, waiting)
    }
  },
})

/** Has contacts compared with all others after the transaction. */
export async function compareLater(tx: Context, ids: readonly number[]): Promise<void> {
  await addJob(tx, compareContactsTask, { ids: [...ids] })
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
  const people = await comparedPeople(context.db, ids)
  await storeKeys(context, people)
  for (const { id } of people) await storePairs(context, id)
}

async function storeKeys({ db }: Context, people: readonly ComparedPerson[]): Promise<void> {
  const rows = people.map((person) => {
    const { identities, names } = contactKeys(person)
    return { contact_id: person.id, keys: [...identities, ...names], rules: KEY_RULES }
  })
  await sql`
    insert into contact_keys (contact_id, keys, rules)
    select given.contact_id, given.keys, given.rules
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb)
      as given (contact_id integer, keys integer[], rules integer)
    join contacts c on c.id = given.contact_id
    order by given.contact_id
    on conflict (contact_id) do update set keys = excluded.keys, rules = excluded.rules
      where (contact_keys.keys, contact_keys.rules) is distinct from (excluded.keys, excluded.rules)`.execute(
    db,
  )
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
    await notify(tx, 'contact', [id, ...found.flatMap(({ low_id, high_id }) => [low_id, high_id])])
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
