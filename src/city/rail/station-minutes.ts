import { sql } from 'kysely'
import type { Db } from '../../platform/db/connect.ts'
import { notFound } from '../../refused.ts'
import type { StationMinutes } from './rules/minutes.ts'

/** Minutes by train from a station to every station, itself included. Throws 404 for an unknown station. */
export async function stationMinutes(db: Db, id: number): Promise<StationMinutes[]> {
  const { rows } = await sql<StationMinutes>`
    select away.to_station_id as station_id,
      ceil(away.seconds / 60.0)::integer as train,
      away.transfers,
      ceil(back.whole_seconds / 60.0)::integer as inbound
    from station_minutes away
    join station_minutes back
      on back.from_station_id = away.to_station_id and back.to_station_id = away.from_station_id
    where away.from_station_id = ${id}
    order by away.to_station_id`.execute(db)
  if (rows.length === 0) throw notFound('station')
  return rows
}
