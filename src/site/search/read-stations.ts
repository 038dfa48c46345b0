import type { Context } from '../../context.ts'
import { CatalogueMemo } from '../../db/catalogue-memo.ts'
import { type LineChoice, lineChoices } from '../../places/site/line-choices.ts'
import { stationList } from '../../places/store.ts'

const memo = new CatalogueMemo<LineChoice[]>(1)

/** The stations of a picker, line by line. */
export function readStations({ db, catalogue }: Context): Promise<LineChoice[]> {
  return memo.get(catalogue, 'stations', async () => lineChoices(await stationList(db)))
}
