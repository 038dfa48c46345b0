/* Numbers below a hundred in words: `สี่สิบห้า`, `ยี่สิบเอ็ด`, `sixty-one`. */

export const THAI_DIGITS: Readonly<Record<string, number>> = {
  ...{ หนึ่ง: 1, สอง: 2, สาม: 3, สี่: 4, ห้า: 5, หก: 6, เจ็ด: 7, แปด: 8, เก้า: 9 },
}
export const TENS = 'twenty thirty forty fifty sixty seventy eighty ninety'.split(' ')

/** The number of the words around สิบ; without tens it is 10 and more. */
export function thaiTens(tens: string, ones: string): number {
  return (tens === 'ยี่' ? 2 : (THAI_DIGITS[tens] ?? 1)) * 10 + thaiOnes(ones)
}

/** เอ็ด is the one behind tens; 0 for no word. */
export function thaiOnes(ones: string): number {
  return ones === 'เอ็ด' ? 1 : (THAI_DIGITS[ones] ?? 0)
}

/** The tens of an English word; 0 for another. */
export function englishTens(word: string): number {
  return TENS.includes(word) ? (TENS.indexOf(word) + 2) * 10 : 0
}
