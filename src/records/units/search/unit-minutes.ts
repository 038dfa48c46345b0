import type { Journey } from '../../../city/rail/rules/minutes.ts'
import type { Db } from '../../../platform/db/connect.ts'
import type { MinutesQuery } from '../rules/minutes-query.ts'
import { journeysJson } from './journeys.ts'
import { run } from './run-statement.ts'

/** The journeys from those of these units that are on the website to each place of the query, by unit id. */
export async function unitMinutes(
  db: Db,
  ids: readonly number[],
  query: MinutesQuery,
): Promise<Map<number, Journey[]>> {
  const values: unknown[] = [ids]
  const journeys = journeysJson(query, (value) => `$${values.push(value)}`, 'u.project_id')
  const text = `select u.id, (${journeys})::json as minutes from units u
    where u.id = any($1::int[]) and u.deleted_at is null and u.show_on_website`
  const rows = await run<{ id: number; minutes: Journey[] }>(db, { text, values })
  return new Map(rows.map(({ id, minutes }) => [id, minutes]))
}
