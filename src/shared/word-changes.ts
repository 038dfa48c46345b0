import { diffArrays } from 'diff'

/** A run of words that both texts have, or that the second has instead of the first's. */
export type Change = { before: string; after: string; isChanged: boolean }

/** Letters of two texts above which they are compared by lines. */
const MOST_LETTERS = 20_000

const segmenter = new Intl.Segmenter('th', { granularity: 'word' })

/** What changes between two texts, by words; Thai words stand without blanks between them. */
export function wordChanges(before: string, after: string): Change[] {
  const isLong = before.length + after.length > MOST_LETTERS
  const parts = isLong ? linesOf : wordsOf
  const changes: Change[] = []
  for (const { value, added, removed } of diffArrays(parts(before), parts(after))) {
    const text = value.join('')
    const last = changes.at(-1)
    if (!added && !removed) changes.push({ before: text, after: text, isChanged: false })
    else if (last?.isChanged) {
      if (added) last.after += text
      else last.before += text
    } else changes.push({ before: removed ? text : '', after: added ? text : '', isChanged: true })
  }
  return joined(changes)
}

/** Changes with only a blank between them are one: they are accepted or rejected together. */
function joined(changes: readonly Change[]): Change[] {
  const result: Change[] = []
  for (const [index, change] of changes.entries()) {
    const last = result.at(-1)
    const isBetween = !change.isChanged && /^[ ,.]{0,2}$/.test(change.before)
    const following = changes[index + 1]
    if (last?.isChanged && (change.isChanged || (isBetween && following?.isChanged))) {
      last.before += change.before
      last.after += change.after
    } else result.push({ ...change })
  }
  return result
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

function wordsOf(text: string): string[] {
  return [...segmenter.segment(text)].map(({ segment }) => segment)
}

function linesOf(text: string): string[] {
  return text.split(/(?<=\n)/)
}
