import { diffArrays } from 'diff'

/** A run of words that both texts have, or that the second has instead of the first's. */
export type WordChange = { before: string; after: string; isChanged: boolean }

/** Letters of two texts above which they are compared by lines. */
const MAX_CHARS = 20_000
/** Words or lines by which texts may differ: to find more takes the square of them. */
const MAX_EDITS = 1000

const segmenter = new Intl.Segmenter('th', { granularity: 'word' })

/**
 * What changes between two texts, by words; Thai words stand without blanks between them. A word that only changes its
 * form (`2br`, `2`; `bts`, `BTS`) begins a change of its own, so that each can be rejected alone.
 */
export function wordChanges(before: string, after: string): WordChange[] {
  const isLong = before.length + after.length > MAX_CHARS
  const byWords = isLong ? null : changesOf(before, after, wordsOf)
  return byWords ?? changesOf(before, after, linesOf) ?? [{ before, after, isChanged: true }]
}

/** Null for texts that differ too much. */
function changesOf(
  before: string,
  after: string,
  partsOf: (text: string) => string[],
): WordChange[] | null {
  const [old, fresh] = [partsOf(before), partsOf(after)]
  const runs = diffArrays(old.map(keyOf), fresh.map(keyOf), { maxEditLength: MAX_EDITS })
  if (!runs) return null
  const changes: WordChange[] = []
  let [atOld, atFresh] = [0, 0]
  for (const { count, added, removed } of runs) {
    if (added) {
      addTo(changes, '', fresh.slice(atFresh, atFresh + count).join(''))
      atFresh += count
    } else if (removed) {
      addTo(changes, old.slice(atOld, atOld + count).join(''), '')
      atOld += count
    } else {
      for (let index = 0; index < count; index += 1) {
        addPair(changes, old[atOld + index] ?? '', fresh[atFresh + index] ?? '')
      }
      atOld += count
      atFresh += count
    }
  }
  return changes
}

function addTo(changes: WordChange[], before: string, after: string): void {
  const last = changes.at(-1)
  if (last?.isChanged) {
    last.before += before
    last.after += after
  } else changes.push({ before, after, isChanged: true })
}

function addPair(changes: WordChange[], before: string, after: string): void {
  const last = changes.at(-1)
  const isChanged = before !== after
  if (isChanged || last?.isChanged !== false) changes.push({ before, after, isChanged })
  else {
    last.before += before
    last.after += after
  }
}

/** Percent of the letters of both texts that belong to changed words, 0 to 100. */
export function changePercentage(before: string, after: string): number {
  let changed = 0
  let all = 0
  for (const change of wordChanges(before, after)) {
    const letters = change.before.length + change.after.length
    all += letters
    if (change.isChanged) changed += letters
  }
  return all === 0 ? 0 : Math.round((100 * changed) / all)
}

/** Words, each with the blanks and signs behind it. */
function wordsOf(text: string): string[] {
  const words: string[] = []
  for (const { segment, isWordLike } of segmenter.segment(text)) {
    if (isWordLike || words.length === 0) words.push(segment)
    else words[words.length - 1] += segment
  }
  return words
}

function linesOf(text: string): string[] {
  return text.split(/(?<=\n)/)
}

/** What stays of a word when its form changes: its number, or its letters. */
function keyOf(word: string): string {
  const [number] = /^\d+/.exec(word.replaceAll(',', '')) ?? []
  return number ?? word.toLowerCase().replace(/[^\p{L}\p{M}]/gu, '')
}
