import { useSyncExternalStore } from 'react'

/** Milliseconds without an answer of the server after which a screen says so. */
const SILENCE_MS = 10_000
const CHECK_MS = 1_000

let heardAt: number | null = null
let isHeard = true
let check: ReturnType<typeof setInterval> | undefined
const listeners = new Set<() => void>()

/** Notes that the server has answered: a message of the stream, a heartbeat, a poll. */
export function noteAnswer(): void {
  heardAt = Date.now()
  update()
}

/** Whether the server has answered in the last ten seconds; true until it is known. */
export function useConnection(): boolean {
  return useSyncExternalStore(
    onChange,
    () => isHeard,
    () => true,
  )
}

function onChange(listener: () => void): () => void {
  heardAt ??= Date.now()
  listeners.add(listener)
  check ??= setInterval(update, CHECK_MS)
  return () => {
    listeners.delete(listener)
    if (listeners.size > 0) return
    clearInterval(check)
    check = undefined
  }
}

function update(): void {
  const now = heardAt === null || Date.now() - heardAt < SILENCE_MS
  if (now === isHeard) return
  isHeard = now
  for (const listener of listeners) listener()
}
