import { type LineChoice, lineChoices } from '../../city/places/site/line-choices.ts'
import { stationList } from '../../city/places/store.ts'
import type { Context } from '../../context.ts'
import { CatalogueMemo } from '../../platform/db/catalogue-memo.ts'
import { inlineJson } from '../seo/html-text.server.ts'

/** The stations of a picker by line, and the same list as JSON for a script element. */
type Stations = { lines: LineChoice[]; json: Buffer }

const memo = new CatalogueMemo<Stations>(1)

export function readStations({ db, catalogue }: Context): Promise<Stations> {
  return memo.get(catalogue, 'stations', async () => {
    const lines = lineChoices(await stationList(db))
    return { lines, json: Buffer.from(inlineJson(lines)) }
  })
}
