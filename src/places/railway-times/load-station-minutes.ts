import type { Tx } from '../../db/connect.ts'
import { insertAll } from '../../db/insert-all.ts'
import { quickestWays } from './quickest-ways.ts'
import { readRailway } from './read-railway.ts'

/** Works out the quickest ways between all stations, from the texts of data/, in place of what was. */
export async function loadStationMinutes(
  tx: Tx,
  files: ReadonlyMap<string, string>,
): Promise<void> {
  const stops = await tx
    .selectFrom('stations')
    .select(['id', 'code', 'line'])
    .orderBy('id')
    .execute()
  const ways = quickestWays(stops, readRailway(files))
  await tx.deleteFrom('stationMinutes').execute()
  await insertAll(
    tx,
    'stationMinutes',
    ways.map(({ from, to, riding, whole }) => ({
      fromStationId: from,
      toStationId: to,
      ...riding,
      wholeSeconds: whole.seconds,
      wholeTransfers: whole.transfers,
    })),
  )
}
