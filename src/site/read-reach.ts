import { sql } from 'kysely'
import type { Context } from '../context.ts'
import { keptTotal } from '../units/unit-counts.ts'

/** How far the listed homes reach: in how many projects, within 1 km of how many stations. */
export type Reach = { projects: number; stations: number }

/** Counted over what visitors may see, once for each version of the catalogue. */
export async function readReach({ db, catalogue }: Context): Promise<Reach> {
  const count = (key: string, query: ReturnType<typeof sql<{ count: number }>>) =>
    keptTotal(catalogue, key, async () => Number((await query.execute(db)).rows[0]?.count ?? 0))
  const [projects, stations] = await Promise.all([
    count('reach?projects', sql`select count(*) as count from (${listedProjects}) as listed`),
    count(
      'reach?stations',
      // An interchange has a row for each of its lines: by name it is one station.
      sql`select count(distinct stations.name) as count
        from (${listedProjects}) as listed
        join project_stations using (project_id)
        join stations on stations.id = project_stations.station_id`,
    ),
  ])
  return { projects, stations }
}

const listedProjects = sql`
  select distinct project_id from units where deleted_at is null and show_on_website`
