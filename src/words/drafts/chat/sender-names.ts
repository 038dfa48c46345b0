/*
 * In LINE's copied chats only a blank parts the name from the text. A name is one word, or more: of a title and a
 * name, with what stands in brackets or is no letter, and of as many words as all messages share that begin so.
 */

const TITLE = /^(?:khun|k\.|mr\.?|mrs\.?|ms\.?|dr\.?|owner|agent|คุณ|พี่|น้อง|อ\.|ดร\.)$/i
const MAX_WORDS = 4

/** The length of the name that each of these lines begins with. */
export function nameLengths(lines: readonly string[]): number[] {
  const words = lines.map(wordsOf)
  const groups = Map.groupBy(words.keys(), (index) => words[index]?.[0]?.text ?? '')
  const lengths = lines.map(() => 0)
  for (const group of groups.values()) {
    const own = group.map((index) => words[index] ?? [])
    const count = countOf(own)
    for (const index of group) lengths[index] = words[index]?.[count - 1]?.end ?? 0
  }
  return lengths
}

type Word = { text: string; end: number }

function wordsOf(line: string): Word[] {
  return [...line.matchAll(/\([^()\n]{1,40}\)|[^\s]+/g)].slice(0, MAX_WORDS + 1).map((match) => ({
    text: match[0],
    end: match.index + match[0].length,
  }))
}

/** How many words the name has that these lines begin with. */
function countOf(lines: readonly (readonly Word[])[]): number {
  const [first = []] = lines
  let count = TITLE.test(first[0]?.text ?? '') ? 2 : 1
  while (count < MAX_WORDS && belongs(lines, count)) count += 1
  return count
}

function belongs(lines: readonly (readonly Word[])[], at: number): boolean {
  const [first = []] = lines
  const word = first[at]?.text
  // The last word of a line is its text.
  if (word === undefined || lines.some((words) => words.length <= at + 1)) return false
  if (/^\(.{1,40}\)$/.test(word)) return true
  if (!/[\p{L}\p{N}]/u.test(word)) return lines.every((words) => words[at]?.text === word)
  if (lines.length > 1) return lines.every((words) => words[at]?.text === word)
  // Of a single message: `Mint Sathani Great`, `Mint Sathani ขอบคุณ`.
  const next = first[at + 1]?.text ?? ''
  return (
    at === 1 &&
    /^[A-Z][a-z]{2,15}$/.test(first[0]?.text ?? '') &&
    /^[A-Z][a-z]{2,15}$/.test(word) &&
    /^(?:[A-Z][a-z]{1,15}[,.!]?|[\u0e00-\u0e7f].{0,60})$/.test(next)
  )
}
