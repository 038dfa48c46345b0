import type { Vocabulary } from '../../../shared/reading/fact.ts'
import { type FactReader, factReader } from '../../../shared/reading/read-facts.ts'
import { compareFacts } from '../fact-lock/compare-facts.ts'
import { isVerbatim, type Piece, piecesOf } from './pieces.ts'
import { joinPieces, withSentences } from './sentences.ts'
import { spacedScripts, tidyBullet, tidyWords } from './tidy.ts'
import { withCapitals, withoutShorthand } from './words.ts'
import { type Form, writeFact } from './write-fact.ts'

/** The text in the house format: spacing, punctuation, lists, values and names, with every word kept. */
export function normalizeText(text: string, vocabulary: Vocabulary): string {
  return edited(text, 'normal', vocabulary)
}

/** The text with its shorthand written out in sentences, in the house format. It says the same facts. */
export function rewriteText(text: string, vocabulary: Vocabulary): string {
  return edited(text, 'written out', vocabulary)
}

/** More rounds change nothing in practice; a line that still changes keeps its last form. */
const MAX_ROUNDS = 4

function edited(text: string, form: Form, vocabulary: Vocabulary): string {
  const read = factReader(vocabulary)
  const lines = text.normalize('NFC').replace(/\r\n?/g, '\n').split('\n')
  return lines
    .map((line) => settled(line, form, read))
    .join('\n')
    .replace(/\n{3,}/g, '\n\n')
    .trim()
}

/** A line that would say other facts stays as it was written. */
function settled(line: string, form: Form, read: FactReader): string {
  let before = line.trim()
  for (let round = 0; round < MAX_ROUNDS; round += 1) {
    const after = once(before, form, read)
    if (after === before) break
    if (!compareFacts(before, after, read).isSame) break
    before = after
  }
  return before
}

/** Letters before a fact that say how it is written. */
const LOOKED_BACK = 24

function once(line: string, form: Form, read: FactReader): string {
  if (line === '') return ''
  const bulleted = tidyBullet(line)
  const isListed = bulleted.startsWith('- ')
  const body = isListed ? bulleted.slice(2) : bulleted
  const pieces = piecesOf(body, read(body))
  let before = ''
  const written = pieces.map((piece) => {
    const text = textOf(piece, before, form)
    before = (before + text).slice(-LOOKED_BACK)
    return { ...piece, text }
  })
  const joined =
    form === 'written out' ? joinPieces(written) : written.map(({ text }) => text).join('')
  const verbatim = written.filter(isVerbatim).map(({ text }) => text)
  const spellings = [...new Set(verbatim)]
  const spaced = keeping(verbatim, joined, (text) =>
    spacedScripts(text).replace(/ {2,}/g, ' '),
  ).trim()
  const line2 = form === 'written out' ? withSentences(spaced, spellings) : spaced
  return isListed ? `- ${line2}` : line2
}

function textOf(piece: Piece, before: string, form: Form): string {
  if (isVerbatim(piece)) return piece.text
  if (piece.fact) return withCapitals(writeFact(piece.fact, piece.text, before, form))
  const tidy = withCapitals(tidyWords(piece.text))
  return form === 'written out' ? withoutShorthand(tidy) : tidy
}

/** Changes a line between texts that stay as they are. */
function keeping(kept: readonly string[], line: string, change: (text: string) => string): string {
  let result = ''
  let rest = line
  for (const text of kept) {
    const at = rest.indexOf(text)
    if (at < 0) continue
    result += change(rest.slice(0, at)) + text
    rest = rest.slice(at + text.length)
  }
  return result + change(rest)
}
