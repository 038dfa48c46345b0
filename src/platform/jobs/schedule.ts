import { type Context, inTransaction } from '../../context.ts'
import { bangkokDate, bangkokMidnight } from '../../shared/dates.ts'
import { addJob } from './add-job.ts'
import { jobId } from './job-id.ts'
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
      const id = jobId(`${task.name} ${dueAt}`)
      await inTransaction(context, (tx) => addJob(tx, task, {}, { id }))
      this.#added.set(task.name, dueAt)
    }
  }
}
