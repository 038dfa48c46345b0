import type { Fact } from '../../../shared/reading/fact.ts'

/** A part of a line: the words of a fact, or those between two. */
export type Piece = { text: string; fact: Fact | null }

/** The line in parts; together they are the line. `facts` do not overlap and stand in its order. */
export function piecesOf(line: string, facts: readonly Fact[]): Piece[] {
  const pieces: Piece[] = []
  let at = 0
  for (const fact of facts) {
    if (fact.start > at) pieces.push({ text: line.slice(at, fact.start), fact: null })
    pieces.push({ text: line.slice(fact.start, fact.end), fact })
    at = fact.end
  }
  if (at < line.length) pieces.push({ text: line.slice(at), fact: null })
  return pieces
}

/** Written exactly as it is: addresses, numbers of people, and what has its own spelling. */
const VERBATIM: ReadonlySet<string> = new Set(['link', 'email', 'line', 'phone', 'name'])

export const isVerbatim = ({ fact }: Piece): boolean => fact !== null && VERBATIM.has(fact.kind)

export const isThaiText = (text: string): boolean => /[ก-๎]/.test(text)
