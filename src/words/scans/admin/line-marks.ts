import { SURE } from '../rules/reading.ts'
import type { ScanLine, ScanMatch, ScanRecord } from '../rules/scan.ts'

/** A part of a line: plain, doubtful, or the name of a record. */
export type Mark = { start: number; end: number; match: ScanMatch | null }

/** The doubtful words of a line that still stand in its text, in their order. */
function doubtful(line: ScanLine | undefined, text: string): Mark[] {
  const marks: Mark[] = []
  let from = 0
  for (const { text: word, confidence } of line?.words ?? []) {
    const start = text.indexOf(word, from)
    if (start < 0) continue
    const end = start + word.length
    from = end
    if (confidence < SURE) marks.push({ start, end, match: null })
  }
  return marks
}

/** The marks of each line. Records are marked while the text is what the server read them in. */
export function marksOf(
  { lines, texts: read, matches }: Pick<ScanRecord, 'lines' | 'texts' | 'matches'>,
  texts: readonly string[],
): Mark[][] {
  let offset = 0
  return texts.map((text, at) => {
    const start = offset
    const wasRead = read[at] ?? ''
    offset += wasRead.length + 1
    const named = matches
      .filter((match) => match.start >= start && match.end <= start + wasRead.length)
      .filter(() => text === wasRead)
      .map((match) => ({ start: match.start - start, end: match.end - start, match }))
    const unsure = doubtful(lines[at], text).filter(
      (mark) => !named.some((one) => one.start < mark.end && mark.start < one.end),
    )
    return [...named, ...unsure].toSorted((a, b) => a.start - b.start)
  })
}
