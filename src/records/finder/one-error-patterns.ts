/** Of a longer text only the beginning is looked for: what begins with it is compared as a whole afterwards. */
const MAX_CHARS = 12

/** LIKE patterns of names that may begin with a text but for one typing error. */
type OneErrorPatterns = {
  /** The first half of the text: every name in `errorAfter` begins with it. */
  beginning: string
  /** Exactly the names with the error after the first half. */
  errorAfter: string[]
  /** All names with the error before or at the middle, and some others. */
  errorBefore: string[]
}

/**
 * Where a text has one error, either its first or its second half has none. An index of beginnings finds the names
 * with the first half, one of trigrams those with the second. Of at least four letters.
 */
export function oneErrorPatterns(sound: string): OneErrorPatterns {
  const letters = [...sound].slice(0, MAX_CHARS)
  // A trigram needs three letters.
  const middle = Math.min(Math.floor(letters.length / 2), letters.length - 3)
  const [first, second] = [letters.slice(0, middle), letters.slice(middle)]
  const [last, next] = [first.at(-1), second[0]]
  const swapped = [...first.slice(0, -1), next, last, ...second.slice(1)]
  return {
    beginning: first.join(''),
    errorAfter: withOneError(second).map((variant) => begins([...first, ...variant])),
    errorBefore: [
      ...[middle - 1, middle, middle + 1].map((at) => begins([...Array(at).fill(null), ...second])),
      begins(swapped),
    ],
  }
}

/** Letters, with null for any one. */
type Variant = readonly (string | null | undefined)[]

/** Every text that is these letters but for one replaced, left out, added or swapped with the next. */
function withOneError(letters: readonly string[]): Variant[] {
  return letters.flatMap((letter, at) => {
    const [before, after] = [letters.slice(0, at), letters.slice(at + 1)]
    const [next, ...rest] = after
    return [
      [...before, null, ...after],
      [...before, ...after],
      [...before, null, letter, ...after],
      ...(next === undefined ? [] : [[...before, next, letter, ...rest]]),
    ]
  })
}

function begins(variant: Variant): string {
  const letters = variant.map((letter) => letter?.replace(/[%_\\]/, '\\$&') ?? '_')
  return `${letters.join('')}%`
}
