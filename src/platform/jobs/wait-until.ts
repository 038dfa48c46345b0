import { setTimeout as pause } from 'node:timers/promises'

const FIRST_PAUSE_MS = 20
const MAX_PAUSE_MS = 300

/**
 * Asks again, with growing pauses, until there is an answer; null when it takes longer than `seconds`. Rejects when the
 * signal ends a pause.
 */
export async function waitUntil<Answer>(
  ask: () => Promise<Answer | null>,
  { seconds, signal }: { seconds: number; signal: AbortSignal },
): Promise<Answer | null> {
  const until = performance.now() + seconds * 1000
  for (let ms = FIRST_PAUSE_MS; ; ms = Math.min(ms * 2, MAX_PAUSE_MS)) {
    const answer = await ask()
    if (answer !== null) return answer
    const left = until - performance.now()
    if (left <= 0) return null
    await pause(Math.min(ms, left), undefined, { signal })
  }
}
