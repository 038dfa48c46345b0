import type { FactReader } from '../../../shared/reading/read-facts.ts'
import { addedWords } from './added-words.ts'
import { compareFacts, type Difference } from './compare-facts.ts'
import { compareQualifiers } from './qualifiers.ts'

/** The part of the built-in editor's words that an answer must have: less is another text. */
const MIN_ALIKE = 0.4
const MAX_RATIO = 3

type Beside = { builtIn: string; read: FactReader }

/** Why a model's answer is not taken, as a sentence; null if it says the same. */
export function refusalOf(text: string, answer: string, { builtIn, read }: Beside): string | null {
  const facts = compareFacts(text, answer, read)
  const qualifiers = compareQualifiers(builtIn, answer, read)
  const reasons = reasonsOf(
    [...facts.lost, ...qualifiers.lost],
    [...facts.added, ...qualifiers.added],
  )
  if (reasons.length > 0) return `It ${listed(reasons)}.`
  const isOther =
    answer.length > builtIn.length * MAX_RATIO + 80 || alike(answer, builtIn) < MIN_ALIKE
  if (isOther) return 'It wrote a different text.'
  const words = addedWords(text, builtIn, answer)
  return words.length > 0 ? `It added ${named(words)}.` : null
}

/** The part of the words of `model` that `answer` has. */
function alike(answer: string, model: string): number {
  const words = wordsOf(model)
  if (words.size === 0) return 1
  const there = wordsOf(answer)
  return [...words].filter((word) => there.has(word)).length / words.size
}

const segmenter = new Intl.Segmenter('th', { granularity: 'word' })

function wordsOf(text: string): Set<string> {
  const words = [...segmenter.segment(text.toLowerCase())].filter(({ isWordLike }) => isWordLike)
  return new Set(words.map(({ segment }) => segment))
}

/** Facts of one kind of fault that are named; more are counted. */
const MAX_NAMED = 3

/** What became another is one reason: `wrote 54,000 where your text says 45k`. */
function reasonsOf(lost: readonly Difference[], added: readonly Difference[]): string[] {
  const left = [...added]
  const gone: string[] = []
  const other: string[] = []
  for (const { kind, words } of lost) {
    const at = left.findIndex((one) => one.kind === kind)
    const [instead] = at < 0 ? [] : left.splice(at, 1)
    if (instead) other.push(`wrote ${instead.words} where your text says ${words}`)
    else gone.push(words)
  }
  return [
    ...other.slice(0, MAX_NAMED),
    other.length > MAX_NAMED && `changed ${other.length - MAX_NAMED} more`,
    gone.length > 0 && `left out ${named(gone)}`,
    left.length > 0 && `added ${named(left.map(({ words }) => words))}`,
  ].filter((reason) => reason !== false)
}

/** `corner, 2br, 65sqm and 8 more` */
function named(words: readonly string[]): string {
  const more = words.length - MAX_NAMED
  const first = words.slice(0, MAX_NAMED)
  const last = more > 0 ? `${more} more` : first.pop()
  return first.length > 0 ? `${first.join(', ')} and ${last}` : `${last}`
}

function listed(reasons: readonly string[]): string {
  const last = reasons.at(-1) ?? ''
  return reasons.length > 1 ? `${reasons.slice(0, -1).join(', ')}, and ${last}` : last
}
