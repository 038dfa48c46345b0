import type { Fact } from '../../../shared/reading/fact.ts'

/** A line of a note, where it stands in the whole text, and what it says. */
export type NoteLine = { text: string; start: number; end: number; facts: Fact[] }

/** The lines of a text that are not empty, each with the facts within it. */
export function noteLines(text: string, facts: readonly Fact[]): NoteLine[] {
  const lines: NoteLine[] = []
  let start = 0
  let next = 0
  for (const line of text.split('\n')) {
    const end = start + line.length
    const own: Fact[] = []
    for (let fact = facts[next]; fact && fact.start < end; fact = facts[next]) {
      if (fact.end <= end) own.push(fact)
      next += 1
    }
    if (line.trim() !== '') lines.push({ text: line, start, end, facts: own })
    start = end + 1
  }
  return lines
}

/** The first value of a kind in a line. */
export function factOf(line: NoteLine, kind: Fact['kind']): Fact | undefined {
  return line.facts.find((fact) => fact.kind === kind)
}
