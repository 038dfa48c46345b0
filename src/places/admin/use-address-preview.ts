import { useQuery } from '@tanstack/react-query'
import { call } from '../../admin/call.ts'
import { useSettled } from '../../ui/use-settled.ts'

const LEAST = 5
const QUIET_MS = 1000

/** What an address would give, asked once it has rested; `typed` is the text that was asked for. */
export function useAddressPreview(address: string) {
  const typed = useSettled(address.trim(), QUIET_MS)
  const isWorth = typed.length >= LEAST
  const preview = useQuery({
    queryKey: ['places', 'preview', typed],
    queryFn: ({ signal }) =>
      call('post /api/geocode-preview', { body: { address: typed }, signal }),
    enabled: isWorth,
    refetchOnWindowFocus: false,
  })
  return { typed, isWorth, preview }
}
