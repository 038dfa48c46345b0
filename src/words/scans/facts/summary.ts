import { cutText } from '../../../shared/cut-text.ts'
import type { NoteLine } from './lines.ts'

const MAX_CHARS = 240

/** The lines that are neither steps nor people, as sentences. */
export function summaryOf(lines: readonly NoteLine[]): string {
  const sentences = lines.map(({ text }) => {
    const words = text
      .trim()
      .replace(/^[-–—•*.,;:\s]{1,8}/, '')
      .replace(/\s{1,9}/g, ' ')
    const capital = words.charAt(0).toUpperCase() + words.slice(1)
    return /[.!?…]$/.test(capital) ? capital : `${withoutComma(capital)}.`
  })
  return cutText(sentences.join(' '), MAX_CHARS)
}

/** Without the sign at the end of a line that goes on. */
function withoutComma(words: string): string {
  return /[,;:]$/.test(words) ? words.slice(0, -1).trimEnd() : words
}
