import type { Tx } from '../../platform/db/connect.ts'
import { insertAll } from '../../platform/db/insert-all.ts'
import { quickestConnections } from './quickest-connections.ts'
import { readRailway } from './read-railway.ts'

/**
 * Computes the quickest connections between all stations from the files of data/ and replaces the stored
 * ones.
 */
export async function loadStationMinutes(
  tx: Tx,
  files: ReadonlyMap<string, string>,
): Promise<void> {
  const stops = await tx
    .selectFrom('stations')
    .select(['id', 'code', 'line'])
    .orderBy('id')
    .execute()
  const connections = quickestConnections(stops, readRailway(files))
  await tx.deleteFrom('stationMinutes').execute()
  await insertAll(
    tx,
    'stationMinutes',
    connections.map(({ from, to, riding, total }) => ({
      fromStationId: from,
      toStationId: to,
      ...riding,
      wholeSeconds: total.seconds,
      wholeTransfers: total.transfers,
    })),
  )
}
