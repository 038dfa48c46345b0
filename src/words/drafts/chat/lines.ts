/** A line that is not empty, and where it stands in the text. */
export type Line = { text: string; start: number; end: number }

export function linesOf(text: string): Line[] {
  return [...text.matchAll(/[^\r\n]+/g)].map((match) => ({
    text: match[0],
    start: match.index,
    end: match.index + match[0].length,
  }))
}
