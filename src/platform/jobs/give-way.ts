import { setImmediate } from 'node:timers/promises'

/** Milliseconds of work after which requests that came meanwhile are served. */
const SLICE_MS = 8

/**
 * Divides long work into slices: the returned function, called between its steps, lets waiting requests run
 * once a slice is over.
 */
export function slices(): () => Promise<void> {
  let since = performance.now()
  return async () => {
    if (performance.now() - since < SLICE_MS) return
    await setImmediate()
    since = performance.now()
  }
}
