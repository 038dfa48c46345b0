import type { Context } from '../../context.ts'
import { CatalogueMemo } from '../../db/catalogue-memo.ts'
import { type LineChoice, lineChoices } from '../../places/site/line-choices.ts'
import { stationList } from '../../places/store.ts'
import { inlineJson } from '../html-text.ts'

/** The stations of a picker, line by line, and the same as pages carry them. */
type Stations = { lines: LineChoice[]; json: Buffer }

const memo = new CatalogueMemo<Stations>(1)

export function readStations({ db, catalogue }: Context): Promise<Stations> {
  return memo.get(catalogue, 'stations', async () => {
    const lines = lineChoices(await stationList(db))
    return { lines, json: Buffer.from(inlineJson(lines)) }
  })
}
