import { fold, foldThai, nameWords } from './spelling.ts'

/**
 * A name as searches look through it: its folded words, and the whole name folded without blanks, each beginning
 * with a blank. A search for a part of it in any spelling, with blanks or without, is contained in one of the two.
 */
export function foldedWords(name: string): string {
  const words = nameWords(name)
  const parts = words.map(foldedWord).join(' ')
  const whole = foldedWord(words.join(''))
  return parts === whole ? ` ${whole}` : ` ${parts}\n ${whole}`
}

/** One searched word in the same form; '' without letters and digits. */
export function foldedQuery(word: string): string {
  return foldedWord(nameWords(word).join(''))
}

function foldedWord(word: string): string {
  return fold(foldThai(word))
}
