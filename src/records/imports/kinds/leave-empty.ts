import type { Candidate, Kind } from './candidate.ts'

/**
 * Takes the faults of cells that no record needs from a row's faults: these cells are left empty, and hold the row not
 * up. `isEnough` says that the row is a record without all of them, as a rent is enough where the price is unreadable.
 */
export function leaveEmpty(kind: Kind, candidate: Candidate, isEnough: boolean): void {
  if (!kind.needs) return
  const { faults, values } = candidate
  const isNeeded = (field: string) => !isEnough && groupOf(kind, field) !== undefined
  const left = faults.filter(({ field }) => !isNeeded(field))
  // In full: it is all that remains of their words.
  candidate.leftEmpty.push(
    ...left.map((one) => ({ ...one, value: values[one.field] ?? one.value })),
  )
  candidate.faults = faults.filter(({ field }) => isNeeded(field))
}

/** The fields of which a record needs one, of a field that is among them. */
export function groupOf({ needs }: Kind, field: string): readonly string[] | undefined {
  return needs?.find((group) => group.includes(field))
}
