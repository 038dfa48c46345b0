import { sql } from 'kysely'
import type { Context } from '../context.ts'
import { moveDeal } from '../sales/deals/move-deal.ts'
import { columnOfStage, statusOfColumn } from '../sales/deals/rules/deal.ts'
import { DEFAULT_MONTHS } from '../sales/deals/rules/deal-record.ts'
import { addDeal } from '../sales/deals/save-deal.ts'
import { USUAL_MINUTES } from '../sales/viewings/rules/viewing.ts'
import { addViewing } from '../sales/viewings/save-viewing.ts'
import { addDays } from '../shared/calendar-days.ts'
import { bangkokDate, bangkokTime } from '../shared/dates.ts'
import type { Actor } from '../team/staff/rules/staff.ts'
import { momentOf } from './calendar.ts'
import { type DemoDeal, demoDeals } from './demo-tables.ts'
import type { Colleagues } from './seed-colleagues.ts'
import type { DemoEvent } from './timeline.ts'

/** The deals of the colleagues and the first admin, with each of their stages, and the viewing that those before one have. */
export function dealEvents(now: Date, colleagues: Colleagues): DemoEvent[] {
  return demoDeals.flatMap((deal, index) => eventsOf(now, deal, index, colleagues[deal.of]))
}

function eventsOf(now: Date, deal: DemoDeal, index: number, actor: Actor): DemoEvent[] {
  const [first = 'leadin', ...later] = deal.stages
  let id = 0
  let seen: { contactId: number; unitId: number } | null = null
  const entry: DemoEvent = {
    at: momentOf(now, deal.madeDaysAgo, 10 + (index % 7)),
    async happens(tx) {
      const unit = deal.isWithoutHome ? null : await unitFor(tx, deal, index)
      const contact = await contactFor(tx)
      seen = unit && { contactId: contact.id, unitId: unit.id }
      const entered = await addDeal(
        { ...tx, actor },
        {
          contactId: contact.id,
          unitId: unit?.id ?? null,
          dealName: unit?.name ?? `Home for ${contact.name}`,
          value: unit?.value ?? 6_500_000,
          ...(deal.isRent && { months: DEFAULT_MONTHS, commissionAmount: unit?.rentAmount ?? 0 }),
          ...(deal.commissionPercent && { commissionPercent: deal.commissionPercent }),
          ...(deal.expectedIn !== undefined && {
            expectedCloseDate: addDays(bangkokDate(now), deal.expectedIn),
          }),
          stage: first,
          probability: deal.probability,
          notes: deal.notes ?? null,
        },
      )
      id = entered.id
    },
  }
  const moves = later.map((stage, step): DemoEvent => {
    const daysAgo = Math.max(0, deal.madeDaysAgo - (step + 1) * deal.pace)
    const isEnd = statusOfColumn(columnOfStage[stage]) !== 'open'
    return {
      at: momentOf(now, daysAgo, 11 + step + (index % 3)),
      happens: (tx) =>
        moveDeal({ ...tx, actor }, id, {
          stage,
          ...(isEnd && { reasonId: deal.reasonId ?? null, reasonText: deal.reasonText ?? null }),
        }),
    }
  })
  const isToCome = columnOfStage[deal.stages.at(-1) ?? 'leadin'] === 'viewingschedule'
  const viewing: DemoEvent = {
    at: moves.at(-1)?.at ?? entry.at,
    async happens(tx) {
      if (!seen) return
      const day = addDays(bangkokDate(now), 1 + (index % 4))
      const startsAt = bangkokTime(day, `${11 + (index % 6)}:00`)
      const homes = [{ unitId: seen.unitId, startsAt, minutes: USUAL_MINUTES }]
      const { contactId } = seen
      await addViewing({ ...tx, actor }, { contactId, dealId: id, agentId: actor.id, homes })
    },
  }
  return isToCome ? [entry, ...moves, viewing] : [entry, ...moves]
}

type DemoUnit = { id: number; name: string; value: number; rentAmount: number | null }

/** A home that fits the deal: one that is free, or for a deal that was won one that is sold or let. */
async function unitFor(tx: Context, deal: DemoDeal, index: number): Promise<DemoUnit | null> {
  const isWon = columnOfStage[deal.stages.at(-1) ?? 'leadin'] === 'won'
  const [amount, types, taken] = deal.isRent
    ? [sql`u.rent_amount`, ['rent', 'rent_sell'], ['rented', 'sell_with_tenant']]
    : [sql`u.price`, ['sell', 'rent_sell'], ['sold']]
  const { rows } = await sql<DemoUnit>`
    with fitting as (
      select u.id, p.name || ' ' || u.unit_number as name, u.rent_amount,
        (${amount} * ${deal.isRent ? DEFAULT_MONTHS : 1})::integer as value
      from units u join projects p on p.id = u.project_id
      where u.deleted_at is null and u.listing_type = any(${types}) and ${amount} is not null
        and u.status = any(${isWon ? taken : ['available']})
    )
    select * from fitting order by id
    offset ${index * 11}::integer % greatest((select count(*) from fitting), 1)::integer limit 1`.execute(
    tx.db,
  )
  return rows[0] ?? null
}

/** The lead with the fewest deals, the newest of them. */
async function contactFor(tx: Context): Promise<{ id: number; name: string }> {
  const { rows } = await sql<{ id: number; name: string }>`
    select id, name from contacts c where contact_type = 'lead' and deleted_at is null
    order by (select count(*) from deals d where d.contact_id = c.id), id desc limit 1`.execute(
    tx.db,
  )
  const [contact] = rows
  if (!contact) throw new Error('The demo has no lead yet.')
  return contact
}
