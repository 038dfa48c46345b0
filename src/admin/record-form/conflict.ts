import { isSame } from '../drafts/changes.ts'

type Values = Readonly<Record<string, unknown>>

/** A field changed by somebody else; `isTyped` when it was changed here too. */
export type ConflictField = { name: string; theirs: unknown; mine: unknown; isTyped: boolean }

/** The changes saved by somebody else since the record was loaded. */
export type FormConflict = {
  changedBy: string | null
  /** ISO timestamp. */
  changedAt: string | null
  fields: readonly ConflictField[]
}

/**
 * Compares the record as loaded (`before`, possibly partial), as stored now (`theirs`) and as `typed` here.
 * Fields with equal values on both sides are not listed.
 */
export function conflictFields(before: Values, theirs: Values, typed: Values): ConflictField[] {
  return Object.keys(theirs).flatMap((name) => {
    if (!(name in before) || isSame(before[name], theirs[name])) return []
    const isTyped = name in typed
    const mine = isTyped ? typed[name] : before[name]
    return isSame(mine, theirs[name]) ? [] : { name, theirs: theirs[name], mine, isTyped }
  })
}

/** The fields that need a choice before saving. */
export function unanswered(
  conflict: FormConflict | null,
  chosen: Readonly<Record<string, 'theirs' | 'mine'>>,
): ConflictField[] {
  return conflict?.fields.filter(({ name, isTyped }) => isTyped && !chosen[name]) ?? []
}
