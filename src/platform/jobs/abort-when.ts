/**
 * A signal that is aborted as soon as work in the background is not wanted any more, even while nothing comes of it. It
 * asks until `end`.
 */
export function whenUnwanted(
  isWanted: () => Promise<boolean>,
  everyMs: number,
): { signal: AbortSignal; end: () => void } {
  const unwanted = new AbortController()
  let isAsking = false
  const timer = setInterval(() => {
    if (isAsking) return
    isAsking = true
    isWanted()
      .then((is) => is || unwanted.abort())
      // The work goes on when nobody can tell.
      .catch(() => {})
      .finally(() => {
        isAsking = false
      })
  }, everyMs)
  return { signal: unwanted.signal, end: () => clearInterval(timer) }
}
