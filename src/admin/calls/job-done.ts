import { ApiError } from '../../shared/api-client.ts'
import { call } from './call.ts'

/** Milliseconds between two questions how far a job is. */
const ASK_EVERY_MS = 400
/** Questions in a row that the network may lose. */
const MAX_LOST = 25

/** How far a job is: its steps that are done, and how many jobs come before it while it waits. */
export type Going = { done: number; ahead: number | null }

type How = {
  signal: AbortSignal
  onProgress: (going: Going) => void
  /** Gives the job up on the server. */
  stop: () => Promise<unknown>
}

/**
 * Asks for one's own job until it is done, and gives it up as soon as nobody waits for it any more: by `signal`, or as
 * the page is left. Throws with the reason when it failed, and what `signal` is aborted with.
 */
export async function jobDone(id: string, { signal, onProgress, stop }: How): Promise<void> {
  const giveUp = () => void stop().catch(() => {})
  signal.addEventListener('abort', giveUp, { once: true })
  addEventListener('pagehide', giveUp)
  try {
    if (signal.aborted) giveUp()
    signal.throwIfAborted()
    for (let lost = 0; ; ) {
      try {
        const { state, done, ahead, why } = await call('get /api/jobs/{id}', {
          ...{ params: { id }, signal },
        })
        lost = 0
        onProgress({ done, ahead })
        if (state === 'failed') throw new Error(why ?? 'The job failed.')
        if (state === 'done') return
      } catch (error) {
        lost += 1
        if (!isLost(error) || lost > MAX_LOST) throw error
      }
      await new Promise((resolve) => setTimeout(resolve, ASK_EVERY_MS))
      signal.throwIfAborted()
    }
  } finally {
    signal.removeEventListener('abort', giveUp)
    removeEventListener('pagehide', giveUp)
  }
}

/** Whether the question or its answer did not arrive. */
function isLost(error: unknown): boolean {
  return error instanceof TypeError || (error instanceof ApiError && error.status === 0)
}
