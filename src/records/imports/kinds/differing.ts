import { changedFields } from '../../../team/activity/record.ts'
import type { Changes } from '../../../team/activity/rules/activity.ts'

type Fields = Readonly<Record<string, unknown>>

/** The fields of a row that differ from what is stored; an empty cell changes nothing. */
export function differing(stored: Fields, input: Fields): Changes {
  const filled = Object.entries(input).filter(([, value]) => value !== null && value !== undefined)
  return changedFields(stored, { ...stored, ...Object.fromEntries(filled) })
}

/** Some of the fields of a row. */
export function pick(input: Fields, fields: readonly string[]): Record<string, unknown> {
  return Object.fromEntries(
    fields.filter((field) => input[field] !== undefined).map((field) => [field, input[field]]),
  )
}
