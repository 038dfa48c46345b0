import { sql } from 'kysely'
import type { Context } from '../../context.ts'
import type { Db } from '../../platform/db/connect.ts'
import { invalid } from '../../refused.ts'
import { clashesOf } from './clashes.ts'
import { bestOrder } from './rules/best-order.ts'
import { type Plan, type PlanQuery, USUAL_MINUTES } from './rules/viewing.ts'
import { waysBetween } from './ways.ts'

const MINUTE_MS = 60_000
/** Homes begin at times that people say: every five minutes. */
const STEP_MS = 5 * MINUTE_MS
/** Where a way is not known, so that such homes come last. */
const FAR = 10_000

/**
 * Proposes a trip: the homes in the best order, or in the given one, with the way to each and when it begins. Says
 * what else whoever goes has at that time. Refuses (400) an unknown or deleted home.
 */
export async function planViewing({ db, actor }: Context, query: PlanQuery): Promise<Plan> {
  const { unitIds, startsAt, minutes, isOrdered, agentId = actor?.id ?? 0, viewingId } = query
  const ids = [...new Set(unitIds)]
  const homes = await homesOf(db, ids)
  const ways = await waysBetween(
    db,
    homes.map(({ projectId }) => projectId),
  )
  const cost = (from: number, to: number) => {
    const [start, end] = [homes[from], homes[to]]
    return (start && end && ways(start.projectId, end.projectId).minutes) ?? FAR
  }
  const order = isOrdered ? homes.map((_, place) => place) : bestOrder(homes.length, cost)
  let at = Date.parse(startsAt)
  const planned = order.flatMap((place, index): Plan['homes'] => {
    const home = homes[place]
    if (!home) return []
    const before = homes[order[index - 1] ?? -1]
    const way = before ? ways(before.projectId, home.projectId) : null
    if (way) at = Math.ceil((at + (way.minutes ?? 0) * MINUTE_MS) / STEP_MS) * STEP_MS
    const begins = new Date(at).toISOString()
    const length = minutes[place] ?? minutes[0] ?? USUAL_MINUTES
    at += length * MINUTE_MS
    return [{ unitId: home.id, name: home.name, startsAt: begins, minutes: length, way }]
  })
  const endsAt = new Date(at).toISOString()
  const parts = planned.flatMap(({ way }) => (way ? [way.minutes] : []))
  return {
    homes: planned,
    endsAt,
    wayMinutes: parts.reduce<number | null>(
      (sum, part) => (sum === null || part === null ? null : sum + part),
      0,
    ),
    clashes: await clashesOf(db, { agentId, startsAt, endsAt, viewingId }),
  }
}

type Home = { id: number; name: string; projectId: number }

async function homesOf(db: Db, ids: readonly number[]): Promise<Home[]> {
  const { rows } = await sql<Home>`
    select u.id, u.unit_number || ' · ' || p.name as name, u.project_id
    from units u join projects p on p.id = u.project_id
    where u.id = any(${[...ids]}::integer[]) and u.deleted_at is null`.execute(db)
  return ids.map((id, at) => {
    const home = rows.find((row) => row.id === id)
    if (!home) throw invalid(`unitIds.${at}`, 'no_such_unit')
    return home
  })
}
