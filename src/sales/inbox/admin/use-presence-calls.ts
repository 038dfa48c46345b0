import { useCallback, useEffect, useRef } from 'react'
import { call } from '../../../admin/calls/call.ts'
import { onArrival } from '../../../platform/events/admin/presence.ts'

/** Milliseconds between two events of somebody who has a conversation open, and of one who writes. */
const VIEWING_MS = 15_000
const WRITING_MS = 3_000

/** Tells the others that one has this conversation open, for as long as it is in view. */
export function usePublishPresence(threadId: number): void {
  useEffect(() => {
    const publish = () => {
      if (document.visibilityState === 'visible') send('presence', threadId)
    }
    publish()
    const timer = setInterval(publish, VIEWING_MS)
    // Whoever comes later is told at once.
    const stop = onArrival((id) => id === threadId && publish())
    document.addEventListener('visibilitychange', publish)
    return () => {
      clearInterval(timer)
      stop()
      document.removeEventListener('visibilitychange', publish)
    }
  }, [threadId])
}

/** Returns the function to call with each key: the others are told that one writes. */
export function usePublishWriting(threadId: number): () => void {
  const sentAt = useRef(0)
  return useCallback(() => {
    if (Date.now() - sentAt.current < WRITING_MS) return
    sentAt.current = Date.now()
    send('writing', threadId)
  }, [threadId])
}

// Nobody has to know whether it arrived.
function send(what: 'presence' | 'writing', threadId: number): void {
  if (!navigator.onLine) return
  const params = { id: String(threadId) }
  const sent =
    what === 'presence'
      ? call('post /api/inbox/threads/{id}/presence', { params })
      : call('post /api/inbox/threads/{id}/writing', { params })
  sent.catch(() => {})
}
