import { readPoint } from '../../../city/rail/rules/points.ts'
import { boxWithin, type GeoBox } from '../../../shared/mercator.ts'
import { NEAR_METERS, ROAD_METERS } from '../rules/near.ts'
import type { UnitSearch } from '../rules/search.ts'
import { type Bind, boundPoint, metresTo } from './journeys.ts'
import { inArray } from './search-mentions.ts'

/** The condition of a search on where a unit's project is; null if it has none. */
export function placeCondition(search: UnitSearch, bind: Bind): string | null {
  const { stationIds, line, roadId, roadMeters, box, near, nearMeters } = search
  const { districtId, subdistrictId, developerId } = search
  const conditions = [
    stationIds && `n.id in (${nearAny(bind(stationIds))})`,
    line && `n.id in (${alongLine(bind(line))})`,
    roadId && `n.id in (${alongRoad(bind(roadId), bind(roadMeters ?? ROAD_METERS.initial))})`,
    box && isWithin(box, bind),
    near && isAround(near, nearMeters, bind),
    districtId && `n.district_id = any(${bind(districtId)})`,
    subdistrictId && `n.subdistrict_id = any(${bind(subdistrictId)})`,
    developerId && `n.developer_id = ${bind(developerId)}`,
  ].filter((condition): condition is string => Boolean(condition))
  if (conditions.length === 0) return null
  return `u.project_id ${inArray(`select n.id from projects n where ${conditions.join(' and ')}`)}`
}

function nearAny(stations: string): string {
  return `select w.project_id from project_stations w where w.station_id = any(${stations})`
}

function alongLine(line: string): string {
  return `select w.project_id from project_stations w join stations t on t.id = w.station_id where t.line = ${line}`
}

function alongRoad(road: string, metres: string): string {
  return `select w.project_id from project_roads w where w.road_id = ${road} and w.walking_distance <= ${metres}`
}

function isWithin([west, south, east, north]: GeoBox, bind: Bind): string {
  return `n.latitude between ${bind(south)} and ${bind(north)} and n.longitude between ${bind(west)} and ${bind(east)}`
}

/** Within a distance of a point; the box lets PostgreSQL use the index. */
function isAround(near: string, metres: number = NEAR_METERS.initial, bind: Bind): string | null {
  const point = readPoint(near)
  if (!point) return null
  // Half a metre more, because distances are rounded to whole metres.
  return `${isWithin(boxWithin(point, metres + 0.5), bind)} and ${metresTo('n', boundPoint(point, bind))} <= ${bind(metres)}`
}
