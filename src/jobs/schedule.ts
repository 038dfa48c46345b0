import { createHash } from 'node:crypto'
import { type Context, inTransaction } from '../context.ts'
import { bangkokDate, bangkokMidnight } from '../shared/dates.ts'
import { addJob } from './add-job.ts'
import type { Task } from './task.ts'

const DAY_MS = 86_400_000

/** The latest time up to `now` that was this time of day (`03:30`) in Bangkok. */
export function lastDue(daily: string, now: Date): Date {
  const [hours = 0, minutes = 0] = daily.split(':').map(Number)
  const midnight = new Date(bangkokMidnight(bangkokDate(now))).getTime()
  const today = midnight + (hours * 60 + minutes) * 60_000
  return new Date(today <= now.getTime() ? today : today - DAY_MS)
}

/**
 * Adds the daily jobs that are due, each once for all processes. Jobs that came due while no
 * process ran are added when the next one starts.
 */
export class Schedule {
  readonly #tasks: readonly Task[]
  /** The due time of each task's last job added by this process, by task name. */
  readonly #added = new Map<string, number>()

  constructor(tasks: Iterable<Task>) {
    this.#tasks = [...tasks].filter(({ daily }) => daily)
  }

  async addDue(context: Context): Promise<void> {
    for (const task of this.#tasks) {
      const dueAt = lastDue(task.daily ?? '', context.now).getTime()
      if (this.#added.get(task.name) === dueAt) continue
      const id = uuidOf(`${task.name} ${dueAt}`)
      await inTransaction(context, (tx) => addJob(tx, task, {}, { id }))
      this.#added.set(task.name, dueAt)
    }
  }
}

/** The same UUID for the same text in every process. */
function uuidOf(text: string): string {
  const hex = createHash('sha256').update(text).digest('hex')
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-8${hex.slice(13, 16)}-8${hex.slice(17, 20)}-${hex.slice(20, 32)}`
}
