import pLimit from 'p-limit'
import { Refused } from '../refused.ts'

/**
 * Runs at most `atOnce` pieces of work at the same time; the others wait in order. When `places` are
 * taken, or `placesOfOne` by the same sender, the next is refused with 429: a flood must fill neither
 * the memory nor everybody's queue.
 */
export function takeTurns(atOnce: number, places: number, placesOfOne: number) {
  const turn = pLimit(atOnce)
  const taken = new Map<string, number>()

  return async function inTurn<T>(sender: string, work: () => Promise<T>): Promise<T> {
    const own = taken.get(sender) ?? 0
    if (own >= placesOfOne || turn.activeCount + turn.pendingCount >= places) {
      throw new Refused(429, 'Too many attempts. Please try again in a moment.', {
        headers: { 'retry-after': '5' },
      })
    }
    taken.set(sender, own + 1)
    try {
      return await turn(work)
    } finally {
      const left = (taken.get(sender) ?? 1) - 1
      if (left > 0) taken.set(sender, left)
      else taken.delete(sender)
    }
  }
}
