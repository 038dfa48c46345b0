/**
 * Thai names have many Latin spellings: Thong Lo, Thonglor and Thong-lo are one place. Names are
 * compared without spaces and in a folded form in which the usual variants (ph or p, j or ch, v or
 * w, d or t, ee or i, a mute r) are equal.
 */

/**
 * Normalises text: lower case, ASCII digits, no accents, apostrophes or signs of a shortened name (`จุฬาฯ`), Thai
 * abbreviations in full.
 */
export function plainText(text: string): string {
  return text
    .normalize('NFKD')
    .replace(NO_LETTERS, '')
    .replace(/\u0e4d([\u0e48-\u0e4b]?)\u0e32/g, '$1\u0e33')
    .replace(/\u0e40\u0e40/g, '\u0e41')
    .replace(/[\u0e50-\u0e59]/g, (digit) => String(digit.charCodeAt(0) - 0xe50))
    .replace(/ถ\./g, 'ถนน ')
    .replace(/ซ\./g, 'ซอย ')
    .replace(/(?<![\u0e00-\u0e7f])ขว\./g, 'แขวง ')
    .replace(/(?<![\u0e00-\u0e7f])ข\./g, 'เขต ')
    .replace(/(?<![\u0e00-\u0e7f])ต\./g, 'ตำบล ')
    .replace(/(?<![\u0e00-\u0e7f])อ\./g, 'อำเภอ ')
    .replace(/(?<![\u0e00-\u0e7f])จ\./g, 'จังหวัด ')
    .replace(/(?<![\u0e00-\u0e7f])ม\.(?= ?\d)/g, 'หมู่ ')
    .replace(/\b[Mm]\.(?= ?\d)/g, 'moo ')
    .toLowerCase()
    .replace(
      /\b(rama[ .-]{0,2})(viii|vii|vi|v|iv|ix|iii|ii|i)\b/g,
      (_, rama: string, numeral: string) => rama + ROMAN.indexOf(numeral),
    )
}

const NO_LETTERS = /[\u0300-\u036f\u200b-\u200d\u2060\ufeff'’‘`´ฯ]/g
const ROMAN = ['', 'i', 'ii', 'iii', 'iv', 'v', 'vi', 'vii', 'viii', 'ix']

/** The words, numbers, Thai and Chinese letters of a name, without punctuation. */
export function nameWords(name: string): string[] {
  return plainText(name).match(/[a-z]+|\d+|[\u0e01-\u0e4e]+|[\u3400-\u9fff]+/g) ?? []
}

/** Folds Thai spelling: no tone marks and mute letters, letters of the same sound unified. */
export function foldThai(name: string): string {
  return name
    .replace(/[\u0e01-\u0e2e][\u0e34\u0e38]?\u0e4c/g, '')
    .replace(/[\u0e47-\u0e4e]/g, '')
    .replace(/[\u0e01-\u0e44]/g, foldThaiLetter)
}

/** The most common letter for a Thai letter's sound. */
export function foldThaiLetter(letter: string): string {
  return ONE_SOUND[letter] ?? letter
}

const ONE_SOUND: Record<string, string> = {
  ...{ ศ: 'ส', ษ: 'ส', ณ: 'น', ธ: 'ท', ฑ: 'ท', ฒ: 'ท', ภ: 'พ' },
  ...{ ฎ: 'ด', ฏ: 'ต', ญ: 'ย', ฬ: 'ล', ฆ: 'ค', ใ: 'ไ' },
}

/** Folds Latin spelling variants; takes a name already without spaces. */
export function fold(name: string): string {
  let folded = name
  for (const [pattern, replacement] of FOLDS) folded = folded.replace(pattern, replacement)
  return folded
}

const FOLDS: [RegExp, string][] = [
  [/tch/g, 'ch'],
  [/j/g, 'ch'],
  [/([ptkbdg])h/g, '$1'],
  [/v/g, 'w'],
  [/d/g, 't'],
  [/sr/g, 's'],
  [/ck/g, 'k'],
  [/ee/g, 'i'],
  [/oo/g, 'u'],
  [/ue(?=a)/g, 'u'],
  [/ue/g, 'u'],
  [/ie/g, 'ia'],
  [/([aeou])y(?![aeiou])/g, '$1i'],
  [/([ao])r(?![aeiou])/g, '$1'],
  [/([^aeiou\d])\1+/g, '$1'],
]

/** How spellings are folded, as data: when it changes, stored folded names are computed again. */
export const SPELLING_RULES: unknown = [FOLDS.map(String), ONE_SOUND, String(NO_LETTERS)]
