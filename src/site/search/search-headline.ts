import { Areas } from '../../projects/rules.ts'
import type { UnitSearch } from '../../units/search-rules.ts'
import { countedHomes } from '../../units/site/counted-homes.ts'
import type { SearchNames } from './search-chips.ts'

/** `38 homes for rent near Thong Lo`; while it is not known how many, `Homes for rent near Thong Lo`. */
export function searchHeadline(
  total: number | null,
  search: UnitSearch,
  names: SearchNames,
): string {
  const { listingType, area } = search
  const near = names.station ?? names.park ?? names.mall
  return [
    total === null ? 'Homes' : countedHomes(total),
    listingType && `for ${listingType}`,
    names.project && `in ${names.project}`,
    near && `near ${near}`,
    area && `in ${Areas.labels[area]}`,
  ]
    .filter(Boolean)
    .join(' ')
}
