import type { Logger } from 'pino'
import type { Context } from '../../context.ts'
import type { DiskSpace } from '../../disk-space.ts'
import type { CatalogueVersion } from '../db/catalogue-version.ts'
import type { Db } from '../db/connect.ts'
import { Places } from './places.ts'
import { runJob } from './run-job.ts'
import { Schedule } from './schedule.ts'
import { type HeldJob, takeNextJob } from './take-job.ts'
import { takeOverJobs } from './take-over.ts'
import type { Task } from './task.ts'

/** The parts of the services it uses. */
type Borrowed = {
  db: Db
  catalogue: CatalogueVersion
  geocoder: Context['geocoder']
  model: Context['model']
  mail?: Context['mail']
  push?: Context['push']
  pictures?: Context['pictures']
  /** The public address of the site; empty until the server listens. */
  readonly origin?: string
  log: Pick<Logger, 'error' | 'warn'>
  now: () => Date
  /** No job begins while the disk has too little room, and running ones are handed back. */
  disk?: DiskSpace
}

const POLL_MS = 2000
const UPKEEP_MS = 10_000

/**
 * Runs the queued jobs in this process, a few at once. A job added here starts at once; one that
 * another process added, or whose pause is over, within two seconds; one whose process has died
 * within ten.
 */
export class JobRunner {
  readonly tasks: ReadonlyMap<string, Task>
  readonly #services: Borrowed
  readonly #schedule: Schedule
  readonly #places: Places
  readonly #running = new Set<Promise<void>>()
  readonly #stopping = new AbortController()
  readonly #timers: NodeJS.Timeout[] = []
  #filling: Promise<void> | null = null
  #mayBeMore = false

  constructor(services: Borrowed, tasks: readonly Task[]) {
    this.#services = services
    this.tasks = new Map(tasks.map((task) => [task.name, task]))
    this.#schedule = new Schedule(tasks)
    this.#places = new Places(this.tasks)
  }

  /** Starts polling for jobs. */
  async start(): Promise<void> {
    await this.#upkeep()
    this.#timers.push(
      setInterval(() => this.wake(), POLL_MS),
      setInterval(() => void this.#upkeep(), UPKEEP_MS),
    )
    this.wake()
  }

  /** Polls for jobs now. */
  readonly wake = (): void => {
    this.#mayBeMore = true
    this.#filling ??= this.#fill().then(() => {
      this.#filling = null
      // Woken since the last poll.
      if (this.#mayBeMore && !this.#isPausing) this.wake()
    })
  }

  /** Runs what is due, and resolves when nothing is left. */
  async idle(): Promise<void> {
    do {
      this.wake()
      await this.#filling
      await Promise.all(this.#running)
      // A job that ended has begun to look for the next one.
    } while ((this.#mayBeMore || this.#filling) && !this.#isPausing)
  }

  /** Asks every running job to stop where it can be resumed, and hands them to the next process. */
  async stop(): Promise<void> {
    for (const timer of this.#timers) clearInterval(timer)
    this.#stopping.abort()
    await this.#filling
    await Promise.all(this.#running)
  }

  /** Aborted as soon as this process stops. */
  get stopping(): AbortSignal {
    return this.#stopping.signal
  }

  get #isPausing(): boolean {
    return this.#isStopping || (this.#services.disk?.isShort ?? false)
  }

  get #isStopping(): boolean {
    return this.#stopping.signal.aborted
  }

  async #fill(): Promise<void> {
    while (this.#mayBeMore && !this.#isPausing) {
      this.#mayBeMore = false
      try {
        const heldJob = await takeNextJob(this.#services.db, this.#places)
        if (heldJob) this.#run(heldJob)
      } catch (err) {
        this.#services.log.warn({ err }, 'the jobs could not be read')
      }
    }
  }

  #run({ job, release }: HeldJob): void {
    const leave = this.#places.take(job.data)
    const { now, log, disk } = this.#services
    const signals = [this.stopping, ...(disk ? [disk.shortage] : [])]
    const process = { now, signal: AbortSignal.any(signals), disk }
    const work = runJob(this.#context(), job, this.tasks, process, log)
      // It stays marked as running, and is taken over once its lock is gone.
      .catch((err) => log.error({ job: job.id, err }, 'the outcome of a job could not be stored'))
      .then(release)
      .finally(() => {
        this.#running.delete(work)
        leave()
        this.wake()
      })
    this.#running.add(work)
    this.#mayBeMore = true
  }

  /** Adds due daily jobs, and takes over those of dead processes. */
  async #upkeep(): Promise<void> {
    if (this.#isPausing) return
    try {
      await this.#schedule.addDue(this.#context())
      await takeOverJobs(this.#context(), this.tasks)
    } catch (err) {
      this.#services.log.warn({ err }, 'the jobs could not be looked after')
    }
  }

  #context(): Context {
    const { db, catalogue, geocoder, model, mail, push, pictures, origin, now } = this.#services
    const { wake: wakeJobs } = this
    const nobody = { actor: null, now: now(), requestId: null }
    const outside = { geocoder, model, mail, push, pictures, origin }
    return { db, catalogue, ...outside, wakeJobs, ...nobody }
  }
}
