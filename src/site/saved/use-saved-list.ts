import { useEffect, useState } from 'react'
import { useSaved } from '../../records/units/site/saved-units.ts'
import { useFetchAgain } from '../../ui/use-fetch-again.ts'
import { readPageProps } from '../read-page.ts'
import type { SavedHome } from './compared-rows.ts'
import { savedAddress } from './saved-query.ts'

/** Homes by ids; those that are no longer on the website are missing from `homes`. */
export type HomeList = { ids: readonly number[]; homes: readonly SavedHome[] }

/**
 * The homes of a shared URL, else those saved in this browser; `list` is null while loading and after a
 * failure.
 */
export function useSavedList(shared: HomeList | null) {
  const savedIds = useSaved()
  const [loaded, setLoaded] = useState<{ key: string; list: HomeList | null } | null>(null)
  const [attempt, setAttempt] = useState(0)
  const [isReady, setIsReady] = useState(false)
  useEffect(() => setIsReady(true), [])
  const key = savedIds.join()
  const loadedIds = new Set(loaded?.list?.ids)
  const isMissing = !shared && isReady && savedIds.some((id) => !loadedIds.has(id))

  // biome-ignore lint/correctness/useExhaustiveDependencies: a retry loads again
  useEffect(() => {
    if (!isMissing) return
    const abort = new AbortController()
    const address = savedAddress({ homes: savedIds, compared: [] })
    readPageProps<{ list: HomeList | null }>(address, abort.signal)
      .then(({ list }) => setLoaded({ key, list }))
      .catch(() => {
        if (!abort.signal.aborted) setLoaded({ key, list: null })
      })
    return () => abort.abort()
  }, [isMissing, key, attempt])

  const retry = () => {
    setLoaded(null)
    setAttempt(attempt + 1)
  }
  const failed = !shared && isMissing && loaded?.key === key && loaded.list === null
  useFetchAgain(() => {
    if (failed) retry()
  })

  if (shared) return { list: shared, failed: false, retry: () => {} }
  const homes = loaded?.list?.homes.filter(({ card }) => savedIds.includes(card.id)) ?? []
  return {
    list: isReady && !isMissing ? { ids: savedIds, homes: homes } : null,
    ...{ failed, retry },
  }
}
