import path from 'node:path'
import pLimit from 'p-limit'
import { OwnThread } from '../../../own-thread.ts'
import type { PictureReading, ReadProgress } from '../rules/reading.ts'
import { READ_AT_ONCE } from '../rules/scan.ts'

/** What a thread is asked to read. */
export type ToRead = { bytes: Uint8Array; quarters: PictureReading['quarters'] | null }

const TIMEOUT_MS = 150_000
const MEMORY_MB = 512
/** Milliseconds after which a thread without work is ended, and its memory free again. */
const IDLE_MS = 30_000

type Thread = { thread: OwnThread<ToRead, PictureReading>; idle: NodeJS.Timeout | undefined }

const atOnce = pLimit(READ_AT_ONCE)
const free: Thread[] = []

type Following = {
  quarters: PictureReading['quarters'] | null
  signal: AbortSignal
  onProgress: (progress: ReadProgress) => void
}

/** Reads a picture in a thread of low priority, which starts with the first picture and ends after the last. */
export function readInThread(
  bytes: Uint8Array,
  { quarters, signal, onProgress }: Following,
): Promise<PictureReading> {
  return atOnce(async () => {
    signal.throwIfAborted()
    const one = free.pop() ?? { thread: newThread(), idle: undefined }
    clearTimeout(one.idle)
    try {
      const follow = (progress: unknown) => {
        if (isProgress(progress)) onProgress(progress)
      }
      return await one.thread.do({ bytes, quarters }, { signal, onProgress: follow })
    } finally {
      one.idle = setTimeout(() => {
        free.splice(free.indexOf(one), 1)
        one.thread.end()
      }, IDLE_MS).unref()
      free.push(one)
    }
  })
}

function newThread(): Thread['thread'] {
  return new OwnThread({
    source: path.join(import.meta.dirname, 'reader-worker.ts'),
    built: 'reader-worker.js',
    timeout: TIMEOUT_MS,
    memoryMegabytes: MEMORY_MB,
  })
}

function isProgress(value: unknown): value is ReadProgress {
  return typeof value === 'object' && value !== null && 'done' in value && 'total' in value
}
