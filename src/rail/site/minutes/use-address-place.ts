import { useEffect, useState } from 'react'
import type { FoundPlace } from '../../../geocoder/rules/found-place.ts'
import { callApi } from '../../../shared/api-client.ts'
import { useDebounced } from '../../../ui/use-debounced.ts'

const QUIET_MS = 300
const LEAST_LETTERS = 3

/** The place of a typed address, looked up after a pause; `busy` while loading. */
export function useAddressPlace(typed: string): { place: FoundPlace | null; busy: boolean } {
  const address = typed.trim()
  const settled = useDebounced(address, QUIET_MS)
  const [result, setFound] = useState<{ address: string; place: FoundPlace | null }>({
    address: '',
    place: null,
  })
  const isAsked = settled.length >= LEAST_LETTERS
  useEffect(() => {
    if (!isAsked) return
    const asking = new AbortController()
    const query = new URLSearchParams({ address: settled })
    callApi<FoundPlace[]>(`/api/places?${query}`, { signal: asking.signal })
      .then(([place = null]) => setFound({ address: settled, place }))
      .catch(() => {
        if (!asking.signal.aborted) setFound({ address: settled, place: null })
      })
    return () => asking.abort()
  }, [settled, isAsked])
  const isKnown = result.address === address
  return {
    place: isKnown ? result.place : null,
    busy: address.length >= LEAST_LETTERS && !isKnown,
  }
}
