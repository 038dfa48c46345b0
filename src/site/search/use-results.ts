import { useEffect, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import type { LineChoice } from '../../places/site/line-choices.ts'
import type { GivenNames } from '../../units/site/search-names.ts'
import type { KnownNames } from './asking.ts'
import { pageAddress } from './paging.ts'
import type { Asked, Results, Told } from './results.ts'
import { resultsTop, scrollResults } from './results-top.ts'

type Asking = typeof import('./asking.ts')
/** Says what to look for. */
type Ask = (asking: Asking) => Asked
/** How a search came to be asked: by its reader, by Back or Forward, or once more after it failed. */
type Cause = 'form' | 'link' | 'back' | 'retry'

type State = {
  /** What is asked for: shown at once. */
  asked: Asked
  told: Told
  /** What was found for it; null while it is looked for, and where that failed. */
  results: Results | null
  failed: boolean
  /** Counts the searches that the form did not make, so that it is drawn anew. */
  round: number
}

let ready: Asking | null = null
const load = async () => {
  ready = await import('./asking.ts')
  return ready
}

/**
 * The results on screen, and how to look for others. Of several searches under way only the last one's
 * answer is shown. Back and Forward show at once what was seen, where it was left, and then look again.
 */
export function useResults(first: Results, given: GivenNames, lines: readonly LineChoice[]) {
  const [state, setState] = useState<State>({
    asked: first,
    told: first.told,
    results: first,
    failed: false,
    round: 0,
  })
  const last = useRef(0)
  const pending = useRef<{ ask: Ask; cause: Cause } | null>(null)
  const names = useRef<KnownNames | null>(null)
  const seen = useRef(new Map([[addressOf(first), first]]))
  const tops = useRef(new Map<string, number>())
  const address = addressOf(state.asked)
  // As it stands in the browser: what of it makes no sense stays there.
  const here = useRef('')

  async function look(
    ask: Ask,
    cause: Cause,
    called?: { search: Asked['search']; names: GivenNames },
  ) {
    last.current += 1
    const mine = last.current
    pending.current = { ask, cause }
    const fail = () => setState((before) => ({ ...before, results: null, failed: true }))
    // At once where it is there: a browser scrolls by itself before long.
    const asking = ready ?? (await load().catch(() => null))
    if (mine !== last.current) return
    if (!asking) return fail()
    const known = knownNames(asking)
    if (called) known.learn(called.search, called.names)
    const asked = ask(asking)
    if (cause === 'form' || cause === 'link') history.pushState(null, '', addressOf(asked))
    here.current = location.search
    pending.current = { ask: () => asked, cause: 'retry' }
    // Looked at another way, the same homes need not be looked for again.
    if (cause === 'link' && state.results && findsSame(asked, state.results)) {
      const results = { ...state.results, ...asked }
      seen.current.set(addressOf(asked), results)
      return setState((now) => ({ ...now, asked, results, failed: false }))
    }
    const before = cause === 'back' ? seen.current.get(addressOf(asked)) : undefined
    const top = cause === 'back' ? (tops.current.get(addressOf(asked)) ?? 0) : null
    const told = before?.told ?? asking.tellSearch(asked, known.of(asked.search))
    const begin = () =>
      setState(({ round }) => ({
        asked,
        told,
        results: before ?? null,
        failed: false,
        round: cause === 'back' || cause === 'link' ? round + 1 : round,
      }))
    if (before) {
      // The page must have its old height before it can be where it was.
      flushSync(begin)
      scrollResults(top ?? 0)
    } else begin()
    const results = await asking.find(asked, known, lines).catch(() => null)
    if (mine !== last.current || (before && !results)) return
    if (!results) return fail()
    document.title = results.told.title
    seen.current.set(addressOf(asked), results)
    const end = () =>
      setState(({ round }) => ({ asked, told: results.told, results, failed: false, round }))
    if (before || top === null) return end()
    flushSync(end)
    scrollResults(top)
  }

  function knownNames(asking: Asking): KnownNames {
    if (!names.current) {
      names.current = new asking.KnownNames(lines)
      names.current.learn(first.search, given)
    }
    return names.current
  }

  useEffect(() => {
    here.current = location.search
    // Whoever points at something, or goes on by keyboard, is about to search.
    const prepare = () => void load().catch(() => {})
    const once = new AbortController()
    for (const sign of ['pointerover', 'focusin'])
      addEventListener(sign, prepare, { once: true, signal: once.signal })
    return () => once.abort()
  }, [])
  useEffect(() => {
    const back = () => {
      // Links within the page come here too.
      if (location.search !== here.current) void look((asking) => asking.readAddress(), 'back')
    }
    const keepTop = () => {
      if (location.search === here.current) tops.current.set(address, resultsTop())
    }
    addEventListener('popstate', back)
    addEventListener('scroll', keepTop, { passive: true, capture: true })
    return () => {
      removeEventListener('popstate', back)
      removeEventListener('scroll', keepTop, { capture: true })
    }
  })

  const retry = () => {
    if (pending.current) void look(pending.current.ask, pending.current.cause)
  }
  return { ...state, look, retry }
}

function addressOf({ search, page, view }: Asked): string {
  return pageAddress(search, page, view)
}

/** Whether two ask for the same homes, however they are looked at. */
function findsSame(a: Asked, b: Asked): boolean {
  return pageAddress(a.search, a.page) === pageAddress(b.search, b.page)
}
