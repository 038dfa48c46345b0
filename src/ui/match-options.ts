/** What can be chosen from a list. */
export type Option = {
  value: string
  label: string
  /** Tells options of one name apart: a station's line. */
  note?: string
  /** Other words that find it: the name in Thai, a code. */
  words?: string
}

/**
 * The options that a reader means by what they typed, best first: names that begin with it, then names
 * with a word that does, then any that hold it. Letter case, accents, spaces and hyphens do not matter.
 */
export function matchOptions<Choice extends Option>(
  options: readonly Choice[],
  typed: string,
): Choice[] {
  const wanted = squash(typed)
  if (wanted === '') return [...options]
  const words = plain(typed).split(SEPARATORS).filter(Boolean)
  return options
    .map((option) => ({ option, rank: rank(option, wanted, words) }))
    .filter(({ rank }) => rank < NOT_MEANT)
    .toSorted((a, b) => a.rank - b.rank)
    .map(({ option }) => option)
}

const NOT_MEANT = 3
const SEPARATORS = /[^\p{L}\p{M}\p{N}]+/gu

function rank(option: Option, wanted: string, words: readonly string[]): number {
  const { label, note = '', words: others = '' } = option
  if (squash(label).startsWith(wanted)) return 0
  const text = plain(`${label} ${note} ${others}`)
  const own = text.split(SEPARATORS)
  if (words.every((word) => own.some((each) => each.startsWith(word)))) return 1
  if (squash(text).includes(wanted) || words.every((word) => text.includes(word))) return 2
  return NOT_MEANT
}

// Latin accents go; Thai vowels and tone marks are letters and stay.
function plain(text: string): string {
  return text
    .normalize('NFD')
    .replace(/[\u0300-\u036f]/g, '')
    .toLowerCase()
}

function squash(text: string): string {
  return plain(text).replace(SEPARATORS, '')
}
