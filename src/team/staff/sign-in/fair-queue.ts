import pLimit from 'p-limit'
import { Refused } from '../../../refused.ts'

/**
 * Returns a queue that runs at most `concurrency` tasks at the same time. With `capacity` tasks in it, or
 * `perSender` of the same sender, the next is refused with 429.
 */
export function fairQueue(concurrency: number, capacity: number, perSender: number) {
  const limit = pLimit(concurrency)
  const tasks = new Map<string, number>()

  return async function inTurn<T>(sender: string, work: () => Promise<T>): Promise<T> {
    const senderTasks = tasks.get(sender) ?? 0
    if (senderTasks >= perSender || limit.activeCount + limit.pendingCount >= capacity) {
      throw new Refused(429, 'too_busy', {}, { headers: { 'retry-after': '5' } })
    }
    tasks.set(sender, senderTasks + 1)
    try {
      return await limit(work)
    } finally {
      const remaining = (tasks.get(sender) ?? 1) - 1
      if (remaining > 0) tasks.set(sender, remaining)
      else tasks.delete(sender)
    }
  }
}
