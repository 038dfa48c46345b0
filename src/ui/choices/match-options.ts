/** An option of a list. */
export type Option = {
  value: string
  label: string
  /** Distinguishes options of the same name, such as a station's line. */
  note?: string
  /** Further search terms: the name in Thai, a code. */
  words?: string
}

/**
 * The options that match a query, best first: labels that start with it, then labels with a word that
 * does, then others that contain it. Ignores case, accents, spaces and hyphens.
 */
export function matchOptions<Choice extends Option>(
  options: readonly Choice[],
  query: string,
): Choice[] {
  const compactQuery = compact(query)
  if (compactQuery === '') return [...options]
  const words = normalize(query).split(SEPARATORS).filter(Boolean)
  return options
    .map((option) => ({ option, rank: rank(option, compactQuery, words) }))
    .filter(({ rank }) => rank < NO_MATCH)
    .toSorted((a, b) => a.rank - b.rank)
    .map(({ option }) => option)
}

const NO_MATCH = 3
const SEPARATORS = /[^\p{L}\p{M}\p{N}]+/gu

function rank(option: Option, compactQuery: string, words: readonly string[]): number {
  const { label, note = '', words: terms = '' } = option
  if (compact(label).startsWith(compactQuery)) return 0
  const text = normalize(`${label} ${note} ${terms}`)
  const optionWords = text.split(SEPARATORS)
  if (words.every((word) => optionWords.some((optionWord) => optionWord.startsWith(word)))) return 1
  if (compact(text).includes(compactQuery) || words.every((word) => text.includes(word))) return 2
  return NO_MATCH
}

// Removes Latin accents, but keeps Thai vowels and tone marks.
function normalize(text: string): string {
  return text
    .normalize('NFD')
    .replace(/[\u0300-\u036f]/g, '')
    .toLowerCase()
}

function compact(text: string): string {
  return normalize(text).replace(SEPARATORS, '')
}
