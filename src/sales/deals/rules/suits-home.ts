import type { ListingType } from '../../../records/units/rules/unit-sets.ts'
import type { ListedDeal } from './deal-record.ts'

/**
 * Whether what is planned for a home belongs to an open deal unless somebody says otherwise: the deal is about that
 * home, or about none yet and of its kind, to rent or to buy.
 */
export function suitsHome(
  { unitId, months }: Pick<ListedDeal, 'unitId' | 'months'>,
  home: { id: number; listingType: ListingType },
): boolean {
  if (unitId !== null) return unitId === home.id
  return home.listingType === 'rent_sell' || (home.listingType === 'rent') === (months !== null)
}
