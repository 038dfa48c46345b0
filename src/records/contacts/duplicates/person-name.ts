import { plainText } from '../../../city/places/rules/spelling.ts'
import { soundsOf } from './name-sounds.ts'

/** The name of a person, without titles: its words, and the nicknames in brackets. */
export type PersonName = { words: readonly string[]; nicknames: readonly string[] }

const TITLES = new Set([
  ...['mr', 'mrs', 'ms', 'miss', 'dr', 'prof', 'khun', 'khunying', 'sir', 'madam', 'k'],
  ...['คุณ', 'นาย', 'นาง', 'นางสาว', 'ดร', 'คุณหญิง', 'พี่', 'น้อง'],
])
/** Thai titles that are written without a blank before the name. */
const JOINED_TITLE = /^(?:นางสาว|นาง|นาย|คุณ)(?=[เ-ไก-ฮ])/
const BRACKETS = /[([（"“]([^()[\]（）"“”]{1,60})[)\]）"”]/g
const WORDS = /[a-z]+|\d+|[\u0e01-\u0e4e]+|\p{L}+/gu

/** Reads a name: lower case, no accents, titles left out. */
export function personName(name: string): PersonName {
  const nicknames: string[] = []
  const outside = name.replace(BRACKETS, (_, nickname: string) => {
    nicknames.push(...wordsOf(nickname))
    return ' '
  })
  const words = wordsOf(outside)
  return { words: words.length > 0 ? words : nicknames, nicknames }
}

/** Whether a word is only the first letter of a name. */
export function isInitial(word: string): boolean {
  return [...word].length === 1
}

/** The words by which people are found: in the sounds that both scripts share, without initials. */
export function soundsOfWords({ words }: PersonName): string[] {
  const sounds = words.filter((word) => !isInitial(word)).map((word) => soundsOf(word) || word)
  return [...new Set(sounds)]
}

function wordsOf(text: string): string[] {
  const words = plainText(text.replace(/น\.\s?ส\./g, ' ')).match(WORDS) ?? []
  const [first, ...others] = words
  const untitled = first === undefined ? [] : [first.replace(JOINED_TITLE, ''), ...others]
  const names = untitled.filter((word) => word !== '' && !TITLES.has(word))
  return names.slice(0, 6)
}
