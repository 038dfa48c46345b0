import { useEffect } from 'react'

/**
 * Whether a part that failed must say so itself. It need not while another part says it: the retry of that one then
 * retries this one too.
 */
export function useOneRetry(failed: boolean, isSaid: boolean, retry: () => void): boolean {
  const isSilent = failed && isSaid
  useEffect(() => (isSilent ? retry : undefined), [isSilent, retry])
  return failed && !isSaid
}
