import { createHash } from 'node:crypto'
import { MINUTES_KEY } from '../../records/units/site/minutes/remembered.ts'
import { THEME_KEY } from '../../ui/style/theme-choice.ts'
import { LOADED, PRESSED } from '../../ui/use-early-press.ts'
import {
  applyTheme,
  loadScripts,
  markMissingIcons,
  markRememberedPlaces,
  recordPresses,
} from './inline-functions.server.ts'

/** The id of the element that lists the scripts of a document, as a JSON array. */
export const SCRIPTS_ID = 'page-scripts'

/** Runs in the head of every document, so that nothing pressed while the document arrives is lost. */
export const HEAD_SCRIPT =
  source(applyTheme, THEME_KEY) +
  source(markRememberedPlaces, MINUTES_KEY) +
  source(markMissingIcons) +
  source(recordPresses, PRESSED, LOADED)

/** Runs at the end of a document whose scripts load after its first paint. */
export const LOAD_SCRIPT = source(loadScripts, SCRIPTS_ID)

/** The hashes that let the Content-Security-Policy allow these inline scripts and no other. */
export const INLINE_SOURCES = [HEAD_SCRIPT, LOAD_SCRIPT]
  .map((script) => `'sha256-${createHash('sha256').update(script).digest('base64')}'`)
  .join(' ')

/** JavaScript that calls the function with these arguments. */
function source(run: (...args: string[]) => void, ...args: string[]): string {
  return `(${run})(${args.map((arg) => JSON.stringify(arg)).join()});`
}
