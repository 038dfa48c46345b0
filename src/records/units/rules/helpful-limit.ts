import { MINUTES_SLIDER } from '../../../city/rail/rules/points.ts'
import { placeCount } from './minutes-query.ts'
import type { UnitSearch } from './search.ts'

const ENOUGH = 10

/**
 * The shortest limit of minutes at which a search finds ten units, or all that the longest limit finds.
 * Null if the search has no limit, or none helps.
 */
export async function helpfulLimit(
  search: UnitSearch,
  count: (search: UnitSearch) => Promise<number>,
): Promise<number | null> {
  const { minutesMax } = search
  const { max, step } = MINUTES_SLIDER
  if (minutesMax === undefined || minutesMax >= max || placeCount(search) === 0) return null
  const countWithin = (limit: number) => count({ ...search, minutesMax: limit })
  const enough = Math.min(ENOUGH, await countWithin(max))
  if (enough === 0) return null
  let [low, high] = [Math.floor(minutesMax / step) + 1, max / step]
  while (low < high) {
    const middle = Math.floor((low + high) / 2)
    if ((await countWithin(middle * step)) >= enough) high = middle
    else low = middle + 1
  }
  return high * step
}
