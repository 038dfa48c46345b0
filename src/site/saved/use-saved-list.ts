import { useEffect, useState } from 'react'
import { useSaved } from '../../units/site/saved-homes.ts'
import { readPageProps } from '../read-page.ts'
import { savedAddress } from './asked.ts'
import type { SavedHome } from './compared-rows.ts'

/** Homes by the ids that were asked for; those that are no longer on the website are missing. */
export type HomeList = { ids: readonly number[]; homes: readonly SavedHome[] }

/**
 * The homes of a shared address, or those that this browser keeps: null until they are read, or where
 * that failed.
 */
export function useSavedList(shared: HomeList | null) {
  const own = useSaved()
  const [read, setRead] = useState<{ key: string; list: HomeList | null } | null>(null)
  const [round, setRound] = useState(0)
  const [isReady, setIsReady] = useState(false)
  useEffect(() => setIsReady(true), [])
  const key = own.join()
  const known = new Set(read?.list?.ids)
  const isMissing = !shared && isReady && own.some((id) => !known.has(id))

  // biome-ignore lint/correctness/useExhaustiveDependencies: a retry asks again
  useEffect(() => {
    if (!isMissing) return
    const abort = new AbortController()
    const address = savedAddress({ homes: own, compared: [] })
    readPageProps<{ list: HomeList | null }>(address, abort.signal)
      .then(({ list }) => setRead({ key, list }))
      .catch(() => {
        if (!abort.signal.aborted) setRead({ key, list: null })
      })
    return () => abort.abort()
  }, [isMissing, key, round])

  if (shared) return { list: shared, failed: false, retry: () => {} }
  const kept = read?.list?.homes.filter(({ card }) => own.includes(card.id)) ?? []
  const failed = isMissing && read?.key === key && read.list === null
  return {
    list: isReady && !isMissing ? { ids: own, homes: kept } : null,
    failed,
    retry: () => {
      setRead(null)
      setRound(round + 1)
    },
  }
}
