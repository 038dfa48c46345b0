/** Characters that search engines show of a title and of a description, about. */
export const TITLE_LENGTH = 60
export const DESCRIPTION_LENGTH = 160

/**
 * As many of the parts as fit, in their order, the first one always: what does not fit of it is cut at a
 * word. Empty parts fall away.
 */
export function fitted(parts: readonly (string | null)[], separator: string, max: number): string {
  const [first = '', ...more] = parts.filter((part): part is string => Boolean(part))
  let text = clipped(first, max)
  for (const part of more) {
    if (text.length + separator.length + part.length <= max) text += separator + part
  }
  return text
}

/** Text cut at a word to at most so many characters, its end marked. */
export function clipped(text: string, max: number): string {
  const line = text.replace(/\s+/g, ' ').trim()
  if (line.length <= max) return line
  const start = line.slice(0, max - 3)
  const word = start.lastIndexOf(' ')
  // A text without blanks, as Thai may be, is cut where it stands, but never inside a character.
  const kept = word > max / 2 ? start.slice(0, word) : start.replace(/[\ud800-\udbff]$/, '')
  return `${kept.slice(0, kept.search(ENDING))}...`
}

// What a cut text must not end in; only so much of it, so that no text takes long.
const ENDING = /[\s,.;:·-]{0,20}$/
