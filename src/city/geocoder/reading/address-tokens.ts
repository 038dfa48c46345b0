import { foldThaiLetter, plainText } from '../../places/rules/spelling.ts'

/**
 * A piece of an address: a Latin word, a number (`55`, `49/11`), one Thai letter (Thai has no
 * spaces between words), or a break such as a comma.
 */
export type Token = {
  kind: 'word' | 'number' | 'thai' | 'break'
  text: string
  /** Whether a name may begin here; false inside a Thai word. */
  starts: boolean
}

const PIECE =
  /[a-z]+|\d+(?:\/\d+)*|[\u0e01-\u0e2e\u0e30-\u0e3a\u0e40-\u0e45]|[,;:()[\]{}|/\n\r•·…!?]|\s/g
const THAI_RUN = /[\u0e01-\u0e4e]+/g

let segmenter: Intl.Segmenter | undefined

/**
 * Splits an address into tokens. Tone marks are dropped, and Thai letters of the same sound are
 * unified.
 */
export function addressTokens(text: string): Token[] {
  const plain = plainText(text)
  const wordStarts = thaiWordStarts(plain)
  const tokens: Token[] = []
  let afterThai = false
  for (const piece of plain.matchAll(PIECE)) {
    const [matched] = piece
    const kind = kindOf(matched)
    if (kind === 'blank') {
      afterThai = false
      continue
    }
    const starts = kind !== 'thai' || !afterThai || wordStarts.has(piece.index)
    if (kind !== 'break' || tokens.at(-1)?.kind !== 'break') {
      tokens.push({ kind, text: foldThaiLetter(matched), starts })
    }
    afterThai = kind === 'thai'
  }
  return tokens
}

/** The tokens of a name joined: its key in the gazetteer. */
export function keyOf(tokens: readonly Token[]): string {
  return tokens.map((token) => token.text).join('')
}

function kindOf(piece: string): Token['kind'] | 'blank' {
  if (/^[a-z]/.test(piece)) return 'word'
  if (/^\d/.test(piece)) return 'number'
  if (/^[\u0e00-\u0e7f]/.test(piece)) return 'thai'
  return /^[ \t\f\v\u00a0]/.test(piece) ? 'blank' : 'break'
}

function thaiWordStarts(text: string): Set<number> {
  const starts = new Set<number>()
  for (const run of text.matchAll(THAI_RUN)) {
    segmenter ??= new Intl.Segmenter('th', { granularity: 'word' })
    for (const word of segmenter.segment(run[0])) starts.add(run.index + word.index)
  }
  return starts
}
