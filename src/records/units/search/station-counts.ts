import { sql } from 'kysely'
import { REACHES } from '../../../city/rail/rules/reach.ts'
import type { Context } from '../../../context.ts'
import { CatalogueMemo } from '../../../platform/db/catalogue-memo.ts'

/** The number of homes on the website within each distance of `REACHES`, in its order. */
type Counts = number[]

/** Homes near each station, by station id, and near any station of a line, by line id. */
export type StationCounts = { stations: Record<string, Counts>; lines: Record<string, Counts> }

const memo = new CatalogueMemo<StationCounts>(1)

/** Cached for each version of the catalogue. Stations and lines without homes are left out. */
export function stationCounts(context: Context): Promise<StationCounts> {
  return memo.get(context.catalogue, 'all', () => readCounts(context))
}

async function readCounts({ db }: Context): Promise<StationCounts> {
  const { rows } = await sql<{ kind: 'stations' | 'lines'; id: string; counts: Counts }>`
    with listed as (
      select project_id, count(*) as units from units
      where deleted_at is null and show_on_website group by project_id
    ), near as (
      select n.station_id, s.line, n.project_id, n.walking_distance, l.units
      from project_stations n
      join listed l using (project_id)
      join stations s on s.id = n.station_id
    ), along as (
      select line, project_id, min(walking_distance) as walking_distance, min(units) as units
      from near group by line, project_id
    )
    select 'stations' as kind, station_id::text as id, ${withinEach()} as counts
    from near group by station_id
    union all
    select 'lines', line, ${withinEach()} from along group by line`.execute(db)
  const counts: StationCounts = { stations: {}, lines: {} }
  for (const row of rows) counts[row.kind][row.id] = row.counts
  return counts
}

function withinEach() {
  const sums = REACHES.map(
    (reach) =>
      sql`coalesce(sum(units) filter (where walking_distance <= ${sql.lit(reach)}), 0)::int`,
  )
  return sql`array[${sql.join(sums)}]`
}
