import { useEffect, useRef, useState } from 'react'
import type { HomeReaction, ReaderAction } from '../../sales/shortlists/rules/reader.ts'
import { ApiError, callApi } from '../../shared/api-client.ts'
import { sentReactionsPath } from '../../shared/paths.ts'
import type { SentHomes } from './sent-home.ts'

/** Why what was pressed was not taken. */
export type Failure = 'isOver' | 'isChanged' | 'isStaff' | 'isTooMuch' | 'isLost' | 'isEmpty'

type Act = { action: ReaderAction; homes: readonly string[]; text?: string }

/**
 * What the reader thinks of the homes of a page. A press shows at once, and is put back if it could not be sent;
 * several are sent one after the other. Opening the page is told once, when it is in sight.
 */
export function useReactions(url: string, { homes }: SentHomes) {
  const path = sentReactionsPath(url)
  const [reactions, setReactions] = useState<readonly HomeReaction[]>(homes)
  const [failure, setFailure] = useState<Failure | null>(null)
  const [isSending, setIsSending] = useState(false)
  const queue = useRef({ last: Promise.resolve(), waiting: 0 })
  const looked = useRef(new Set<string>())

  const of = (key: string): HomeReaction =>
    reactions.find((each) => each.key === key) ?? { key, opinion: null, asked: false }

  /** Returns whether it was taken. */
  async function act(input: Act): Promise<boolean> {
    const { current } = queue
    setFailure(null)
    const before = input.homes.map(of)
    setReactions((shown) => withAction(shown, input))
    current.waiting += 1
    setIsSending(true)
    const sent = current.last.then(() =>
      callApi<HomeReaction[]>(path, { method: 'POST', body: input }),
    )
    current.last = sent.then(
      () => {},
      () => {},
    )
    try {
      const stored = await sent
      // Those that wait are shown already.
      if (current.waiting === 1) setReactions(stored)
      return true
    } catch (error) {
      setReactions((shown) =>
        shown.map((each) => before.find(({ key }) => key === each.key) ?? each),
      )
      setFailure(failureOf(error))
      return false
    } finally {
      current.waiting -= 1
      setIsSending(current.waiting > 0)
    }
  }

  /** Tells that a home was looked at, once. Nobody is told if that fails. */
  function look(key: string): void {
    if (looked.current.has(key)) return
    looked.current.add(key)
    callApi(path, { method: 'POST', body: { action: 'pressed', homes: [key] } }).catch(() => {
      looked.current.delete(key)
    })
  }

  useEffect(() => {
    let isTold = false
    const tell = () => {
      if (isTold || document.visibilityState !== 'visible') return
      isTold = true
      callApi(path, { method: 'POST', body: { action: 'opened' } }).catch(() => {})
    }
    tell()
    document.addEventListener('visibilitychange', tell)
    return () => document.removeEventListener('visibilitychange', tell)
  }, [path])

  return {
    ...{ act, look, failure, isSending },
    fail: setFailure,
    of,
  }
}

export type Reactions = ReturnType<typeof useReactions>

function withAction(reactions: readonly HomeReaction[], { action, homes }: Act) {
  return reactions.map((each) => (homes.includes(each.key) ? { ...each, ...change(action) } : each))
}

function change(action: ReaderAction): Partial<HomeReaction> {
  if (action === 'liked' || action === 'declined') return { opinion: action }
  if (action === 'cleared') return { opinion: null }
  if (action === 'asked' || action === 'unasked') return { asked: action === 'asked' }
  return {}
}

function failureOf(error: unknown): Failure {
  if (!(error instanceof ApiError)) return 'isLost'
  const byStatus: Partial<Record<number, Failure>> = {
    400: 'isEmpty',
    403: 'isStaff',
    404: 'isOver',
    409: 'isChanged',
    410: 'isOver',
    429: 'isTooMuch',
  }
  return byStatus[error.status] ?? 'isLost'
}
