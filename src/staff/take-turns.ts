import { Refused } from '../refused.ts'

/**
 * Runs at most `atOnce` pieces of work at the same time; the others wait in order. When `waiting`
 * already wait, the next is refused with 429: a flood must not fill the memory.
 */
export function takeTurns(atOnce: number, waiting: number) {
  const queue: (() => void)[] = []
  let running = 0

  return async function inTurn<T>(work: () => Promise<T>): Promise<T> {
    if (running >= atOnce) {
      if (queue.length >= waiting) {
        throw new Refused(429, 'Too many attempts. Please try again in a moment.', {
          headers: { 'retry-after': '5' },
        })
      }
      await new Promise<void>((resolve) => queue.push(resolve))
    } else {
      running += 1
    }
    try {
      return await work()
    } finally {
      const next = queue.shift()
      if (next) next()
      else running -= 1
    }
  }
}
