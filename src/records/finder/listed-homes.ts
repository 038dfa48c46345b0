import { sql } from 'kysely'
import { STATION_RADIUS } from '../../city/places/rules/place.ts'
import type { Context } from '../../context.ts'
import { CatalogueMemo } from '../../platform/db/catalogue-memo.ts'
import { distanceBetween, type Point } from '../../shared/distance.ts'
import { boxWithin } from '../../shared/mercator.ts'
import { type Area, Areas } from '../projects/rules/project-sets.ts'
import { ROAD_METERS } from '../units/rules/near.ts'
import type { UnitSearch } from '../units/rules/search.ts'
import type { SearchReach } from './named-place.ts'

type Homes = { all: number; rent: number; sale: number }

/** A building with homes on the website. */
type Listed = Homes & {
  id: number
  latitude: number | null
  longitude: number | null
  districtId: number | null
  subdistrictId: number | null
  developerId: number | null
  areas: readonly Area[]
}

/** Counts the homes that visitors find in a place. */
export type ListedHomes = {
  count(reach: SearchReach, listingType?: UnitSearch['listingType']): number
  /** The developers of the buildings, each with the point of one of them. */
  developers: ReadonlyMap<number, Point>
}

const memo = new CatalogueMemo<ListedHomes>(1)

/** The buildings with homes on the website, read once for each version of the catalogue. */
export function listedHomes(context: Pick<Context, 'db' | 'catalogue'>): Promise<ListedHomes> {
  return memo.get(context.catalogue, 'all', async () => {
    // One JSON text of arrays: rows of 40,000 buildings would take the driver ten times as long.
    const { rows } = await sql<{ listed: string }>`
      select coalesce(json_agg(json_build_array(
        array_to_string(p.areas, ','),
        p.id, p.latitude, p.longitude, p.district_id, p.subdistrict_id, p.developer_id, u.homes, u.rent, u.sale
      )), '[]')::text as listed
      from (
        select project_id, count(*) as homes, count(*) filter (where listing_type <> 'sell') as rent,
          count(*) filter (where listing_type <> 'rent') as sale
        from units where deleted_at is null and show_on_website group by project_id
      ) u join projects p on p.id = u.project_id`.execute(context.db)
    const { rows: stops } = await sql<{ line: string } & Point>`
      select line, latitude, longitude from stations`.execute(context.db)
    const { rows: roads } = await sql<{ roadId: number; projectIds: number[] }>`
      select road_id, array_agg(project_id) as project_ids from project_roads
      where walking_distance <= ${ROAD_METERS.initial} group by 1`.execute(context.db)
    return homesOf(readListed(rows[0]?.listed ?? '[]'), stops, roads)
  })
}

type Row = [areas: string, ...numbers: (number | null)[]]

// Safe: the statement builds arrays of exactly these columns.
function readListed(text: string): Listed[] {
  const rows = JSON.parse(text) as Row[]
  return rows.map(
    ([
      areas,
      id,
      latitude = null,
      longitude = null,
      districtId = null,
      subdistrictId = null,
      developerId = null,
      all,
      rent,
      sale,
    ]) => ({
      ...{ id: id ?? 0, latitude, longitude, districtId, subdistrictId, developerId },
      ...{ all: all ?? 0, rent: rent ?? 0, sale: sale ?? 0 },
      areas: Areas.ids.filter((id) => areas.split(',').includes(id)),
    }),
  )
}

// Some 1.1 km.
const CELL = 0.01

function homesOf(
  listed: readonly Listed[],
  stops: readonly ({ line: string } & Point)[],
  roads: readonly { roadId: number; projectIds: readonly number[] }[],
): ListedHomes {
  const cells = Map.groupBy(listed.filter(isPlaced), ({ latitude, longitude }) =>
    cellOf(Math.floor(latitude / CELL), Math.floor(longitude / CELL)),
  )
  const byDistrict = Map.groupBy(listed, ({ districtId }) => districtId)
  const bySubdistrict = Map.groupBy(listed, ({ subdistrictId }) => subdistrictId)
  const byDeveloper = Map.groupBy(listed, ({ developerId }) => developerId)
  const byId = new Map(listed.map((building) => [building.id, building]))
  const byRoad = new Map(roads.map(({ roadId, projectIds }) => [roadId, projectIds]))
  const byLine = new Map<string, Listed[]>()

  function within(point: Point, metres: number): Listed[] {
    const [west, south, east, north] = boxWithin(point, metres)
    const found: Listed[] = []
    for (let y = Math.floor(south / CELL); y <= Math.floor(north / CELL); y += 1) {
      for (let x = Math.floor(west / CELL); x <= Math.floor(east / CELL); x += 1) {
        for (const building of cells.get(cellOf(y, x)) ?? []) {
          if (distanceBetween(point, building) <= metres) found.push(building)
        }
      }
    }
    return found
  }

  function alongLine(line: string): Listed[] {
    const known = byLine.get(line)
    if (known) return known
    const found = new Set(
      stops.filter((stop) => stop.line === line).flatMap((stop) => within(stop, STATION_RADIUS)),
    )
    byLine.set(line, [...found])
    return [...found]
  }

  function buildings(reach: SearchReach): readonly (Listed | undefined)[] {
    if ('around' in reach) return within(reach.around, reach.metres)
    if ('everywhere' in reach) return listed
    if ('area' in reach) return listed.filter(({ areas }) => areas.includes(reach.area))
    if ('roadId' in reach) return (byRoad.get(reach.roadId) ?? []).map((id) => byId.get(id))
    if ('line' in reach) return alongLine(reach.line)
    if ('districtId' in reach) return byDistrict.get(reach.districtId) ?? []
    if ('subdistrictIds' in reach)
      return reach.subdistrictIds.flatMap((id) => bySubdistrict.get(id) ?? [])
    if ('developerId' in reach) return byDeveloper.get(reach.developerId) ?? []
    return [byId.get(reach.projectId)]
  }

  return {
    count: (reach, listingType) =>
      buildings(reach).reduce((sum, building) => sum + (building?.[listingType ?? 'all'] ?? 0), 0),
    developers: new Map(
      [...byDeveloper].flatMap(([id, buildings]) => {
        const building = buildings.find(isPlaced)
        return id === null ? [] : [[id, building ? pointOf(building) : CITY]]
      }),
    ),
  }
}

/** The middle of the city, for buildings without a position. */
export const CITY: Point = { latitude: 13.7563, longitude: 100.5018 }

function pointOf({ latitude, longitude }: Point): Point {
  return { latitude, longitude }
}

function isPlaced(building: Listed): building is Listed & Point {
  return building.latitude !== null && building.longitude !== null
}

function cellOf(y: number, x: number): number {
  return y * 100_000 + x
}
