import type { Context } from '../context.ts'
import { CatalogueMemo } from '../db/catalogue-memo.ts'
import { type MapSpot, SpotMap } from '../places/cluster-spots.ts'
import type { MapClusters, MapView } from '../places/map-rules.ts'
import { unitSearchQuery } from './query-rules.ts'
import { run } from './run-statement.ts'
import { spotsStatement } from './search.ts'
import { type UnitSearch, visitorSearch } from './search-rules.ts'
import { readerOf } from './unit-list.ts'

// A map that is moved asks the same search again and again. Each holds up to some thousand buildings.
const maps = new CatalogueMemo<SpotMap>(24)

/** Where the units that a search finds are, as marks on a map: a building each, or several that are near. */
export async function unitClusters(
  { db, actor, catalogue }: Context,
  asked: UnitSearch,
  view: MapView,
): Promise<MapClusters> {
  const reader = readerOf(actor)
  const { sort, ...search } = reader === 'visitor' ? visitorSearch(asked) : asked
  const key = `${reader}?${unitSearchQuery(search)}`
  const map = await maps.get(catalogue, key, async () => {
    const rows = await run<SpotRow>(db, spotsStatement(search, reader))
    return new SpotMap(rows.map(spotOf))
  })
  return map.look(view)
}

type SpotRow = Omit<MapSpot, 'prices' | 'rents'> & Record<Figure, number | null>
type Figure = 'lowPrice' | 'highPrice' | 'lowRent' | 'highRent'

function spotOf({ lowPrice, highPrice, lowRent, highRent, ...spot }: SpotRow): MapSpot {
  return { ...spot, prices: rangeOf(lowPrice, highPrice), rents: rangeOf(lowRent, highRent) }
}

function rangeOf(low: number | null, high: number | null): MapSpot['prices'] {
  return low === null || high === null ? null : { low, high }
}
