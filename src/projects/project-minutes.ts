import type { Db } from '../db/connect.ts'

/** The way from a project to a station: minutes on foot and by train, all told in `total`. */
export type WayToStation = {
  code: string
  name: string
  line: string
  total: number
  walk: number
  train: number
  transfers: number
}

/** The ways from a project to these stations, by their codes: nearest in minutes first. */
export async function waysToStations(
  db: Db,
  projectId: number,
  codes: readonly string[],
): Promise<WayToStation[]> {
  const rows = await db
    .selectFrom('projectMinutes as way')
    .innerJoin('stations as station', 'station.id', 'way.stationId')
    .where('way.projectId', '=', projectId)
    .where('station.code', 'in', codes)
    .distinctOn('station.code')
    .select(['station.code', 'station.name', 'station.line'])
    .select(['way.total', 'way.walk', 'way.train', 'way.transfers'])
    .orderBy('station.code')
    .orderBy('way.total')
    .execute()
  return rows.toSorted((a, b) => a.total - b.total)
}
