import { MINUTES_SLIDER } from '../places/point-rules.ts'
import { placeCount } from './asked-rules.ts'
import type { UnitSearch } from './search-rules.ts'

const ENOUGH = 10

/**
 * The shortest limit of minutes at which a search finds ten homes, or all that the longest one finds; none
 * where it sets no limit, or no limit helps.
 */
export async function widerLimit(
  search: UnitSearch,
  count: (search: UnitSearch) => Promise<number>,
): Promise<number | null> {
  const { minutesMax } = search
  const { max, step } = MINUTES_SLIDER
  if (minutesMax === undefined || minutesMax >= max || placeCount(search) === 0) return null
  const found = (limit: number) => count({ ...search, minutesMax: limit })
  const enough = Math.min(ENOUGH, await found(max))
  if (enough === 0) return null
  let [low, high] = [Math.floor(minutesMax / step) + 1, max / step]
  while (low < high) {
    const middle = Math.floor((low + high) / 2)
    if ((await found(middle * step)) >= enough) high = middle
    else low = middle + 1
  }
  return high * step
}
