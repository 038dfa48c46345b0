import { useEffect, useRef } from 'react'
import type { HomeReaction, ReaderAction } from '../../sales/shortlists/rules/reader.ts'
import { callApi } from '../../shared/api-client.ts'
import { sentReactionsPath } from '../../shared/paths.ts'
import { usePresses } from '../client-page/use-presses.ts'
import type { SentHomes } from './sent-home.ts'

type Act = { action: ReaderAction; homes: readonly string[]; text?: string }

/** What the reader thinks of the homes of a page. Opening the page is told once, when it is in sight. */
export function useReactions(url: string, { homes }: SentHomes) {
  const path = sentReactionsPath(url)
  const { pressed, send, ...presses } = usePresses<HomeReaction>(path, homes)
  const looked = useRef(new Set<string>())

  const of = (key: string): HomeReaction =>
    pressed.find((each) => each.key === key) ?? { key, opinion: null, asked: false }

  /** Returns whether it was taken. */
  const act = (input: Act): Promise<boolean> => send(input.homes, change(input.action), input)

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

  return { ...presses, act, look, of }
}

export type Reactions = ReturnType<typeof useReactions>

function change(action: ReaderAction): Partial<HomeReaction> {
  if (action === 'liked' || action === 'declined') return { opinion: action }
  if (action === 'cleared') return { opinion: null }
  if (action === 'asked' || action === 'unasked') return { asked: action === 'asked' }
  return {}
}
