import type { FactKind } from '../../../shared/reading/fact.ts'
import { isThaiText, isVerbatim, type Piece } from './pieces.ts'

/* Puts English facts that stand side by side into sentences. Thai parts its phrases by blanks: it stays. */

/** Pairs that belong together without a comma. */
const TOGETHER: ReadonlySet<string> = new Set([
  ...[
    'status day',
    'listing price',
    'listing rent',
    'listing baht',
    'name phone',
    'property-type listing',
  ],
  ...[
    'listing property-type',
    'bedrooms property-type',
    'size property-type',
    'furnishing property-type',
  ],
  ...[
    'bedrooms listing',
    'floor tower',
    'minutes station',
    'distance station',
    'feature property-type',
  ],
  ...[
    'unit-number tower',
    'tower unit-number',
    'day day',
    'day time',
    'furnishing bedrooms',
    'listing bedrooms',
  ],
  ...[
    'property-type status',
    'station station',
    'number number',
    'line phone',
    'phone line',
    'parking feature',
  ],
  ...[
    'feature feature',
    'number feature',
    'feature number',
    'name name',
    'foreign-quota price',
    'number name',
  ],
])
/** What begins a sentence of its own behind a comma or another fact. */
const STARTS: ReadonlySet<FactKind> = new Set(['furnishing', 'pets', 'status', 'smoking'])
const STARTING_WORDS =
  /^(?:rent|rental|sale|price|asking|deposit|contact|call|line|contract|minimum)\b/i

/** Joins the parts of a line whose facts are written out. It looks at the last part alone: a line may have thousands. */
export function joinPieces(pieces: readonly Piece[]): string {
  const line: string[] = []
  for (const [index, piece] of pieces.entries()) {
    const before = pieces[index - 1]
    const beforeThat = pieces[index - 2]
    if (piece.fact && before && !before.fact && beforeThat?.fact && isBlank(before.text)) {
      line.pop()
      line.push(between(beforeThat, piece, true))
    } else if (piece.fact && before?.fact) line.push(between(before, piece, false))
    else if (piece.fact && STARTS.has(piece.fact.kind) && !isThaiText(piece.text)) {
      line.push(withFullStop(line.pop() ?? '', line.at(-1) ?? ''))
    }
    line.push(piece.fact ? piece.text : opened(piece.text, line.at(-1) ?? ''))
  }
  return line.join('')
}

/** The comma at the end of words that stand before a sentence is its full stop. */
function withFullStop(words: string, before: string): string {
  const isComma = /[a-z0-9)], $/i.test((before + words).slice(-3))
  return isComma ? `${words.slice(0, -2)}. ` : words
}

const isBlank = (text: string) => text.trim() === ''

function between(left: Piece, right: Piece, parted: boolean): string {
  const [a, b] = [left.fact, right.fact]
  if (!a || !b || isThaiText(left.text) || isThaiText(right.text)) return parted ? ' ' : ''
  if (isVerbatim(left) || isVerbatim(right)) return ' '
  if (a.value === 'corner' && b.kind === 'bedrooms') return ' home with '
  if (TOGETHER.has(`${a.kind} ${b.kind}`)) return ' '
  return STARTS.has(b.kind) && a.kind !== 'listing' ? '. ' : ', '
}

/** Words behind a fact: those that begin a sentence are parted from it. */
function opened(text: string, before: string): string {
  const [, comma = '', rest = ''] = /^(, | )(.*)$/s.exec(text) ?? []
  if (comma === '' || before === '' || !STARTING_WORDS.test(rest)) return text
  const last = before.slice(-1)
  if (!/[a-z0-9)]/i.test(last) || (comma === ' ' && !/[a-z]/i.test(last))) return text
  return comma === ', ' ? `. ${rest}` : text
}

/** Capitals at the beginning of sentences, except of addresses and names that have their own spelling. */
export function withSentences(line: string, verbatim: readonly string[]): string {
  const capital = (whole: string, lead: string, letter: string, at: number) =>
    verbatim.some((text) => line.startsWith(text, at + lead.length))
      ? whole
      : lead + letter.toUpperCase()
  const opened = line.replace(/(^(?:- )?|(?<![. ][A-Za-z])[.!?] )([a-z])/g, capital)
  const hasSentences = /[a-z0-9)][.!?] [A-Z]/.test(opened)
  return hasSentences && /[a-z][a-z\d)]$/i.test(opened) && !endsVerbatim(opened, verbatim)
    ? `${opened}.`
    : opened
}

function endsVerbatim(line: string, verbatim: readonly string[]): boolean {
  return verbatim.some((text) => line.endsWith(text))
}
