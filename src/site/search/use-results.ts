import { useEffect, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import type { LineChoice } from '../../city/places/site/line-choices.ts'
import { linesIn } from '../../city/places/site/lines-in.ts'
import type { RecordNames } from '../../records/units/rules/record-names.ts'
import { useLanguage } from '../../ui/language.tsx'
import { useFetchAgain } from '../../ui/use-fetch-again.ts'
import { pageAddress } from './paging.ts'
import type { Results, SearchQuery, SearchSummary } from './results.ts'
import { resultsTop, scrollResults } from './results-top.ts'
import type { KnownNames } from './search-in-place.ts'

type Asking = typeof import('./search-in-place.ts')
/** Returns the search to run. */
type Ask = (asking: Asking) => SearchQuery
/** What triggered a search: the form, a link, Back or Forward, or a retry. */
type Cause = 'form' | 'link' | 'back' | 'retry'

type State = {
  /** The requested search, shown at once. */
  query: SearchQuery
  summary: SearchSummary
  /** Its results; null while loading and after a failure. */
  results: Results | null
  failed: boolean
  /** Counts searches not made by the form, to reset the form. */
  formKey: number
}

let ready: Asking | null = null
const load = async () => {
  ready = await import('./search-in-place.ts')
  return ready
}

/**
 * The results on screen, and actions to search. Only the response to the latest search is shown. Back and
 * Forward restore the previous results and scroll position at once, then reload them.
 */
export function useResults(first: Results, given: RecordNames, allLines: readonly LineChoice[]) {
  const language = useLanguage()
  const lines = linesIn(language, allLines)
  const [state, setState] = useState<State>({
    query: first,
    summary: first.summary,
    results: first,
    failed: false,
    formKey: 0,
  })
  const lastRequest = useRef(0)
  const pending = useRef<{ ask: Ask; cause: Cause } | null>(null)
  const names = useRef<KnownNames | null>(null)
  const cache = useRef(new Map([[addressOf(first), first]]))
  const scrollTops = useRef(new Map<string, number>())
  const address = addressOf(state.query)
  // The query string as in the browser, including invalid parameters.
  const currentQuery = useRef('')

  async function runSearch(
    ask: Ask,
    cause: Cause,
    called?: { search: SearchQuery['search']; names: Partial<RecordNames> },
  ) {
    lastRequest.current += 1
    const request = lastRequest.current
    pending.current = { ask, cause }
    const fail = () => setState((before) => ({ ...before, results: null, failed: true }))
    // Synchronous if loaded, because the browser restores the scroll position soon.
    const asking = ready ?? (await load().catch(() => null))
    if (request !== lastRequest.current) return
    if (!asking) return fail()
    const known = knownNames(asking)
    if (called) known.learn(called.search, called.names)
    const query = ask(asking)
    if (cause === 'form' || cause === 'link') history.pushState(null, '', addressOf(query))
    currentQuery.current = location.search
    pending.current = { ask: () => query, cause: 'retry' }
    // Another view of the same results needs no request.
    if (cause === 'link' && state.results && findsSame(query, state.results)) {
      const results = { ...state.results, ...query }
      cache.current.set(addressOf(query), results)
      return setState((now) => ({ ...now, query, results, failed: false }))
    }
    const before = cause === 'back' ? cache.current.get(addressOf(query)) : undefined
    const top = cause === 'back' ? (scrollTops.current.get(addressOf(query)) ?? 0) : null
    const summary =
      before?.summary ?? asking.summarizeSearch(query, known.of(query.search, lines), language)
    const begin = () =>
      setState(({ formKey }) => ({
        query,
        summary,
        results: before ?? null,
        failed: false,
        formKey: cause === 'back' || cause === 'link' ? formKey + 1 : formKey,
      }))
    if (before) {
      // The page needs its previous height before its scroll position can be restored.
      flushSync(begin)
      scrollResults(top ?? 0)
    } else begin()
    const results = await asking.find(query, known, lines, language).catch(() => null)
    if (request !== lastRequest.current || (before && !results)) return
    if (!results) return fail()
    document.title = results.summary.title
    cache.current.set(addressOf(query), results)
    const end = () =>
      setState(({ formKey }) => ({
        query,
        summary: results.summary,
        results,
        failed: false,
        formKey,
      }))
    if (before || top === null) return end()
    flushSync(end)
    scrollResults(top)
  }

  function knownNames(asking: Asking): KnownNames {
    if (!names.current) {
      names.current = new asking.KnownNames()
      names.current.learn(first.search, given)
    }
    return names.current
  }

  useEffect(() => {
    currentQuery.current = location.search
    // Preloads on the first hover or focus.
    const prepare = () => void load().catch(() => {})
    const abort = new AbortController()
    for (const eventName of ['pointerover', 'focusin'])
      addEventListener(eventName, prepare, { once: true, signal: abort.signal })
    return () => abort.abort()
  }, [])
  useEffect(() => {
    const handlePopState = () => {
      // Links within the page trigger popstate too.
      if (location.search !== currentQuery.current)
        void runSearch((asking) => asking.readAddress(), 'back')
    }
    const storeScrollTop = () => {
      if (location.search === currentQuery.current) scrollTops.current.set(address, resultsTop())
    }
    addEventListener('popstate', handlePopState)
    addEventListener('scroll', storeScrollTop, { passive: true, capture: true })
    return () => {
      removeEventListener('popstate', handlePopState)
      removeEventListener('scroll', storeScrollTop, { capture: true })
    }
  })

  const retry = () => {
    if (pending.current) void runSearch(pending.current.ask, pending.current.cause)
  }
  /** Loads what is shown once more; what is typed and how far it is scrolled stay. */
  async function refresh(): Promise<void> {
    if (state.failed) return retry()
    if (!state.results) return
    const request = lastRequest.current
    const asking = ready ?? (await load().catch(() => null))
    const results = await asking
      ?.find(state.query, knownNames(asking), lines, language)
      .catch(() => null)
    if (!results || request !== lastRequest.current) return
    cache.current.set(address, results)
    setState((now) => ({ ...now, summary: results.summary, results }))
  }
  useFetchAgain(refresh)
  /** Learns the name of a picked place, so that the summary of its search can name it at once. */
  const learnPlace = (search: string, name: string) =>
    void load().then(
      (asking) => knownNames(asking).learnPlace(search, name),
      () => {},
    )
  return { ...state, runSearch, retry, learnPlace }
}

function addressOf({ search, page, view }: SearchQuery): string {
  return pageAddress(search, page, view)
}

/** Whether two searches have the same results, regardless of the view. */
function findsSame(a: SearchQuery, b: SearchQuery): boolean {
  return pageAddress(a.search, a.page) === pageAddress(b.search, b.page)
}
