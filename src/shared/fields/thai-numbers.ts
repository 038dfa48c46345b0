/** Replaces Thai digits by 0 to 9. */
export function withPlainDigits(text: string): string {
  return text.replace(/[๐-๙]/g, (digit) => String(digit.charCodeAt(0) - '๐'.charCodeAt(0)))
}

/** The Gregorian year: 2400 to 2600 is taken as Buddhist, 543 years ahead. */
export function gregorianYear(year: number): number {
  return year >= 2400 && year <= 2600 ? year - 543 : year
}
