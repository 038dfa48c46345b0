import path from 'node:path'
import { parentPort, Worker } from 'node:worker_threads'
import { projectHome } from './env.ts'

type Options = {
  /** The file of the thread in tests, which run from the source, and its name in `dist/server`. */
  source: string
  built: string
  /** Milliseconds after which work is given up, and the thread ended. */
  timeout: number
  memoryMegabytes: number
}

type Answer<Result> = { result: Result } | { error: string } | { progress: unknown }

type Following = {
  /** Gives the work up, and ends the thread. */
  signal?: AbortSignal | undefined
  /** Called with what the work tells on its way (`tell`). */
  onProgress?: (progress: unknown) => void
}

/**
 * A thread of its own for work that would keep the server from answering, or might never end. It starts with the first
 * work, and again after work that was given up.
 */
export class OwnThread<Data, Result> {
  readonly #options: Options
  #worker: Worker | undefined

  constructor(options: Options) {
    this.#options = options
  }

  /** Does one piece of work; the next begins after it. Throws when it fails, or takes too long or too much memory. */
  do(data: Data, { signal, onProgress }: Following = {}): Promise<Result> {
    signal?.throwIfAborted()
    const worker = this.#started()
    worker.ref()
    return new Promise((resolve, reject) => {
      const giveUp = () => void worker.terminate()
      const timer = setTimeout(giveUp, this.#options.timeout)
      signal?.addEventListener('abort', giveUp)
      const forget = () => {
        clearTimeout(timer)
        // Without work it keeps no process alive.
        worker.unref()
        signal?.removeEventListener('abort', giveUp)
        worker.off('message', onMessage).off('error', onEnd).off('exit', onEnd)
      }
      const onMessage = (answer: Answer<Result>) => {
        if ('progress' in answer) return onProgress?.(answer.progress)
        forget()
        if ('result' in answer) resolve(answer.result)
        else reject(new Error(answer.error))
      }
      const onEnd = (why: Error | number) => {
        forget()
        reject(why instanceof Error ? why : new Error('A thread was ended while it worked.'))
      }
      worker.on('message', onMessage).on('error', onEnd).on('exit', onEnd)
      worker.postMessage(data)
    })
  }

  end(): void {
    void this.#worker?.terminate()
    this.#worker = undefined
  }

  #started(): Worker {
    if (this.#worker) return this.#worker
    const { source, built, memoryMegabytes } = this.#options
    const isSource = import.meta.filename.endsWith('.ts')
    const file = isSource ? source : path.join(projectHome(), 'dist', 'server', built)
    const worker = new Worker(file, { resourceLimits: { maxOldGenerationSizeMb: memoryMegabytes } })
    // An error without a listener would end the process.
    worker.on('error', () => {})
    worker.on('exit', () => {
      if (this.#worker === worker) this.#worker = undefined
    })
    this.#worker = worker
    return worker
  }
}

/** Tells whoever waits for the current work of this thread how far it is. */
export function tell(progress: unknown): void {
  parentPort?.postMessage({ progress })
}

/** What the file of such a thread does with each piece of work. */
export function answerWork<Data>(work: (data: Data) => Promise<unknown>): void {
  parentPort?.on('message', async (data: Data) => {
    const answer = await work(data).then(
      (result) => ({ result }),
      (error: unknown) => ({ error: error instanceof Error ? error.message : String(error) }),
    )
    parentPort?.postMessage(answer)
  })
}
