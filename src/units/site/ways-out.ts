import type { LineChoice, StationChoice } from '../../places/site/line-choices.ts'
import { unitSearchQuery } from '../query-rules.ts'
import { SearchListingTypes, type UnitSearch } from '../search-rules.ts'
import { widerLimit } from '../wider-rules.ts'
import { type Chip, type SearchNames, searchChips } from './search-chips.ts'

/** A search that finds something, where the one that was asked finds nothing; its label says what it drops. */
export type WayOut = { label: string; search: UnitSearch; total: number }

const STATIONS_EACH_WAY = 2
const MOST_WAYS = 12

/**
 * What to look for instead of a search that finds nothing: the limit of minutes that finds ten, the stations before and after on each line,
 * the search without one of its conditions, all that is for rent or for sale, as was asked, and all there
 * is. Each once, and only those that find something, by the count of `count`.
 */
export async function waysOut(
  search: UnitSearch,
  names: SearchNames,
  lines: readonly LineChoice[],
  count: (search: UnitSearch) => Promise<number>,
): Promise<WayOut[]> {
  const stations = neighbours(search.stationId, lines).map((station) => ({
    label: `Near ${station.name} instead of ${names.station}`,
    search: { ...search, stationId: station.id },
  }))
  const chips = searchChips(search, names)
  const conditions = chips.map(({ without }) => ({
    label: `Without ${dropped(chips, without, names)}`,
    search: without,
  }))
  const limit = await widerLimit(search, count)
  const wider =
    limit === null
      ? []
      : [{ label: widerLabel(search, limit), search: { ...search, minutesMax: limit } }]
  const ways = [...wider, ...stations, ...conditions].slice(0, MOST_WAYS)
  // Where one condition less does not help, what it is for remains.
  const { listingType } = search
  if (listingType) {
    const label = `Only “${SearchListingTypes.labels[listingType]}”, without all else`
    ways.push({ label, search: { listingType } })
  }
  ways.push({ label: 'Clear All', search: {} })
  const addresses = ways.map((way) => addressOf(way.search))
  const found = ways
    .filter((_, at) => addresses.indexOf(addresses[at] ?? '') === at)
    .map(async (way) => ({ ...way, total: await count(way.search) }))
  return (await Promise.all(found)).filter(({ total }) => total > 0)
}

function widerLabel({ minutesMax }: UnitSearch, limit: number): string {
  return `Within ${limit} minutes instead of ${minutesMax}`
}

/** The order of results is no difference. */
function addressOf({ sort, ...search }: UnitSearch): string {
  return unitSearchQuery(search)
}

/** The conditions that a search lacks which has these chips: `“For rent” and “Under 20,000 THB/month”`. */
function dropped(chips: readonly Chip[], without: UnitSearch, names: SearchNames): string {
  const left = new Set(searchChips(without, names).map(({ label }) => label))
  return chips
    .filter(({ label }) => !left.has(label))
    .map(({ label }) => `“${label}”`)
    .join(' and ')
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
