import { useEffect, useState } from 'react'
import { callApiList } from '../../../shared/api-client.ts'
import type { Suggestion } from '../rules/suggestion.ts'

/** How many homes there are now at places that were picked before, by their searches. */
export function useHomeCounts(
  places: readonly Pick<Suggestion, 'search'>[],
  listingType: string,
): ReadonlyMap<string, number> {
  const [counts, setCounts] = useState<ReadonlyMap<string, number>>(new Map())
  const searches = places.map(({ search }) => search).join('\n')
  useEffect(() => {
    const abort = new AbortController()
    const chosen = listingType && `&listingType=${listingType}`
    for (const search of searches.split('\n').filter(Boolean)) {
      callApiList(`/api/units/search?${search}${chosen}&limit=1`, { signal: abort.signal })
        .then(({ total }) => setCounts((known) => new Map(known).set(search, total)))
        .catch(() => {})
    }
    return () => abort.abort()
  }, [searches, listingType])
  return counts
}
