import * as z from 'zod/mini'
import { ScanChoice } from '../rules/scan.ts'

/** The lines and ticks of a note. */
export const ScanEdit = z.object({ texts: z.array(z.string()), choice: ScanChoice })
export type ScanEdit = z.output<typeof ScanEdit>

/**
 * What was changed here and what was changed elsewhere, both since `base`. A line that was changed in both places is as
 * it was typed here; lines added in both places are all kept.
 */
export function mergeEdits(base: ScanEdit, mine: ScanEdit, theirs: ScanEdit): ScanEdit {
  const known = base.texts.length
  const lines = mine.texts.slice(0, known).map((text, at) => {
    const elsewhere = theirs.texts[at]
    return text === base.texts[at] && elsewhere !== undefined ? elsewhere : text
  })
  const added = [...theirs.texts.slice(known), ...mine.texts.slice(known)]
  return {
    texts: [...lines, ...added],
    choice: {
      steps: mergeToggled(base.choice.steps, mine.choice.steps, theirs.choice.steps),
      contacts: mergeToggled(base.choice.contacts, mine.choice.contacts, theirs.choice.contacts),
    },
  }
}

type Keys = readonly string[]

function mergeToggled(base: Keys, mine: Keys, theirs: Keys): string[] {
  const taken = mine.filter((key) => !base.includes(key) && !theirs.includes(key))
  const left = base.filter((key) => !mine.includes(key))
  return [...theirs.filter((key) => !left.includes(key)), ...taken]
}

export function isSameEdit(one: ScanEdit, other: ScanEdit): boolean {
  return (
    JSON.stringify(one.texts) === JSON.stringify(other.texts) &&
    JSON.stringify(one.choice.steps) === JSON.stringify(other.choice.steps) &&
    JSON.stringify(one.choice.contacts) === JSON.stringify(other.choice.contacts)
  )
}
