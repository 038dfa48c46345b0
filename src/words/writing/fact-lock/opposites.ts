import type { Difference } from './compare-facts.ts'

/*
 * Words that no fact is read from, and that a rewritten text must not turn into their opposite: `north` for `south`,
 * `after` for `before`.
 */

/** Each of a group excludes the others. */
const GROUPS: readonly (readonly RegExp[])[] = [
  [/\bnorth/, /\bsouth/, /\beast/, /\bwest/],
  [/เหนือ/, /ใต้/, /ตะวันออก/, /ตะวันตก/],
  [/\b(?:free|complimentary)\b/, /\b(?:paid|charged|extra)\b/],
  [/\b(?:walk|on foot)/, /\b(?:driv|by car)/],
  [/\bbefore\b/, /\bafter\b/],
  [/\bnew(?:ly)?\b/, /\bold\b/],
  [/\bquiet/, /\bnois/],
]

/** What became its opposite. */
export function compareOpposites(
  text: string,
  rewritten: string,
): { lost: Difference[]; added: Difference[] } {
  const [before, after] = [text.toLowerCase(), rewritten.toLowerCase()]
  const turned = GROUPS.flatMap((group) => turnedIn(group, before, after))
  return {
    lost: turned.map(({ from }) => from),
    added: turned.map(({ to }) => to),
  }
}

function turnedIn(group: readonly RegExp[], before: string, after: string) {
  const lost = group.find((word) => word.test(before) && !word.test(after))
  const added = group.find((word) => word.test(after) && !word.test(before))
  if (!lost || !added) return []
  const wordsOf = (text: string, word: RegExp) => word.exec(text)?.[0] ?? ''
  const kind = 'opposite'
  return [
    { from: { kind, words: wordsOf(before, lost) }, to: { kind, words: wordsOf(after, added) } },
  ]
}
