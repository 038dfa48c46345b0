import type { LineChoice, StationChoice } from '../../../city/places/site/line-choices.ts'
import { formatReach } from '../../../shared/distance.ts'
import { labelOf } from '../../../shared/fields/value-set.ts'
import { english, type Language } from '../../../shared/language.ts'
import { helpfulLimit } from '../rules/helpful-limit.ts'
import { NEAR_CHOICES, NEAR_METERS, withinReach } from '../rules/near.ts'
import { unitSearchQuery } from '../rules/query.ts'
import { SearchListingTypes, type UnitSearch } from '../rules/search.ts'
import { type Chip, type SearchNames, searchChips } from '../rules/words/search-chips.ts'

/** A search with results, suggested instead of one without; its label says how they differ. */
export type SearchSuggestion = { label: string; search: UnitSearch; total: number }

const STATIONS_EACH_WAY = 2
const MAX_SUGGESTIONS = 12

/**
 * Suggestions for a search without results: the limit of minutes that finds ten units, longer distances from its
 * point, the neighbouring stations on each line, the search without one of its conditions, its listing type alone, and every unit.
 * Each is suggested once, and only if `count` finds units.
 */
export async function searchSuggestions(
  search: UnitSearch,
  names: SearchNames,
  lines: readonly LineChoice[],
  count: (search: UnitSearch) => Promise<number>,
  language: Language = english,
): Promise<SearchSuggestion[]> {
  const stations = neighbours(search.stationId, lines).map((station) => ({
    label: `Near ${station.name}`,
    search: { ...search, stationId: station.id },
  }))
  const chips = searchChips(search, names, language)
  const conditions = chips.map(({ without }) => ({
    label: `Remove ${dropped(chips, searchChips(without, names, language))}`,
    search: without,
  }))
  const limit = await helpfulLimit(search, count)
  const longerLimit =
    limit === null
      ? []
      : [{ label: longerLimitLabel(search, limit), search: { ...search, minutesMax: limit } }]
  const candidates = [
    ...longerLimit,
    ...longerReaches(search, language),
    ...stations,
    ...conditions,
  ].slice(0, MAX_SUGGESTIONS)
  // If dropping one condition does not help, its listing type alone may.
  const { listingType } = search
  if (listingType) {
    const label = `Keep only “${labelOf(SearchListingTypes, listingType, language)}”`
    candidates.push({ label, search: { listingType } })
  }
  candidates.push({ label: 'Clear All', search: {} })
  const keys = candidates.map((candidate) => keyOf(candidate.search))
  const counted = candidates
    .filter((_, index) => keys.indexOf(keys[index] ?? '') === index)
    .map(async (candidate) => ({ ...candidate, total: await count(candidate.search) }))
  return (await Promise.all(counted)).filter(({ total }) => total > 0)
}

function longerReaches(search: UnitSearch, language: Language) {
  const { near, nearMeters = NEAR_METERS.initial } = search
  if (near === undefined) return []
  return [...NEAR_CHOICES, NEAR_METERS.max]
    .filter((metres) => metres > nearMeters)
    .map((metres) => ({
      label: `Within ${formatReach(metres, language)}`,
      search: withinReach(search, metres),
    }))
}

function longerLimitLabel({ minutesMax }: UnitSearch, limit: number): string {
  return `Within ${limit} minutes instead of ${minutesMax}`
}

/** The key of a search; the sort makes no difference. */
function keyOf({ sort, ...search }: UnitSearch): string {
  return unitSearchQuery(search)
}

/** The conditions that other chips lack, as text: `“For rent” and “Under 20,000 THB/month”`. */
function dropped(chips: readonly Chip[], others: readonly Chip[]): string {
  const remaining = new Set(others.map(({ label }) => label))
  return chips
    .filter(({ label }) => !remaining.has(label))
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
  const result = new Map<string, StationChoice>()
  for (let step = 1; step <= STATIONS_EACH_WAY; step += 1) {
    for (const { stations } of lines) {
      const index = stations.findIndex((station) => station.name === name)
      if (index < 0) continue
      for (const station of [stations[index - step], stations[index + step]]) {
        if (station && station.name !== name && !result.has(station.name)) {
          result.set(station.name, station)
        }
      }
    }
  }
  return [...result.values()]
}
