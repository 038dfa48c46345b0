import type { Atlas } from '../../../city/places/atlas.ts'
import { nameWords } from '../../../city/places/rules/spelling.ts'
import { isOneErrorAway } from '../../../city/places/typing-errors.ts'
import type { Context } from '../../../context.ts'
import { queriesOf } from '../kind-words.ts'
import { type Match, matchPlaces, matchWithError } from '../match-places.ts'
import { matchProjects, type Readers, sameProjects } from '../match-records.ts'
import type { NamedPlace } from '../named-place.ts'
import { placesOf } from '../place-index.ts'
import type { PlaceKindId } from '../rules/place-kind.ts'
import { readSoi, soisOf } from '../soi-index.ts'
import { FILLERS } from './said-words.ts'
import { type Token, windowsOf } from './tokens.ts'

/** The places that words of a sentence are called, and where these words stand. */
export type PlaceWords = { matches: Match[]; start: number; end: number }

/** The grade of a name in these very letters; short Thai words without their tones are too often others. */
const SAME_LETTERS = 5.3
const isShortThai = (text: string): boolean => /^[\u0e00-\u0e7f]{1,8}$/.test(text)
/** Shorter words are too often one letter away from a name. */
const MIN_MISSPELT = 5
const MAX_MISSPELT = 8
/** Names of schools and offices are too often ordinary words. */
const MISSPELT_KINDS: ReadonlySet<PlaceKindId> = new Set<PlaceKindId>([
  ...(['station', 'area', 'district', 'subdistrict', 'neighbourhood', 'road', 'mall'] as const),
  ...(['university', 'hospital'] as const),
])

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
  const readers: Readers = context.actor ? 'staff' : 'visitor'
  const windows = windowsOf(plain, tokens).filter(
    (window) =>
      isFree(window.start, window.end) &&
      !LEADS.has(window.words[0] ?? '') &&
      window.words.some((word) => !FILLERS.has(word)),
  )
  const known = exactNames(atlas)
  const projects = await sameProjects(
    context.db,
    windows.map(({ text }) => text),
  )
  const found: PlaceWords[] = []
  const isNew = ({ start, end }: { start: number; end: number }) =>
    !found.some((other) => start < other.end && other.start < end)
  for (const window of windows) {
    if (!isNew(window)) continue
    const { text, start, end } = window
    const named = isKnown(known, text) ? matchPlaces(atlas, text) : []
    const buildings = projects.has(text) ? await matchProjects(context.db, text, readers) : []
    const sure = [...named, ...buildings].filter(
      ({ isSure, grade }) => isSure && (!isShortThai(text) || grade >= SAME_LETTERS),
    )
    // An own name before a nickname: ICONSIAM is a mall before it is the neighbourhood around it.
    const best = Math.max(0, ...sure.map(({ grade }) => grade))
    const matches = sure.filter(({ grade }) => grade > best - 0.1)
    if (matches.length > 0) found.push({ matches, start, end })
  }
  const rest = windows.filter(
    (window) => window.words.length <= 5 && !window.words.every((word) => FILLERS.has(word)),
  )
  for (const window of rest
    .filter(({ text }) => soundOf(text).length >= MIN_MISSPELT)
    .slice(0, 40)) {
    if (found.length > MAX_MISSPELT || !isNew(window)) continue
    const matches = misspelt(atlas, window.text)
    if (matches.length > 0) found.push({ matches, start: window.start, end: window.end })
  }
  return found.toSorted((a, b) => a.start - b.start)
}

/** Whether a Latin word is one of the name of a place. */
export function isNameWord(atlas: Atlas, word: string): boolean {
  return exactNames(atlas).words.has(word)
}

type ExactNames = {
  words: ReadonlySet<string>

  sounds: ReadonlySet<string>
  byLength: ReadonlyMap<number, [string, NamedPlace][]>
}

const cache = new WeakMap<Atlas, ExactNames>()

/** The names of all places in folded spelling, made once. */
function exactNames(atlas: Atlas): ExactNames {
  const cached = cache.get(atlas)
  if (cached) return cached
  const places = [...placesOf(atlas), ...soisOf(atlas).lanes]
  const sounds = new Set<string>()
  const words = new Set(places.flatMap(({ name }) => nameWords(name)))
  const named: [string, NamedPlace][] = []
  for (const place of places) {
    for (const { sound, key, isCode } of [...place.names, ...place.short]) {
      sounds.add(isCode ? key : sound)
      if (isCode || !MISSPELT_KINDS.has(place.kind)) continue
      if (sound.length >= MIN_MISSPELT) named.push([sound, place])
      if (key !== sound && key.length >= MIN_MISSPELT) named.push([key, place])
    }
  }
  const made = { sounds, words, byLength: Map.groupBy(named, ([sound]) => sound.length) }
  cache.set(atlas, made)
  return made
}

function isKnown({ sounds }: ExactNames, text: string): boolean {
  if (queriesOf(text).some(({ sound, key }) => sounds.has(sound) || sounds.has(key))) return true
  const soi = readSoi(text)
  return soi !== null && nameWords(soi.road).length > 0
}

function soundOf(text: string): string {
  return queriesOf(text)[0]?.sound ?? ''
}

/** The places whose whole name is the text but for one typing error. */
function misspelt(atlas: Atlas, text: string): Match[] {
  const { byLength } = exactNames(atlas)
  if (/\d$/.test(text)) return misspeltSoi(atlas, text)
  const { sound = '', key = '' } = queriesOf(text)[0] ?? {}
  return [sound, key].flatMap((spelling) => oneErrorFrom(spelling, byLength))
}

/** `sukhumvti 95` */
function misspeltSoi(atlas: Atlas, text: string): Match[] {
  const number = /(?<![\d/])\d{1,4}(?:\/\d{1,4})?$/.exec(text)?.[0]
  return matchWithError(atlas, text)
    .filter(({ place }) => place.kind === 'soi' && place.name.split(/[ ()]/).includes(number ?? ''))
    .map((match) => ({ ...match, isSure: true }))
}

function oneErrorFrom(
  sound: string,
  byLength: ReadonlyMap<number, [string, NamedPlace][]>,
): Match[] {
  if (sound.length < MIN_MISSPELT) return []
  const near = [-1, 0, 1].flatMap((more) => byLength.get(sound.length + more) ?? [])
  // Whoever mistypes a name begins it right.
  const places = near
    .filter(([name]) => name[0] === sound[0] && isOneErrorAway(sound, name))
    .map(([, place]) => place)
  return [...new Set(places)].map((place) => ({ place, grade: 1, isSure: true }))
}
