import { type RawBuilder, sql } from 'kysely'

/** The days that are counted, the first after them, and whose deals: a member of staff's, or everybody's (null). */
export type Range = { from: string; to: string; end: RawBuilder<string>; actorId: number | null }

/** The condition that a deal `d` counts: not deleted, and of the reader where only those count. */
export function counts({ actorId }: Range): RawBuilder<boolean> {
  const own = actorId === null ? sql`true` : sql`d.assigned_to_id = ${actorId}`
  return sql<boolean>`d.deleted_at is null and ${own}`
}

/** The Bangkok day of a timestamp. */
export const dayOf = (column: string) =>
  sql<string>`(${sql.ref(column)} at time zone 'Asia/Bangkok')::date`

/** The agency's own share of the commission of a deal `d`, in baht; null when it is not known. */
export const ownCommission = sql`(coalesce(d.commission_amount, d.value * d.commission_percent / 100)
  * (1 - coalesce(d.co_agent_percent, 0) / 100))`
