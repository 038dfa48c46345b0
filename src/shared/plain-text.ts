import { withPlainDigits } from './fields/thai-numbers.ts'

/**
 * A text in lower case, with digits 0 to 9 and plain blanks and dashes. It is as long as the text: positions in
 * it are positions in the text.
 */
export function plainText(text: string): string {
  return withPlainDigits(text)
    .replace(/[A-Z]/g, (letter) => letter.toLowerCase())
    .replace(/[\u00a0\u2000-\u200a\u202f\u3000\t]/g, ' ')
    .replace(/[\u2010-\u2015\u2212]/g, '-')
}
