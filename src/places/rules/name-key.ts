import { fold, foldThai, nameWords } from './spelling.ts'

/**
 * A name in folded spelling for searching in the database: word by word, and if that differs without
 * spaces, separated by `|`.
 */
export function nameKey(name: string): string {
  const words = nameWords(name)
  const joined = soundOf(words.join(''))
  const spaced = words.map((word) => soundOf(word)).join(' ')
  return spaced === joined ? joined : `${spaced}|${joined}`
}

/** A word or joined words in folded spelling; King Rama is Phra Ram in Thai. */
export function soundOf(key: string): string {
  return fold(foldThai(key)).replace(/praram(?=\d)/g, 'rama')
}
