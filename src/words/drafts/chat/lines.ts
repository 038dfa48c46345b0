/** A line that is not empty, and where it stands in the text. */
export type Line = { text: string; start: number; end: number }

export function linesOf(text: string): Line[] {
  return [...text.matchAll(/[^\r\n]+/g)].map((match) => ({
    text: match[0],
    start: match.index,
    end: match.index + match[0].length,
  }))
}

/** Every blank as one, and marks of direction as blanks, in lower case. */
export function plainLine(line: string): string {
  return line
    .toLowerCase()
    .replace(/[\u00a0\u202f\u3000\u200e\u200f\u202a-\u202e\u2066-\u2069]/g, ' ')
}
