import { sql } from 'kysely'
import type { Context } from '../../../context.ts'
import { MAX_VISITS, VISIT_GAP_MINUTES } from '../rules/reader.ts'

/** Homes that are stored of one visit, as the database checks: a page may be changed while it is read. */
const MAX_HOMES = 100
const GAP_MS = VISIT_GAP_MINUTES * 60_000

/** A visit as stored. */
export type Visit = Awaited<ReturnType<typeof currentVisit>>

const columns = [
  'id',
  'startedAt',
  'lastAt',
  'pressed',
  'liked',
  'declined',
  'asked',
  'said',
  'messageId',
  'activityId',
] as const

/**
 * The visit that a reader's action belongs to: the last one of the page unless that was too long ago.
 * Readers are not told apart. The send must be locked, so that two actions at once begin one visit.
 */
export async function currentVisit({ db, now }: Context, shortlistId: number) {
  const last = await db
    .selectFrom('shortlistVisits')
    .select(columns)
    .where('shortlistId', '=', shortlistId)
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst()
  const isGoingOn = last && now.getTime() - new Date(last.lastAt).getTime() < GAP_MS
  if (last && (isGoingOn || (await countVisits(db, shortlistId)) >= MAX_VISITS)) {
    await db.updateTable('shortlistVisits').set({ lastAt: now }).where('id', '=', last.id).execute()
    return { ...last, isNew: false }
  }
  const begun = await db
    .insertInto('shortlistVisits')
    .values({ shortlistId, startedAt: now, lastAt: now })
    .returning(columns)
    .executeTakeFirstOrThrow()
  return { ...begun, isNew: true }
}

type Part = 'pressed' | 'liked' | 'declined' | 'asked'

/** Adds homes to a part of a visit. */
export function add(visit: Visit, part: Part, unitIds: readonly number[]): void {
  visit[part] = [...new Set([...visit[part], ...unitIds])].slice(0, MAX_HOMES)
}

/** Takes homes out of a part of a visit. */
export function remove(visit: Visit, part: Part, unitIds: readonly number[]): void {
  visit[part] = visit[part].filter((id) => !unitIds.includes(id))
}

async function countVisits(db: Context['db'], shortlistId: number): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from shortlist_visits where shortlist_id = ${shortlistId}`.execute(
    db,
  )
  return rows[0]?.count ?? 0
}
