import { useEffect, useRef, useState } from 'react'
import { callApi } from '../../../shared/api-client.ts'
import type { SearchSuggestion, Suggestion } from '../rules/suggestion.ts'

/** A pause in typing after which places are looked up. */
const PAUSE_MS = 120
/** After a failure, while the text stays: until the next attempt. The network's return and another text are attempts too. */
const AGAIN_MS = 5_000
/** Without a response for this long, a skeleton is shown where there is no older list. */
const SLOW_MS = 200

type Found = { search: SearchSuggestion | null; places: readonly Suggestion[] }
type Answer = Found & { query: string }

/** The search and the places for a typed text: the older ones stay until the new ones are there. What failed is tried again by itself. */
export function useSuggestions(typed: string, listingType: string) {
  const [answer, setAnswer] = useState<Answer | null>(null)
  const [failed, setFailed] = useState('')
  const [isSlow, setSlow] = useState(false)
  const [attempt, setAttempt] = useState(0)
  const [failures, setFailures] = useState(0)
  const cache = useRef(new Map<string, Found>())
  const text = typed.trim()
  const query = text === '' ? '' : queryOf(text, listingType)
  // biome-ignore lint/correctness/useExhaustiveDependencies: again after a failure
  useEffect(() => {
    setSlow(false)
    if (query === '') return setAnswer(null)
    const cached = cache.current.get(query)
    if (cached) return setAnswer({ query, ...cached })
    const abort = new AbortController()
    const slow = setTimeout(() => setSlow(true), PAUSE_MS + SLOW_MS)
    const pause = setTimeout(() => void look(), PAUSE_MS)
    async function look(): Promise<void> {
      try {
        const found = foundIn(
          await callApi<(SearchSuggestion | Suggestion)[]>(`/api/places/suggest?${query}`, {
            signal: abort.signal,
          }),
        )
        cache.current.set(query, found)
        setAnswer({ query, ...found })
        setFailed('')
      } catch {
        if (!abort.signal.aborted) {
          setFailed(query)
          setFailures((before) => before + 1)
        }
      }
      if (!abort.signal.aborted) setSlow(false)
    }
    return () => {
      clearTimeout(slow)
      clearTimeout(pause)
      abort.abort()
    }
  }, [query, attempt])
  const hasFailed = query !== '' && failed === query
  // biome-ignore lint/correctness/useExhaustiveDependencies: again after each failed attempt
  useEffect(() => {
    if (!hasFailed) return
    const retry = () => setAttempt((before) => before + 1)
    const timer = setTimeout(retry, AGAIN_MS)
    addEventListener('online', retry)
    return () => {
      clearTimeout(timer)
      removeEventListener('online', retry)
    }
  }, [hasFailed, failures])
  return {
    places: query === '' ? [] : (answer?.places ?? []),
    /** The search that the text says; null for a place. */
    search: query === '' ? null : (answer?.search ?? null),
    /** Whether `places` are those of the typed text. */
    isCurrent: query !== '' && answer?.query === query,
    isSlow: isSlow && answer === null,
    hasFailed,
  }
}

function foundIn(suggestions: readonly (SearchSuggestion | Suggestion)[]): Found {
  return {
    search: suggestions.find((each) => each.kind === 'search') ?? null,
    places: suggestions.filter((each) => each.kind !== 'search'),
  }
}

function queryOf(text: string, listingType: string): string {
  return String(new URLSearchParams({ q: text.slice(0, 200), ...(listingType && { listingType }) }))
}
