import type { Difference } from './compare-facts.ts'

/*
 * What no rewritten text may have of its own: addresses and handles in any form, markup, a railway's name, and words to
 * whoever asked. A text that has it already may keep it.
 */

const ADDRESS =
  /(?<![a-z\d@.-])(?:[a-z\d-]{2,40}\.){1,4}[a-z]{2,12}(?:\/[^\s<>"']{0,200})?(?![a-z\d])/g
const HANDLE = /(?<![a-z\d._-])@[a-z][a-z\d._-]{1,30}/g
const MARKUP = /<\/?[a-z!][^\s<>]{0,40}|\*\*|__|```|\]\(|^#{1,6} |&(?:#\d{1,6}|[a-z]{2,8});/gm
const RAILWAY = /(?<![a-z])(?:bts|mrt|arl|srt)(?![a-z])/g
const TALK =
  /^\s{0,9}(?:sure|certainly|of course|here (?:is|are)|here['’]s)(?![a-z])|(?<![a-z])(?:the (?:edited|rewritten|revised) (?:text|version)|let me know if|as an ai|i hope this helps)(?![a-z])/g

/** What the rewritten text has and the text has not, each once. */
export function addedOnly(text: string, rewritten: string): Difference[] {
  const [here, there] = [text.toLowerCase(), rewritten.toLowerCase()]
  return [
    ...added('link', ADDRESS, here, there),
    ...added('line', HANDLE, here, there),
    ...added('markup', MARKUP, here, there),
    ...added('railway', RAILWAY, here, there),
    ...added('talk', TALK, here, there),
  ]
}

function added(kind: string, expression: RegExp, here: string, there: string): Difference[] {
  const words = new Set([...there.matchAll(expression)].map(([word]) => word.trim()))
  return [...words].filter((word) => !here.includes(word)).map((word) => ({ kind, words: word }))
}
