import { sql } from 'kysely'
import type { Context } from '../../context.ts'
import { invalid } from '../../refused.ts'
import { recordExists } from '../../team/activity/record-exists.ts'

type Subjects = {
  contactId?: number | undefined
  unitId?: number | null | undefined
  coAgentContactId?: number | null | undefined
  unitIds?: readonly number[] | undefined
}

/** Refuses (400) a contact or home that does not exist or was deleted. */
export async function requireSubjects(tx: Context, subjects: Subjects): Promise<void> {
  const { contactId, unitId, coAgentContactId, unitIds } = subjects
  for (const [field, id] of Object.entries({ contactId, coAgentContactId })) {
    if (id && !(await recordExists(tx, 'contact', id))) throw invalid(field, 'no_such_contact')
  }
  if (unitId && !(await recordExists(tx, 'unit', unitId))) throw invalid('unitId', 'no_such_unit')
  for (const [place, id] of (unitIds ?? []).entries()) {
    if (!(await recordExists(tx, 'unit', id))) throw invalid(`unitIds.${place}`, 'no_such_unit')
  }
}

/** Refuses (400) a deal that does not exist or was deleted. */
export async function requireDeal(tx: Context, dealId: number | null): Promise<void> {
  if (dealId && !(await recordExists(tx, 'deal', dealId))) throw invalid('dealId', 'no_such_deal')
}

/** Sets the homes of a deal besides the one that it is about; those that stay keep their time. */
export async function setDealUnits(
  { db, now }: Context,
  dealId: number,
  unitIds: readonly number[],
): Promise<void> {
  const ids = [...new Set(unitIds)]
  await sql`delete from deal_units where deal_id = ${dealId} and unit_id <> all(${ids}::integer[])`.execute(
    db,
  )
  await addDealUnits({ db, now }, dealId, ids)
}

/** Adds homes to those of a deal. */
export async function addDealUnits(
  { db, now }: Pick<Context, 'db' | 'now'>,
  dealId: number,
  unitIds: readonly number[],
): Promise<void> {
  await sql`
    insert into deal_units (deal_id, unit_id, added_at)
    select ${dealId}::integer, id, ${now}::timestamptz from unnest(${[...unitIds]}::integer[]) as added (id)
    on conflict do nothing`.execute(db)
}
