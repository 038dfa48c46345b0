import type { LineChoice, StationChoice } from '../../places/site/line-choices.ts'
import { SearchListingTypes, type UnitSearch } from '../../units/search-rules.ts'
import { type SearchNames, searchChips } from './search-chips.ts'

/** A search that finds something, where the one that was asked finds nothing. */
export type WayOut = { label: string; search: UnitSearch; total: number }

const STATIONS_EACH_WAY = 2
const MOST_WAYS = 12

/**
 * What to look for instead of a search that finds nothing: the stations before and after on each line,
 * the search without one of its conditions, and all that is for rent or for sale, as was asked. Only
 * those that find something, by the count of `count`.
 */
export async function waysOut(
  search: UnitSearch,
  names: SearchNames,
  lines: readonly LineChoice[],
  count: (search: UnitSearch) => Promise<number>,
): Promise<WayOut[]> {
  const stations = neighbours(search.stationId, lines).map((station) => ({
    label: `Near ${station.name}`,
    search: { ...search, stationId: station.id },
  }))
  const conditions = searchChips(search, names).map(({ label, without }) => ({
    label: `Without “${label}”`,
    search: without,
  }))
  const ways = [...stations, ...conditions].slice(0, MOST_WAYS)
  // Where one condition less does not help, what it is for remains.
  const { listingType } = search
  if (conditions.length > 1 && listingType) {
    const label = `All homes ${SearchListingTypes.labels[listingType].toLowerCase()}`
    ways.push({ label, search: { listingType } })
  }
  const totals = await Promise.all(ways.map((way) => count(way.search)))
  return ways.map((way, i) => ({ ...way, total: totals[i] ?? 0 })).filter(({ total }) => total > 0)
}

/** The stations next to a station, nearest first, on every line that stops at its name. */
function neighbours(
  id: number | undefined,
  lines: readonly LineChoice[],
): readonly StationChoice[] {
  const name = lines.flatMap((line) => line.stations).find((station) => station.id === id)?.name
  if (name === undefined) return []
  const found = new Map<string, StationChoice>()
  for (let step = 1; step <= STATIONS_EACH_WAY; step += 1) {
    for (const { stations } of lines) {
      const here = stations.findIndex((station) => station.name === name)
      if (here < 0) continue
      for (const station of [stations[here - step], stations[here + step]]) {
        if (station && station.name !== name && !found.has(station.name)) {
          found.set(station.name, station)
        }
      }
    }
  }
  return [...found.values()]
}
