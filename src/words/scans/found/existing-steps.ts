import { sql } from 'kysely'
import type { Context } from '../../../context.ts'
import type { NextStep, ScanRecord } from '../rules/scan.ts'
import type { ScanOf } from './found-in.ts'

/** Next steps, each with the viewing of that time or the open task of these words that there is already. */
export async function existingSteps(
  { db }: Context,
  { dealId, contactId }: ScanOf,
  steps: readonly NextStep[],
): Promise<ScanRecord['steps']> {
  if (steps.length === 0) return []
  const isOfSubject = sql`(r.deal_id = ${dealId} or r.contact_id = ${contactId}
    or r.contact_id = (select contact_id from deals where id = ${dealId}))`
  const { rows } = await sql<{ place: number; existing: 'viewing' | 'task' }>`
    select step.place::integer, case when v.id is not null then 'viewing' else 'task' end as existing
    from unnest(${steps.map(({ text }) => text)}::text[], ${steps.map(({ dueDate }) => dueDate)}::date[],
      ${steps.map(({ dueTime }) => dueTime)}::text[]) with ordinality as step (title, day, clock, place)
    left join lateral (
      select r.id from viewings r
      where r.state = 'planned' and ${isOfSubject} and step.clock is not null
        and step.title ~* '^viewing|ดูห้อง|ชมห้อง|^view '
        and to_char(r.starts_at at time zone 'Asia/Bangkok', 'YYYY-MM-DD HH24:MI') = step.day::text || ' ' || step.clock
      limit 1
    ) v on true
    left join lateral (
      select r.id from tasks r
      where r.deleted_at is null and r.status <> 'completed' and ${isOfSubject}
        and lower(r.title) = lower(step.title)
      limit 1
    ) t on true
    where v.id is not null or t.id is not null`.execute(db)
  const existing = new Map(rows.map((row) => [row.place, row.existing]))
  return steps.map((step, at) => ({ ...step, existing: existing.get(at + 1) ?? null }))
}
