import { sql } from 'kysely'
import type { Db } from '../../platform/db/connect.ts'
import { Line, type LineId, type Place, type School, type Station } from './rules/place.ts'

/** Every station, line by line along the track. An interchange has one row per line. */
export function stationList(db: Db): Promise<Station[]> {
  return db
    .selectFrom('stations')
    .select(['id', 'code', 'name', 'nameTh', 'line', 'popularity', 'latitude', 'longitude'])
    .select(sql<string[]>`aliases || found_by`.as('aliases'))
    .orderBy('id')
    .execute()
}

/** A station for its own page, with the codes of the stations it interchanges with. */
export type NetworkStation = {
  id: number
  code: string
  name: string
  nameTh: string
  line: LineId
  interchangeCodes: string[]
  latitude: number
  longitude: number
}

/** Every station, in the order of its line's table. */
export async function stationNetwork(db: Db): Promise<NetworkStation[]> {
  const rows = await db
    .selectFrom('stations')
    .select(['id', 'code', 'name', 'nameTh', 'line', 'interchangeCodes', 'latitude', 'longitude'])
    .orderBy('id')
    .execute()
  return rows.flatMap((row) => {
    const line = Line.read(row.line)
    return line ? [{ ...row, line }] : []
  })
}

/** Every park, by name. */
export function parkList(db: Db): Promise<Place[]> {
  return placesOf(db, 'parks')
}

/** Every mall, by name. */
export function mallList(db: Db): Promise<Place[]> {
  return placesOf(db, 'malls')
}

/** Every school and university, by name. */
export function schoolList(db: Db): Promise<School[]> {
  return placesOf<School>(db, 'schools', sql`, place.type`)
}

async function placesOf<P extends Place>(
  db: Db,
  table: 'parks' | 'malls' | 'schools',
  condition = sql``,
): Promise<P[]> {
  const { rows } = await sql<P>`
    select place.id, place.name, place.name_th, place.aliases,
      subdistrict.name || ', ' || district.name as address,
      place.latitude, place.longitude ${condition}
    from ${sql.table(table)} as place
    join subdistricts as subdistrict on subdistrict.id = place.subdistrict_id
    join districts as district on district.id = subdistrict.district_id
    order by place.name collate "C", place.id`.execute(db)
  return rows
}
