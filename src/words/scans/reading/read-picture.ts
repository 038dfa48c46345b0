import type { ReadLine } from '../rules/reading.ts'
import { type Ocr, startOcr } from './ocr.ts'
import { readLines } from './read-lines.ts'

/** Reads pictures one after another in this process, without a thread or a server: for measuring. */
export class PictureReader {
  #ocr: Promise<Ocr> | undefined

  /** The lines of a picture, from above. */
  async read(bytes: Uint8Array): Promise<ReadLine[]> {
    this.#ocr ??= startOcr()
    return (await readLines(await this.#ocr, bytes)).lines
  }

  async end(): Promise<void> {
    await (await this.#ocr)?.terminate()
  }
}
