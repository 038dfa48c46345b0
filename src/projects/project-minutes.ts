import { sql } from 'kysely'
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
    .innerJoin('stations as station', (join) => join.on('station.code', 'in', codes))
    .where('way.projectId', '=', projectId)
    .distinctOn('station.code')
    .select(['station.code', 'station.name', 'station.line'])
    .select(sql<number>`way.total[station.id]`.as('total'))
    .select(sql<number>`way.total[station.id] - way.train[station.id]`.as('walk'))
    .select(sql<number>`way.train[station.id]`.as('train'))
    .select(sql<number>`way.transfers[station.id]`.as('transfers'))
    .orderBy('station.code')
    .orderBy('total')
    .execute()
  return rows.toSorted((a, b) => a.total - b.total)
}
