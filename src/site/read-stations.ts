import type { Db } from '../db/connect.ts'
import { type LineChoice, lineChoices } from '../places/site/line-choices.ts'
import { besidesPicker } from '../places/site/stations-on-page.ts'
import { stationList } from '../places/store.ts'
import { unchanging } from './html-text.ts'

/** The stations of a picker, and what a page carries of them where the picker itself is drawn. */
type Stations = { lines: LineChoice[]; carried: LineChoice[] }

const known = new WeakMap<Db, Promise<Stations>>()

/** The stations of every page's picker. They change only with a new version of the product: read once. */
export function readStations(db: Db): Promise<Stations> {
  const read =
    known.get(db) ??
    stationList(db).then((stations) => {
      const lines = lineChoices(stations)
      return { lines: unchanging(lines), carried: unchanging(besidesPicker(lines)) }
    })
  known.set(db, read)
  read.catch(() => known.delete(db))
  return read
}
