import type { Db } from '../db/connect.ts'
import { lineChoices } from '../places/site/line-choices.ts'
import type { LineChoice } from '../places/site/station-options.tsx'
import { stationList } from '../places/store.ts'

const known = new WeakMap<Db, Promise<LineChoice[]>>()

/** The stations of every page's picker. They change only with a new version of the product: read once. */
export function readStations(db: Db): Promise<LineChoice[]> {
  const read = known.get(db) ?? stationList(db).then(lineChoices)
  known.set(db, read)
  read.catch(() => known.delete(db))
  return read
}
