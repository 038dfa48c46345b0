import type { Atlas } from '../../../city/places/atlas.ts'
import type { Context } from '../../../context.ts'
import { type Match, matchPlaces } from '../match-places.ts'
import { matchProjects, type Readers, sameProjects } from '../match-records.ts'
import { isCalled, misspeltPlaces } from './exact-names.ts'
import { FILLERS } from './said-words.ts'
import { type Token, type Window, windowsOf } from './tokens.ts'

/** The places that words of a sentence are called, and where these words stand. */
export type PlaceWords = { matches: Match[]; start: number; end: number }

/** The grade of a name in these very letters; short Thai words without their tones are too often others. */
const SAME_LETTERS = 5.3
const isShortThai = (text: string): boolean => /^[\u0e00-\u0e7f]{1,8}$/.test(text)
/** Nobody asks for more; each is looked up by itself. */
const MAX_PLACES = 6
/** Runs of words that are compared with all names for a typing error. */
const MAX_COMPARED = 40

/** No name begins with these, but many words before one. */
const LEADS: ReadonlySet<string> = new Set(
  'near nearby in to from by of and or with for around close next'.split(' '),
)

/**
 * The places that a sentence names, the longest name first where several overlap. `isFree` says whether nothing else
 * is said by the words from one place to another.
 */
export async function placesIn(
  context: Context,
  atlas: Atlas,
  plain: string,
  tokens: readonly Token[],
  isFree: (start: number, end: number) => boolean,
): Promise<PlaceWords[]> {
  const windows = windowsOf(plain, tokens).filter(
    ({ words, start, end }) =>
      end - start > 1 &&
      isFree(start, end) &&
      !LEADS.has(words[0] ?? '') &&
      words.some((word) => !FILLERS.has(word)),
  )
  const projects = await sameProjects(
    context.db,
    windows.map(({ text }) => text),
  )
  const found: PlaceWords[] = []
  const isNew = ({ start, end }: Window) =>
    found.length < MAX_PLACES && !found.some((other) => start < other.end && other.start < end)
  for (const window of windows) {
    const { text, start, end } = window
    if (!isNew(window) || !(projects.has(text) || isCalled(atlas, text))) continue
    const matches = await called(context, atlas, text, projects.has(text))
    if (matches.length > 0) found.push({ matches, start, end })
  }
  for (const window of windows.filter(({ words }) => words.length < 6).slice(0, MAX_COMPARED)) {
    if (!isNew(window)) continue
    const places = misspeltPlaces(atlas, window.text)
    const matches = places.map((place) => ({ place, grade: 1, isSure: true }))
    if (matches.length > 0) found.push({ matches, start: window.start, end: window.end })
  }
  return found.toSorted((a, b) => a.start - b.start)
}

/** The places that are called exactly so. */
async function called(
  context: Context,
  atlas: Atlas,
  text: string,
  isProject: boolean,
): Promise<Match[]> {
  const readers: Readers = context.actor ? 'staff' : 'visitor'
  const buildings = isProject ? await matchProjects(context.db, text, readers) : []
  const sure = [...matchPlaces(atlas, text), ...buildings].filter(
    ({ isSure, grade }) => isSure && (!isShortThai(text) || grade >= SAME_LETTERS),
  )
  // An own name before a nickname: ICONSIAM is a mall before it is the neighbourhood around it.
  const best = Math.max(0, ...sure.map(({ grade }) => grade))
  return sure.filter(({ grade }) => grade > best - 0.1)
}
