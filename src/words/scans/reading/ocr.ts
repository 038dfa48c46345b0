import fs from 'node:fs/promises'
import { createRequire } from 'node:module'
import os from 'node:os'
import path from 'node:path'
import { createWorker, type Page, PSM, type Worker } from 'tesseract.js'

const LANGUAGES = ['tha', 'eng']
const MODEL = '4.0.0_best_int'

/** Recognises text in pictures, from files of this machine only. */
export type Ocr = Pick<Worker, 'recognize' | 'terminate'>

/** Starts it: about 0.3 seconds, and 100 megabytes until `terminate`. */
export async function startOcr(): Promise<Ocr> {
  const folder = await languageFolder()
  try {
    const worker = await createWorker(LANGUAGES, undefined, {
      langPath: folder,
      cacheMethod: 'none',
      gzip: true,
      // What it cannot read is the rejection of its call.
      errorHandler: () => {},
    })
    await worker.setParameters({
      tessedit_pageseg_mode: PSM.SINGLE_BLOCK,
      debug_file: '/dev/null',
    })
    return worker
  } finally {
    await fs.rm(folder, { recursive: true, force: true })
  }
}

/** The library reads all languages from one folder; they come in a package each. */
async function languageFolder(): Promise<string> {
  const require = createRequire(import.meta.url)
  const folder = await fs.mkdtemp(path.join(os.tmpdir(), 'sathani-ocr-'))
  for (const language of LANGUAGES) {
    const packaged = path.dirname(require.resolve(`@tesseract.js-data/${language}/package.json`))
    const file = `${language}.traineddata.gz`
    await fs.symlink(path.join(packaged, MODEL, file), path.join(folder, file))
  }
  return folder
}

export type Recognized = NonNullable<Page['blocks']>[number]['paragraphs'][number]['lines'][number]

/** The lines of a picture as the library reads them, from above. */
export async function recognizedLines(ocr: Ocr, png: Buffer): Promise<Recognized[]> {
  const { data } = await ocr.recognize(png, {}, { text: false, blocks: true })
  return (data.blocks ?? []).flatMap(({ paragraphs }) => paragraphs.flatMap(({ lines }) => lines))
}
