import type { Difference } from './compare-facts.ts'

/*
 * Words that no fact is read from, and that a rewritten text must not turn into their opposite or bring in: `north`
 * for `south`, dollars for baht, an address of the web, a tag of HTML.
 */

/** Each of a group excludes the others. */
const GROUPS: readonly (readonly RegExp[])[] = [
  [/\bnorth/, /\bsouth/, /\beast/, /\bwest/],
  [/เหนือ/, /ใต้/, /ตะวันออก/, /ตะวันตก/],
  [/\b(?:free|complimentary)\b/, /\b(?:paid|charged|extra)\b/],
  [/\binclu/, /\bexclu/],
  [/\b(?:walk|on foot)/, /\b(?:driv|by car)/],
  [/\bbefore\b/, /\bafter\b/],
  [/\bnew(?:ly)?\b/, /\bold\b/],
  [/\bquiet/, /\bnois/],
]

/** What a text has only if the one it is made from has it. */
const BROUGHT_IN: readonly [kind: string, expression: RegExp][] = [
  [
    'currency',
    /\b(?:usd|eur|gbp|sgd|hkd|jpy|cny|dollars?|euros?|pounds?|yuan|yen)\b|[$€£¥]|ดอลลาร์|ยูโร/g,
  ],
  ['link', /(?<![a-z0-9.@-])[a-z0-9-]{2,40}(?:\.[a-z0-9-]{2,40}){0,3}\.[a-z]{2,12}(?![a-z])/g],
  ['tag', /<[a-z/!][a-z0-9]{0,20}/g],
]

/** What became its opposite, or came in from nowhere. */
export function compareOpposites(
  text: string,
  rewritten: string,
): { lost: Difference[]; added: Difference[] } {
  const [before, after] = [text.toLowerCase(), rewritten.toLowerCase()]
  const turned = GROUPS.flatMap((group) => turnedIn(group, before, after))
  return {
    lost: turned.map(({ from }) => from),
    added: [...turned.map(({ to }) => to), ...broughtIn(before, after)],
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

function broughtIn(before: string, after: string): Difference[] {
  return BROUGHT_IN.flatMap(([kind, expression]) => {
    const there = new Set(before.match(expression))
    const added = new Set(after.match(expression))
    return [...added].filter((words) => !there.has(words)).map((words) => ({ kind, words }))
  })
}
