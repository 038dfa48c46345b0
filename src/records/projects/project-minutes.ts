import { sql } from 'kysely'
import type { Db } from '../../platform/db/connect.ts'

/** The journey from a project to a station: minutes on foot and by train, and in all (`total`). */
export type JourneyToStation = {
  code: string
  name: string
  line: string
  total: number
  walk: number
  train: number
  transfers: number
}

/** The journeys from a project to the stations with these codes, fewest minutes first. */
export async function journeysToStations(
  db: Db,
  projectId: number,
  codes: readonly string[],
): Promise<JourneyToStation[]> {
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
