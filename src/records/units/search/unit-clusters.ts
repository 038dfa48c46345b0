import { type MapSpot, SpotMap } from '../../../city/map/cluster-spots.ts'
import type { MapClusters, MapView } from '../../../city/map/rules/map.ts'
import type { Context } from '../../../context.ts'
import { CatalogueMemo } from '../../../platform/db/catalogue-memo.ts'
import { unitSearchQuery } from '../rules/query.ts'
import { type UnitSearch, visitorSearch } from '../rules/search.ts'
import { readerOf } from '../unit-list.ts'
import { run } from './run-statement.ts'
import { spotsStatement } from './search.ts'

// While a map is moved, it repeats the same search. Each entry holds up to a few thousand buildings.
const maps = new CatalogueMemo<SpotMap>(24)

/** The units that a search finds as marks on a map: one for each building, or for several close together. */
export async function unitClusters(
  { db, actor, catalogue }: Context,
  requested: UnitSearch,
  view: MapView,
): Promise<MapClusters> {
  const reader = readerOf(actor)
  const { sort, ...search } = reader === 'visitor' ? visitorSearch(requested) : requested
  const read = async () => {
    const rows = await run<SpotRow>(db, spotsStatement(search, reader))
    return new SpotMap(rows.map((row) => spotOf(row, search.listingType)))
  }
  const map =
    reader === 'staff' ? await read() : await maps.get(catalogue, unitSearchQuery(search), read)
  return map.look(view)
}

type SpotRow = Omit<MapSpot, 'prices' | 'rents'> & Record<Figure, number | null>
type Figure = 'lowPrice' | 'highPrice' | 'lowRent' | 'highRent'

/** Only the figures of the listing type searched for: a search to rent shows no sale prices. */
function spotOf(row: SpotRow, searchedType: UnitSearch['listingType']): MapSpot {
  const { lowPrice, highPrice, lowRent, highRent, ...spot } = row
  return {
    ...spot,
    prices: searchedType === 'rent' ? null : rangeOf(lowPrice, highPrice),
    rents: searchedType === 'sale' ? null : rangeOf(lowRent, highRent),
  }
}

function rangeOf(low: number | null, high: number | null): MapSpot['prices'] {
  return low === null || high === null ? null : { low, high }
}
