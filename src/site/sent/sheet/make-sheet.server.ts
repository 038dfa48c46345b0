import { createRequire } from 'node:module'
import path from 'node:path'
import { OwnThread } from '../../../own-thread.ts'
import { Turns } from '../../../platform/http/turns.ts'
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

/** Draws a PDF in a thread of its own. */
export async function makeSheet(sheet: Sheet): Promise<Uint8Array> {
  const thread = new OwnThread<Sheet, Uint8Array>({
    source: path.join(import.meta.dirname, 'sheet-worker.server.ts'),
    built: 'sheet-worker.js',
    timeout: TIMEOUT_MS,
    memoryMegabytes: MEMORY_MB,
  })
  try {
    return await thread.do(sheet)
  } finally {
    thread.end()
  }
}
