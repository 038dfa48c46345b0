import type * as z from 'zod/mini'
import type { Context } from '../../context.ts'
import type { JobProgress } from './rules/job.ts'

/** What a handler gets from its process: the time, and a signal that the process is stopping. */
export type JobProcess = { now(): Date; signal: AbortSignal }

/**
 * A kind of background work. Its handler may run more than once for one job, when a process or its
 * connection dies: it must be idempotent.
 */
export type Task<Payload = unknown> = {
  /** Stored with each job: never change it while jobs exist. */
  name: string
  /** The time in Bangkok at which it starts every day, with an empty payload. */
  daily?: `${number}:${number}`
  /** Retries before it is given up. */
  retries: number
  /**
   * Seconds before the first retry; each next pause is doubled, with random extra time of up to as
   * much again.
   */
  pause: number
  /** The computer elsewhere that it mostly waits for: such jobs have places of their own (`places.ts`). */
  waitsFor?: 'model' | 'mail' | 'push'
  /** The display name of a job. */
  label(payload: unknown): string
  /** Does the work. It throws when the signal is aborted, and another process resumes. */
  run(context: Context, payload: unknown, process: JobProcess): Promise<void>
  /** Runs in the transaction that gives a job up. */
  onGiveUp?(tx: Context, payload: unknown): Promise<void>
  /** Runs in the transaction in which somebody restarts a given-up job. */
  onRunAgain?(tx: Context, payload: unknown): Promise<void>
  /** How far a job is, for the signed-in user who started it; null for anybody else. */
  progress?(context: Context, payload: unknown): Promise<JobProgress | null>
  /** The type of payload that `addJob` takes. Never set at run time. */
  readonly takes?: Payload
}

type Spec<S extends z.ZodMiniType> = Pick<
  Task,
  'name' | 'daily' | 'retries' | 'pause' | 'waitsFor'
> & {
  payload: S
  label(payload: z.output<S>): string
  run(context: Context, payload: z.output<S>, process: JobProcess): Promise<void>
  onGiveUp?(tx: Context, payload: z.output<S>): Promise<void>
  onRunAgain?(tx: Context, payload: z.output<S>): Promise<void>
  progress?(context: Context, payload: z.output<S>): Promise<JobProgress | null>
}

/** Defines a kind of work. A stored payload is parsed by the schema before it is used. */
export function task<S extends z.ZodMiniType>(spec: Spec<S>): Task<z.input<S>> {
  const parse = (stored: unknown) => spec.payload.parse(stored)
  // A payload that cannot be parsed fails the job's run, and must not prevent giving it up.
  const ifReadable =
    (work: (tx: Context, payload: z.output<S>) => Promise<void>) =>
    async (tx: Context, stored: unknown) => {
      const payload = spec.payload.safeParse(stored)
      if (payload.success) await work(tx, payload.data)
    }
  const { onGiveUp, onRunAgain, progress, name, daily, retries, pause, waitsFor } = spec
  return {
    name,
    ...(daily && { daily }),
    ...(waitsFor && { waitsFor }),
    retries,
    pause,
    label(stored) {
      const payload = spec.payload.safeParse(stored)
      return payload.success ? spec.label(payload.data) : spec.name
    },
    run: async (context, stored, process) => spec.run(context, parse(stored), process),
    ...(onGiveUp && { onGiveUp: ifReadable(onGiveUp) }),
    ...(onRunAgain && { onRunAgain: ifReadable(onRunAgain) }),
    ...(progress && {
      progress: async (context: Context, stored: unknown) => {
        const payload = spec.payload.safeParse(stored)
        return payload.success ? progress(context, payload.data) : null
      },
    }),
  }
}
