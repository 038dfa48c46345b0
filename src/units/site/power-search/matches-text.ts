import { countedHomes } from '../counted-homes.ts'
import type { WayOut } from '../ways-out.ts'

/** How many homes match what is chosen; at none, what to drop and how many that finds. */
export function matchesText(total: number, way?: WayOut): string {
  if (total === 1) return '1 home matches'
  if (total > 0) return `${countedHomes(total)} match`
  return way ? `None match. ${way.label}: ${countedHomes(way.total)}` : 'No homes match'
}
