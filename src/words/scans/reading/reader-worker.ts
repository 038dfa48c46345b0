import { readlinkSync } from 'node:fs'
import os from 'node:os'
import { answerWork, tell } from '../../../own-thread.ts'
import { type Ocr, startOcr } from './ocr.ts'
import { readLines } from './read-lines.ts'
import type { ToRead } from './reader-threads.ts'

// A thread of its own reads pictures: visitors do not wait for it.
yieldToOthers()

let ocr: Promise<Ocr> | undefined

answerWork(async ({ bytes, quarters }: ToRead) => {
  ocr ??= startOcr()
  try {
    return await readLines(await ocr, bytes, {
      quarters: quarters ?? undefined,
      onProgress: tell,
    })
  } catch (error) {
    // The next picture gets a new one: this one may be broken.
    void ocr.then((broken) => broken.terminate()).catch(() => {})
    ocr = undefined
    throw error
  }
})

/** A low priority for this thread and those it starts, where the system knows threads by number (Linux). */
function yieldToOthers(): void {
  try {
    const [, thread] = /task\/(\d+)$/.exec(readlinkSync('/proc/thread-self')) ?? []
    if (thread) os.setPriority(Number(thread), os.constants.priority.PRIORITY_BELOW_NORMAL)
  } catch {
    // Elsewhere it runs as everything else.
  }
}
