import type { QueryClient } from '@tanstack/react-query'
import { ownRequests } from '../../../shared/api-client.ts'
import { latestEventPath } from '../../../shared/paths.ts'
import { type Change, type EventMessage, isPassing } from '../rules/event.ts'
import { noteAnswer } from './connection.ts'
import { canShareStream, shareStream } from './shared-stream.ts'

/** Milliseconds without a message after which a stream is considered dead. */
const SILENCE_MS = 12_000
/** Milliseconds between two polls of a tab without a stream. */
const POLL_MS = 5_000
/** Milliseconds after which a poll without an answer is given up. */
const POLL_LIMIT_MS = 10_000
/** Milliseconds between two rounds of reading: faster changes are collected. */
const ROUND_MS = 1_000

type Options = {
  queries: QueryClient
  /** The id of the last change included in the document; null if unknown. */
  position: string | null
  /** Reads again what shows these changes; null means everything. */
  readAgain: (changes: readonly Change[] | null) => Promise<void>
  /** Called with who has a conversation open, or writes in it. */
  onPassing: (changes: readonly Change[]) => void
  /** Called when the session may have ended. */
  checkSession: () => void
}

/**
 * Keeps this tab up to date with the server until the returned function is called: by the stream
 * that the browser's tabs share, or by polling every few seconds when no stream gets through. The
 * returned function gives the last position, for the next time.
 */
export function followEvents({ queries, position, readAgain, onPassing, checkSession }: Options) {
  let heardAt = canShareStream() ? Date.now() : 0
  let readAt = 0
  let timer: ReturnType<typeof setTimeout> | undefined
  let isPolling = false
  let gathered: Change[] | null = []

  /** Collects changes, and reads them at once unless a round has just been or a save is running. */
  function gather(changes: readonly Change[] | null): void {
    gathered = gathered && changes && [...gathered, ...changes]
    if (gathered?.length === 0 || timer || queries.isMutating() > 0) return
    timer = setTimeout(readChanges, Math.max(0, readAt + ROUND_MS - Date.now()))
  }

  function readChanges(): void {
    timer = undefined
    if (queries.isMutating() > 0) return
    // This tab has already read its own changes again.
    const changes = gathered?.filter(({ request }) => !ownRequests.has(request ?? '')) ?? null
    gathered = []
    if (changes?.length === 0) return
    readAt = Date.now()
    void readAgain(changes)
  }

  function take({ id, after, changes }: EventMessage): void {
    heardAt = Date.now()
    noteAnswer()
    // These come with the id of the last change.
    const passing = changes?.filter(({ subject }) => isPassing(subject)) ?? []
    if (passing.length > 0) onPassing(passing)
    if (id === position) return
    const isNext = after === position
    position = id
    gather(isNext ? changes : null)
  }

  async function pollLatest(): Promise<void> {
    const isHeard = Date.now() - heardAt < SILENCE_MS
    // Polls that wait for a server that does not answer would take the connections of what is saved.
    if (isHeard || isPolling || document.visibilityState === 'hidden') return
    if (navigator.onLine === false) return
    isPolling = true
    const id = await latestId(checkSession)
    isPolling = false
    if (id !== null) noteAnswer()
    if (id === null || id === position) return
    position = id
    gather(null)
  }

  // A save reads again by itself; changes meanwhile wait for its end.
  const afterSaves = queries.getMutationCache().subscribe(() => gather([]))
  const poll = setInterval(() => void pollLatest(), POLL_MS)
  const leave =
    canShareStream() &&
    shareStream({
      onMessage: take,
      position: () => position,
      onLost(isRefused) {
        heardAt = 0
        if (isRefused) checkSession()
      },
    })
  return () => {
    afterSaves()
    clearInterval(poll)
    clearTimeout(timer)
    if (leave) leave()
    return position
  }
}

/** The id of the last change; null if the server does not tell. The browser revalidates by ETag. */
async function latestId(checkSession: () => void): Promise<string | null> {
  try {
    const response = await fetch(latestEventPath, {
      cache: 'no-cache',
      signal: AbortSignal.timeout(POLL_LIMIT_MS),
    })
    if (response.status === 401 || response.status === 403) checkSession()
    if (!response.ok) return null
    const { id }: { id: string } = await response.json()
    return id
  } catch {
    return null
  }
}
