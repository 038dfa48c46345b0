import type { ReadWord } from '../rules/reading.ts'

/** Thai abbreviations after a number that are read as Latin letters of the same shape. */
const afterNumber: readonly [RegExp, string][] = [
  [/^[aA@]u[.,]?$/, 'ลบ.'],
  [/^[aA]s[.,]?u[.,]?$/, 'ตร.ม.'],
  [/^[uU][.,]$/, 'น.'],
]

/** Corrects, in place, what cannot have been meant. The words stay doubtful where they were. */
export function likelyWords(words: ReadWord[]): void {
  for (const [index, word] of words.entries()) {
    if (!/\d$/.test(words[index - 1]?.text ?? '')) continue
    const meant = afterNumber.find(([shape]) => shape.test(word.text))
    if (meant) word.text = meant[1]
  }
}
