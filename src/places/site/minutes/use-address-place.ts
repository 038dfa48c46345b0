import { useEffect, useState } from 'react'
import { callApi } from '../../../shared/api-client.ts'
import { useSettled } from '../../../ui/use-settled.ts'
import type { FoundPlace } from '../../minutes-rules.ts'

const QUIET_MS = 300
const LEAST_LETTERS = 3

/** The place that an address means, looked up when its writer pauses; `busy` while it is on its way. */
export function useAddressPlace(typed: string): { place: FoundPlace | null; busy: boolean } {
  const address = typed.trim()
  const settled = useSettled(address, QUIET_MS)
  const [found, setFound] = useState<{ address: string; place: FoundPlace | null }>({
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
  const isKnown = found.address === address
  return {
    place: isKnown ? found.place : null,
    busy: address.length >= LEAST_LETTERS && !isKnown,
  }
}
