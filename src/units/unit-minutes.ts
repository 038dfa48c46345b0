import type { Db } from '../db/connect.ts'
import type { WayThere } from '../places/minutes-rules.ts'
import type { MinutesAsked } from './asked-rules.ts'
import { run } from './run-statement.ts'
import { waysJson } from './ways-there.ts'

/** The ways from these units, of those on the website, to each place that is asked for, by unit id. */
export async function unitMinutes(
  db: Db,
  ids: readonly number[],
  asked: MinutesAsked,
): Promise<Map<number, WayThere[]>> {
  const values: unknown[] = [ids]
  const ways = waysJson(asked, (value) => `$${values.push(value)}`, 'u.project_id')
  const text = `select u.id, (${ways})::json as minutes from units u
    where u.id = any($1::int[]) and u.deleted_at is null and u.show_on_website`
  const rows = await run<{ id: number; minutes: WayThere[] }>(db, { text, values })
  return new Map(rows.map(({ id, minutes }) => [id, minutes]))
}
