import type { Sort } from '../../ui/table-head.tsx'
import { StaffUnitSorts } from '../search-rules.ts'

// Each column's sorts, lowest first.
const sorts: Readonly<Record<string, readonly [string, string]>> = {
  name: ['name', 'name_desc'],
  size: ['size_asc', 'size'],
  price: ['price_asc', 'price_desc'],
  station: ['station', 'station_far'],
}

/** The column and direction of a search's sort. */
export function asShown(named: string | undefined): Sort | undefined {
  const sort = StaffUnitSorts.read(named ?? '')
  const found = Object.entries(sorts).find(([, both]) => sort && both.includes(sort))
  return found && { by: found[0], descending: found[1][1] === sort }
}

/** The sort of a search that a column and its direction stand for. */
export function asAsked(sort: Sort | null): string | null {
  return (sort && sorts[sort.by]?.[sort.descending ? 1 : 0]) ?? null
}
