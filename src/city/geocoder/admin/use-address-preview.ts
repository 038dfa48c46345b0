import { useQuery } from '@tanstack/react-query'
import { call } from '../../../admin/calls/call.ts'
import { useDebounced } from '../../../ui/use-debounced.ts'

const MIN = 5
const DEBOUNCE_MS = 1000

/** Previews an address once typing pauses; `typed` is the text the preview belongs to. */
export function useAddressPreview(address: string) {
  const typed = useDebounced(address.trim(), DEBOUNCE_MS)
  const isWorth = typed.length >= MIN
  const preview = useQuery({
    queryKey: ['places', 'preview', typed],
    queryFn: ({ signal }) =>
      call('post /api/geocode-preview', { body: { address: typed }, signal }),
    enabled: isWorth,
    refetchOnWindowFocus: false,
  })
  return { typed, isWorth, preview }
}
