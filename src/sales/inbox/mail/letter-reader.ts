import path from 'node:path'
import { OwnThread } from '../../../own-thread.ts'
import type { ReceivedLetter } from './read-letter.ts'

/** The next e-mail waits for it. */
const TIMEOUT_MS = 10_000
const MEMORY_MB = 512

/** Reads e-mails in a thread of its own, one at a time, until it is ended. */
export class LetterReader {
  readonly #thread = new OwnThread<Uint8Array, ReceivedLetter>({
    source: path.join(import.meta.dirname, 'letter-worker.ts'),
    built: 'letter-worker.js',
    timeout: TIMEOUT_MS,
    memoryMegabytes: MEMORY_MB,
  })

  /** Throws for what is no e-mail, or takes too long or too much memory. */
  async read(bytes: Uint8Array): Promise<ReceivedLetter> {
    const letter = await this.#thread.do(bytes)
    // Buffers come from another thread as plain bytes.
    const files = letter.files.map((file) => ({ ...file, bytes: Buffer.from(file.bytes) }))
    return { ...letter, files }
  }

  end(): void {
    this.#thread.end()
  }
}
