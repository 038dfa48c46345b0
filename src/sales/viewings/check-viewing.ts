import { sql } from 'kysely'
import type { Context } from '../../context.ts'
import { invalid, invalidFields } from '../../refused.ts'
import { type FieldFault, fault } from '../../shared/refusals/refusals.ts'
import { isColleague } from '../../team/staff/store.ts'
import { contactOfDeal, requireSubjects } from '../../team/tasks/task-subjects.ts'

type Subjects = { contactId: number | null | undefined; dealId: number | null }

/** The contact of a viewing. Refuses (400) what does not exist, and a deal of another contact. */
export async function checkSubjects(tx: Context, { contactId, dealId }: Subjects): Promise<number> {
  await requireSubjects(tx, { dealId })
  const ofDeal = dealId === null ? null : await contactOfDeal(tx, dealId)
  const contact = contactId ?? ofDeal
  if (contact === null) throw invalid('contactId', 'viewing_without_contact')
  await requireSubjects(tx, { contactId: contact })
  if (ofDeal !== null && ofDeal !== contact) throw invalid('dealId', 'viewing_deal_of_another')
  return contact
}

const DAY_MS = 86_400_000

/** Refuses (400) somebody to whom no work can be given. */
export async function checkAgent({ db }: Context, agentId: number): Promise<void> {
  if (!(await isColleague(db, agentId))) throw invalid('agentId', 'no_such_colleague')
}

type Home = { unitId: number; startsAt: string; minutes: number }
type Span = { startsAt: string; endsAt: string }

/**
 * From when to when these homes are seen, which may be over. Refuses (400) homes that do not exist, are named twice,
 * overlap or take more than a day.
 */
export async function checkHomes(
  tx: Context,
  homes: readonly Home[],
  stored?: { homes: readonly { unitId: number }[] },
): Promise<Span> {
  const ids = homes.map(({ unitId }) => unitId)
  // Shared: a deletion at the same moment waits until the viewing is written.
  const { rows } = await sql<{ id: number }>`
    select id from units where id = any(${ids}::integer[]) and deleted_at is null for share`.execute(
    tx.db,
  )
  const known = new Set(
    [...rows, ...(stored?.homes ?? [])].map((row) => ('id' in row ? row.id : row.unitId)),
  )
  const faults = homes.flatMap(({ unitId, startsAt, minutes }, at): FieldFault[] => {
    const path = `homes.${at}`
    const before = homes[at - 1]
    if (!known.has(unitId)) return [fault(`${path}.unitId`, 'no_such_unit')]
    if (ids.indexOf(unitId) !== at) return [fault(`${path}.unitId`, 'viewing_home_twice')]
    if (before && Date.parse(startsAt) < endOf(before))
      return [fault(`${path}.startsAt`, 'viewing_homes_overlap')]
    if (endOf({ unitId, startsAt, minutes }) > Date.parse(homes[0]?.startsAt ?? '') + DAY_MS)
      return [fault(`${path}.startsAt`, 'viewing_too_long')]
    return []
  })
  const [first] = homes
  const last = homes.at(-1)
  if (!first || !last) throw invalid('homes', 'viewing_without_homes')
  if (faults.length > 0) throw invalidFields(faults)
  return {
    startsAt: new Date(first.startsAt).toISOString(),
    endsAt: new Date(endOf(last)).toISOString(),
  }
}

const endOf = ({ startsAt, minutes }: Home) => Date.parse(startsAt) + minutes * 60_000
