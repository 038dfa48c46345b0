import type { Fact } from '../../../shared/reading/fact.ts'
import type { DealInfo } from '../rules/scan.ts'
import { keyPointsOf } from './key-points.ts'
import { noteLines } from './lines.ts'
import { nextStepsOf } from './next-steps.ts'
import { type NotedPerson, notedPeople } from './noted-people.ts'
import { summaryOf } from './summary.ts'

/** What a note says, with how the people on it are related to whom it is about. */
export type NoteInfo = Omit<DealInfo, 'contacts'> & { contacts: NotedPerson[] }

/** What a note says of a deal, by rules and the facts of its text: only what stands there, each with its place. */
export function dealInfoOf(text: string, facts: readonly Fact[], now: Date): NoteInfo {
  const lines = noteLines(text, facts)
  const steps = lines.map((line) => nextStepsOf(line, now))
  const contacts = notedPeople(lines)
  const isStep = (at: number) => (steps[at]?.length ?? 0) > 0
  const plain = lines.filter(
    (line, at) =>
      !isStep(at) && !contacts.some(({ start, end }) => start < line.end && end > line.start),
  )
  return {
    summary: summaryOf(plain.length > 0 ? plain : lines),
    keyPoints: lines.flatMap((line, at) => keyPointsOf(line, isStep(at))),
    nextSteps: steps.flat(),
    contacts,
  }
}
