import { useQuery } from '@tanstack/react-query'
import type { UnitSearch } from '../../../records/units/rules/search.ts'
import { dealQuery } from '../../deals/admin/deal-calls.ts'
import type { Terms } from './message-texts.ts'

/** Whether a deal is to rent or to buy, and its terms where the only home that is sent is the one it is about. */
export function useDealTerms(
  dealId: number | null,
  unitIds: readonly number[],
): { listingType: UnitSearch['listingType']; terms: Terms | null } {
  const { data: deal } = useQuery(dealQuery(dealId))
  if (!deal) return { listingType: undefined, terms: null }
  const { months, value, unit } = deal
  const isIts = unitIds.length === 1 && unit?.id === unitIds[0]
  const rent = months ? Math.round(value / months) : 0
  const terms = value === 0 ? null : months ? { rent, months } : { price: value }
  return { listingType: months ? 'rent' : 'sale', terms: isIts ? terms : null }
}
