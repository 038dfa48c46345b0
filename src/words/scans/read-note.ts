import type { Context } from '../../context.ts'
import { modelForCustomers } from '../writing/model/model-for-customers.ts'
import { BUILT_IN } from '../writing/rules/rewrite.ts'
import { modelLines } from './model-lines.ts'
import { readInThread } from './reading/reader-threads.ts'
import type { PictureReading, ReadLine, ReadProgress } from './rules/reading.ts'
import { type NoModelText, SCAN_SECONDS, type ScanLine } from './rules/scan.ts'

/** Seconds after which a model is not waited for any more: the rest is for storing what the built-in reader found. */
const MODEL_SECONDS = SCAN_SECONDS - 15

export type Original = { type: string; bytes: Buffer }
type How = {
  quarters: PictureReading['quarters'] | null
  signal: AbortSignal
  onProgress: (progress: ReadProgress) => void
}

/** What was read of a picture, and by what; `modelFailure` says why it was not the model that was asked. */
export type NoteRead = Omit<PictureReading, 'lines'> & {
  lines: ScanLine[]
  by: string
  modelFailure: NoModelText | null
}

/**
 * Reads a note: the built-in reader finds its lines, and the configured model reads them, if an admin allows it and it
 * answers.
 * Throws a `TimeoutError` after two minutes, and the reason of `signal`.
 */
export async function readNote(
  context: Context,
  original: Original,
  { quarters, signal, onProgress }: How,
): Promise<NoteRead> {
  const late = AbortSignal.timeout(SCAN_SECONDS * 1000)
  const lateForModel = AbortSignal.timeout(MODEL_SECONDS * 1000)
  const both = AbortSignal.any([signal, late])
  const reading = await readInThread(original.bytes, { quarters, signal: both, onProgress }).catch(
    (error) => {
      both.throwIfAborted()
      throw error
    },
  )
  const model = reading.isBlank ? null : await modelForCustomers(context)
  const slow = AbortSignal.any([both, lateForModel])
  const read =
    model &&
    (await modelLines(model, original, reading, slow).catch((error: unknown) => {
      both.throwIfAborted()
      // What the built-in reader found is at hand.
      if (lateForModel.aborted) return 'late' as const
      throw error
    }))
  if (model && Array.isArray(read)) {
    return { ...reading, lines: read, by: model.name, modelFailure: null }
  }
  const modelFailure = typeof read === 'string' ? read : null
  return { ...reading, lines: reading.lines.map(rounded), by: BUILT_IN, modelFailure }
}

function rounded({ text, confidence, box, words }: ReadLine): ScanLine {
  const whole = words.map((word) => ({ text: word.text, confidence: Math.round(word.confidence) }))
  return { text, confidence: Math.round(confidence), box, words: whole }
}
