/**
 * The share of characters that were read wrongly: the least number of characters to put in, take out or change,
 * divided by the characters that should be there. Can be over 1. Spaces count once and not at the ends of lines.
 */
export function characterErrorRate(expected: string, actual: string): number {
  const want = Array.from(plainText(expected))
  const have = Array.from(plainText(actual))
  if (want.length === 0) return have.length === 0 ? 0 : 1
  return distance(want, have) / want.length
}

/** One way of writing for what looks the same: composed letters, Thai am, single spaces, no empty lines. */
export function plainText(text: string): string {
  return text
    .normalize('NFC')
    .replaceAll('\u0e4d\u0e32', '\u0e33')
    .split(/\r?\n/)
    .map((line) => line.replaceAll(/\s+/g, ' ').trim())
    .filter((line) => line !== '')
    .join('\n')
}

function distance(want: string[], have: string[]): number {
  let above = Array.from({ length: have.length + 1 }, (_, index) => index)
  for (const [row, letter] of want.entries()) {
    const now = [row + 1]
    for (const [column, other] of have.entries()) {
      const changed = (above[column] ?? 0) + (letter === other ? 0 : 1)
      now.push(Math.min(changed, (above[column + 1] ?? 0) + 1, (now[column] ?? 0) + 1))
    }
    above = now
  }
  return above[have.length] ?? 0
}
