import { sql } from 'kysely'
import type { Context } from '../context.ts'
import { CatalogueMemo } from '../db/catalogue-memo.ts'
import { type MapSpot, SpotMap } from '../places/cluster-spots.ts'
import type { MapClusters, MapView } from '../places/map-rules.ts'
import { namedStations } from '../places/named-stations.ts'
import { passing } from './project-list.ts'
import type { ProjectSearch } from './rules.ts'

const maps = new CatalogueMemo<SpotMap>(12)

/** Where the projects that pass every filter are, as marks on a map, with how many units each has. */
export async function projectClusters(
  { db, actor, catalogue }: Context,
  { sort, ...search }: ProjectSearch,
  view: MapView,
): Promise<MapClusters> {
  const isStaff = actor !== null
  const map = await maps.get(catalogue, JSON.stringify([isStaff, search]), async () => {
    const stations = search.search ? await namedStations(db, search.search) : []
    const shown = isStaff ? sql`` : sql`and u.show_on_website`
    const { rows } = await sql<Omit<MapSpot, 'prices' | 'rents'>>`
      select p.id, p.name, p.latitude, p.longitude, (
        select count(*)::int from units u
        where u.project_id = p.id and u.deleted_at is null ${shown}
      ) as units
      from projects p
      where p.latitude is not null and ${passing(search, stations)}`.execute(db)
    return new SpotMap(rows.map((spot) => ({ ...spot, prices: null, rents: null })))
  })
  return map.look(view)
}
