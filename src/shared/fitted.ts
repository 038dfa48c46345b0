/** About how many characters search engines show of a title and of a description. */
export const TITLE_LENGTH = 60
export const DESCRIPTION_LENGTH = 160

/**
 * Joins as many parts as fit, in order. The first part is always included, truncated at a word if
 * needed. Empty parts are skipped.
 */
export function fitted(parts: readonly (string | null)[], separator: string, max: number): string {
  const [first = '', ...others] = parts.filter((part): part is string => Boolean(part))
  let text = clipped(first, max)
  for (const part of others) {
    if (text.length + separator.length + part.length <= max) text += separator + part
  }
  return text
}

/** Truncates text at a word to at most `max` characters, with an ellipsis. */
export function clipped(text: string, max: number): string {
  const line = text.replace(/\s+/g, ' ').trim()
  if (line.length <= max) return line
  const start = line.slice(0, max - 3)
  const word = start.lastIndexOf(' ')
  // Text without spaces, such as Thai, is cut anywhere but within a surrogate pair.
  const truncated = word > max / 2 ? start.slice(0, word) : start.replace(/[\ud800-\udbff]$/, '')
  return `${truncated.slice(0, truncated.search(ENDING))}...`
}

/** A text with its full stop; a truncated one ends in its ellipsis. */
export function sentence(text: string): string {
  return text.endsWith('.') ? text : `${text}.`
}

// Characters that truncated text must not end in; bounded, so that matching stays fast.
const ENDING = /[\s,.;:·-]{0,20}$/
