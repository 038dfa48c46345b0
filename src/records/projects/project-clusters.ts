import { sql } from 'kysely'
import { type MapSpot, SpotMap } from '../../city/map/cluster-spots.ts'
import type { MapClusters, MapView } from '../../city/map/rules/map.ts'
import { namedStations } from '../../city/places/named-stations.ts'
import type { Context } from '../../context.ts'
import { CatalogueMemo } from '../../platform/db/catalogue-memo.ts'
import { passesFilters } from './project-list.ts'
import type { ProjectSearch } from './rules/project.ts'

const maps = new CatalogueMemo<SpotMap>(12)

/** The projects that pass every filter as marks on a map, with their numbers of units. */
export async function projectClusters(
  { db, actor, catalogue }: Context,
  { sort, ...search }: ProjectSearch,
  view: MapView,
): Promise<MapClusters> {
  const isStaff = actor !== null
  const readMap = async () => {
    const stations = search.search ? await namedStations(db, search.search) : []
    const visibility = isStaff ? sql`` : sql`and u.show_on_website`
    const { rows } = await sql<Omit<MapSpot, 'prices' | 'rents'>>`
      select p.id, p.name, p.latitude, p.longitude, (
        select count(*)::int from units u
        where u.project_id = p.id and u.deleted_at is null ${visibility}
      ) as units
      from projects p
      where p.latitude is not null and ${passesFilters(search, stations, isStaff)}`.execute(db)
    return new SpotMap(rows.map((spot) => ({ ...spot, prices: null, rents: null })))
  }
  // Not cached for staff: what they see can change without a new version of the catalogue.
  const map = isStaff ? await readMap() : await maps.get(catalogue, JSON.stringify(search), readMap)
  return map.look(view)
}
