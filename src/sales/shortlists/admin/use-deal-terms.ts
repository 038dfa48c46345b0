import { queryOptions, useQuery } from '@tanstack/react-query'
import { call } from '../../../admin/calls/call.ts'
import type { UnitSearch } from '../../../records/units/rules/search.ts'
import type { Terms } from './message-texts.ts'

/** The deal, as the pipeline reads it; disabled without one. */
const dealQuery = (id: number | null) =>
  queryOptions({
    queryKey: ['deals', 'one', id],
    queryFn: ({ signal, meta }) =>
      call('get /api/deals/{id}', { params: { id: String(id) }, signal, meta }),
    enabled: id !== null,
  })

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
