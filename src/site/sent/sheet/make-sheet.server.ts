import { createRequire } from 'node:module'
import path from 'node:path'
import { Worker } from 'node:worker_threads'
import { projectHome } from '../../../env.ts'
import { Turns } from '../../../http/turns.ts'
import type { Sheet } from './sheet.server.ts'

/** PDFs that this process makes at once; the others wait, and are refused with 429 when too many do. */
export const sheetTurns = new Turns({ atOnce: 2, waiting: 20, patience: 60_000 })
const TIMEOUT_MS = 60_000
const MEMORY_MB = 256

const require = createRequire(import.meta.url)

/** The typeface of the site as files with both scripts. */
export const SHEET_FONTS = {
  regular: require.resolve('@expo-google-fonts/anuphan/400Regular/Anuphan_400Regular.ttf'),
  strong: require.resolve('@expo-google-fonts/anuphan/600SemiBold/Anuphan_600SemiBold.ttf'),
}

/** Draws a PDF in a thread of its own, which is stopped when it takes too long. */
export function makeSheet(sheet: Sheet): Promise<Uint8Array> {
  return new Promise((resolve, reject) => {
    const worker = new Worker(workerFile(), {
      workerData: sheet,
      resourceLimits: { maxOldGenerationSizeMb: MEMORY_MB },
    })
    const timer = setTimeout(() => void worker.terminate(), TIMEOUT_MS)
    worker.once('message', resolve)
    worker.once('error', reject)
    worker.once('exit', (code) => {
      clearTimeout(timer)
      reject(new Error(`A PDF was not drawn: its thread ended with ${code}.`))
    })
  })
}

/** The built file; in tests, which run from the source, the source. */
function workerFile(): string {
  return import.meta.filename.endsWith('.ts')
    ? path.join(import.meta.dirname, 'sheet-worker.server.ts')
    : path.join(projectHome(), 'dist', 'server', 'sheet-worker.js')
}
