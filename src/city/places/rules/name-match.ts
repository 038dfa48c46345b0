import { fold, foldThai, nameWords } from './spelling.ts'

/** A text or a name in the forms that are compared. */
export type Spelling = {
  /** Its words joined. */
  key: string
  /** The same in folded spelling. */
  sound: string
}

/** One name of a place. */
export type Name = Spelling & {
  /** Whether it is the official name in English or Thai, not a nickname. */
  isOwn: boolean
  /** Whether it is a code: one is not searched for within words. */
  isCode: boolean
  /** The name from its second, third … word on, in folded spelling. */
  laterWords: readonly string[]
}

/** How well a text matches a name; higher is better. From `contains` on the name has the text in it. */
export const GRADE = { same: 5, begins: 4, hasWord: 3, contains: 2 } as const
const SAME_LETTERS = 0.4
const OWN_NAME = 0.2
// Fewer letters are not searched for within names.
const MIN_PART_LENGTH = 3

export function spellingOf(words: readonly string[]): Spelling {
  const key = words.join('')
  const sound = soundOf(key)
  // Of `zzz` the folding leaves one letter, with which too many names begin.
  return { key, sound: 2 * sound.length < key.length ? key : sound }
}

/** A word or joined words in folded spelling; King Rama is Phra Ram in Thai. */
function soundOf(key: string): string {
  return fold(foldThai(key)).replace(/praram(?=\d)/g, 'rama')
}

export function nameOf(text: string, { isOwn = true, isCode = false } = {}): Name {
  const words = nameWords(text)
  return {
    ...spellingOf(words),
    isOwn,
    isCode,
    laterWords: words.slice(1).map((_, i) => soundOf(words.slice(i + 1).join(''))),
  }
}

/** The grade of a text against a name; 0 if the name does not have the text in it. */
export function gradeOf({ key, sound }: Spelling, name: Name): number {
  const ownBonus = name.isOwn ? OWN_NAME : 0
  if (name.key === key) return GRADE.same + SAME_LETTERS + ownBonus
  if (name.isCode) return name.key.startsWith(key) && /\d/.test(key) ? GRADE.begins : 0
  if (name.sound === sound) return GRADE.same + ownBonus
  if (name.sound.startsWith(sound)) return GRADE.begins + ownBonus
  if (name.laterWords.some((word) => word.startsWith(sound))) return GRADE.hasWord + ownBonus
  if (sound.length >= MIN_PART_LENGTH && name.sound.includes(sound))
    return GRADE.contains + ownBonus
  return 0
}

/** Names without what stands in brackets and with `&` as a word, where that differs. */
export function variantsOf(names: readonly string[]): string[] {
  const plain = names.map(withoutBrackets).filter((name) => !names.includes(name))
  const spelt = names.filter((name) => name.includes('&')).map((name) => name.replace('&', 'and'))
  return [...plain, ...spelt]
}

/** A name without what stands in brackets. */
export function withoutBrackets(name: string): string {
  return name.replace(/ ?\([^()]*\)/g, '').trim() || name
}
