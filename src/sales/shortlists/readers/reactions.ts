import { sql } from 'kysely'
import type { Context } from '../../../context.ts'
import type { Db } from '../../../platform/db/connect.ts'
import { type HomeReaction, type Opinion, Opinions } from '../rules/reader.ts'
import type { Send } from '../store.ts'
import { homeKey } from './home-key.ts'

/** What is thought of each home of a page now, in its order. */
export async function homeReactions(db: Db, send: Send): Promise<HomeReaction[]> {
  const rows = await db
    .selectFrom('shortlistReactions')
    .select(['unitId', 'opinion', 'askedAt'])
    .where('shortlistId', '=', send.id)
    .execute()
  const byId = new Map(rows.map((row) => [row.unitId, row]))
  return send.unitIds.map((id) => {
    const row = byId.get(id)
    const opinion = Opinions.read(row?.opinion ?? '') ?? null
    return { key: homeKey(send, id), opinion, asked: (row?.askedAt ?? null) !== null }
  })
}

/** Stores an opinion, or whether homes are to be seen. Returns whether that is new of any. */
export async function saveReaction(
  { db, now }: Context,
  shortlistId: number,
  unitIds: readonly number[],
  change: { opinion: Opinion | null } | { asked: boolean },
): Promise<boolean> {
  const column = 'opinion' in change ? sql.ref('opinion') : sql.ref('asked_at')
  const value =
    'opinion' in change
      ? sql`${change.opinion}::text`
      : sql`${change.asked ? now : null}::timestamptz`
  const isOther =
    'opinion' in change
      ? sql`stored.opinion is distinct from excluded.opinion`
      : sql`(stored.asked_at is null) <> (excluded.asked_at is null)`
  const { rows } = await sql`
    insert into shortlist_reactions as stored (shortlist_id, unit_id, ${column})
    select ${shortlistId}, unit_id, ${value} from unnest(${unitIds}::integer[]) as unit_id
    on conflict (shortlist_id, unit_id) do update set ${column} = excluded.${column}
    where ${isOther}
    returning unit_id`.execute(db)
  return rows.length > 0
}
