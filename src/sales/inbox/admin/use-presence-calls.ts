import { useCallback, useEffect, useRef } from 'react'
import { call } from '../../../admin/calls/call.ts'
import { onArrival } from '../../../platform/events/admin/presence.ts'

/** Milliseconds between two events of somebody who has a conversation open, and of one who writes. */
const VIEWING_MS = 15_000
const WRITING_MS = 3_000

/** Tells the others that one has this conversation open, for as long as it is in view. */
export function useTellViewing(threadId: number): void {
  useEffect(() => {
    const tell = () => {
      if (document.visibilityState === 'visible') send('viewing', threadId)
    }
    tell()
    const timer = setInterval(tell, VIEWING_MS)
    // Whoever comes later is told at once.
    const stop = onArrival((id) => id === threadId && tell())
    document.addEventListener('visibilitychange', tell)
    return () => {
      clearInterval(timer)
      stop()
      document.removeEventListener('visibilitychange', tell)
    }
  }, [threadId])
}

/** Returns the function to call with each key: the others are told that one writes. */
export function useTellWriting(threadId: number): () => void {
  const toldAt = useRef(0)
  return useCallback(() => {
    if (Date.now() - toldAt.current < WRITING_MS) return
    toldAt.current = Date.now()
    send('writing', threadId)
  }, [threadId])
}

// Nobody has to know whether it arrived.
function send(what: 'viewing' | 'writing', threadId: number): void {
  if (!navigator.onLine) return
  const params = { id: String(threadId) }
  const sent =
    what === 'viewing'
      ? call('post /api/inbox/threads/{id}/viewing', { params })
      : call('post /api/inbox/threads/{id}/writing', { params })
  sent.catch(() => {})
}
