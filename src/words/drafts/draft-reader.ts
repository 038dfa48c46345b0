import path from 'node:path'
import { OwnThread } from '../../own-thread.ts'
import type { WordsDraft } from './read-draft.ts'
import { type DraftKnowledge, type Pasted, readPasted } from './read-pasted.ts'

/** What the thread is asked to read. */
export type Work = { pasted: Pasted; knowledge: DraftKnowledge }

/** A text of this length is read in about 30 ms. */
const MAX_IN_PLACE = 4000
const TIMEOUT_MS = 20_000
const MEMORY_MB = 256

const thread = new OwnThread<Work, WordsDraft>({
  source: path.join(import.meta.dirname, 'draft-worker.ts'),
  built: 'draft-worker.js',
  timeout: TIMEOUT_MS,
  memoryMegabytes: MEMORY_MB,
})

/** Reads a pasted text; a long one in a thread of its own, where it keeps nobody waiting. */
export async function readInPlaceOrThread(
  pasted: Pasted,
  knowledge: DraftKnowledge,
): Promise<WordsDraft> {
  if (pasted.text.length <= MAX_IN_PLACE) return readPasted(pasted, knowledge)
  return thread.do({ pasted, knowledge })
}
