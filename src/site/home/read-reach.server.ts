import { sql } from 'kysely'
import type { Context } from '../../context.ts'

/** The number of projects with listed homes, and of stations within 1 km of them. */
export type CatalogueSize = { projects: number; stations: number }

/** Counts over all visible homes. */
export async function readReach({ db }: Context): Promise<CatalogueSize> {
  // An interchange has a row for each of its lines, so stations are counted by name.
  const { rows } = await sql<CatalogueSize>`
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
