import { sql } from 'kysely'
import type { Context } from '../../context.ts'

/** How far the listed homes reach: in how many projects, within 1 km of how many stations. */
export type Reach = { projects: number; stations: number }

/** Counted over what visitors may see: all of it. */
export async function readReach({ db }: Context): Promise<Reach> {
  // An interchange has a row for each of its lines: by name it is one station.
  const { rows } = await sql<Reach>`
    with listed as (
      select distinct project_id from units where deleted_at is null and show_on_website
    )
    select
      (select count(*) from listed) as projects,
      (select count(distinct stations.name)
        from listed
        join project_stations using (project_id)
        join stations on stations.id = project_stations.station_id) as stations`.execute(db)
  const [reach] = rows
  return { projects: Number(reach?.projects ?? 0), stations: Number(reach?.stations ?? 0) }
}
