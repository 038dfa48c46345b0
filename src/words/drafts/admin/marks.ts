import type { FoundValue } from '../rules/draft.ts'

/** Words of the text that a field came from; `number` joins them with the field. */
export type Mark = { start: number; end: number; groups: string[]; numbers: number[] }

/** A piece of the text: marked or not. */
export type Segment = { text: string; mark: Mark | null; start: number }

/** What is numbered together: a project’s name and station, everything about one person. */
export function groupOf(field: string): string {
  if (field.startsWith('contact.')) return 'contact'
  return field === 'projectId' || field === 'projectName' ? 'project' : field
}

/** The number of each group, in the order in which the text names them. */
export function numbersOf(found: readonly FoundValue[]): Map<string, number> {
  const numbers = new Map<string, number>()
  for (const { field } of found.toSorted((a, b) => a.start - b.start)) {
    const group = groupOf(field)
    if (!numbers.has(group)) numbers.set(group, numbers.size + 1)
  }
  return numbers
}

/** The text in pieces. Words of two fields are one mark with both numbers. */
export function segmentsOf(text: string, found: readonly FoundValue[]): Segment[] {
  const numbers = numbersOf(found)
  const marks: Mark[] = []
  for (const { field, start, end } of found.toSorted((a, b) => a.start - b.start)) {
    const group = groupOf(field)
    const number = numbers.get(group) ?? 0
    const last = marks.at(-1)
    if (last && start < last.end) {
      last.end = Math.max(last.end, end)
      if (!last.groups.includes(group)) {
        last.groups.push(group)
        last.numbers.push(number)
      }
    } else marks.push({ start, end, groups: [group], numbers: [number] })
  }
  const segments: Segment[] = []
  let at = 0
  for (const mark of marks) {
    if (mark.start > at) segments.push({ text: text.slice(at, mark.start), mark: null, start: at })
    segments.push({ text: text.slice(mark.start, mark.end), mark, start: mark.start })
    at = mark.end
  }
  if (at < text.length) segments.push({ text: text.slice(at), mark: null, start: at })
  return segments
}

/** Where a row came from: its numbers and the words, each once. */
export function sourceOf(
  text: string,
  found: readonly FoundValue[],
  groups: readonly string[],
): { numbers: number[]; words: string[] } {
  const numbers = numbersOf(found)
  const own = found.filter(({ field }) => groups.includes(groupOf(field)))
  return {
    numbers: groups.flatMap((group) => numbers.get(group) ?? []).toSorted((a, b) => a - b),
    words: [...new Set(own.map(({ start, end }) => text.slice(start, end)))],
  }
}
