import { call } from './call.ts'

/** Milliseconds between two questions how far a job is. */
const ASK_EVERY_MS = 400

/**
 * Asks for one's own job until it is done; `onProgress` gets the steps that are. Throws with the reason when it failed,
 * and what `signal` is aborted with.
 */
export async function jobDone(
  id: string,
  { signal, onProgress }: { signal: AbortSignal; onProgress: (done: number) => void },
): Promise<void> {
  for (;;) {
    const { state, done, why } = await call('get /api/jobs/{id}', { params: { id }, signal })
    onProgress(done)
    if (state === 'failed') throw new Error(why ?? 'The job failed.')
    if (state === 'done') return
    await new Promise((resolve) => setTimeout(resolve, ASK_EVERY_MS))
    signal.throwIfAborted()
  }
}
