/*
 * Removing words about a name (`BTS`, `ซอย`, `hospital`) from the beginning or the end of what was typed,
 * given as `nameWords` splits it.
 */

// Words in the longest term: airport rail link.
const MAX_WORDS = 3

/** The words without a term at one end; null if it is at neither. */
export function withoutTerm(words: readonly string[], term: string): string[] | null {
  return /^[\u0e00-\u0e7f]/.test(term) ? withoutLetters(words, term) : withoutWords(words, term)
}

/** Removes `airport link`, as one word or two. */
function withoutWords(words: readonly string[], term: string): string[] | null {
  for (let count = 1; count <= Math.min(MAX_WORDS, words.length); count += 1) {
    if (words.slice(0, count).join('') === term) return words.slice(count)
    if (words.slice(-count).join('') === term) return words.slice(0, -count)
  }
  return null
}

/** The same for Thai, which has no spaces between words. */
function withoutLetters(words: readonly string[], term: string): string[] | null {
  const first = words[0] ?? ''
  const last = words.at(-1) ?? ''
  if (first.startsWith(term)) return words.with(0, first.slice(term.length)).filter(Boolean)
  if (last.endsWith(term)) return words.with(-1, last.slice(0, -term.length)).filter(Boolean)
  return null
}
