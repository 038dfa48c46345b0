import { withHeaderUnit } from '../../../shared/fields/header-units.ts'
import type { Answers } from './answers.ts'
import type { Kind } from './candidate.ts'

/** How the rows of an import are read. `header` has the headers of its columns, `fields` their fields, '' for none. */
export type Reading = {
  kind: Kind
  header: readonly string[]
  fields: readonly string[]
  answers: Answers
  now: Date
}

/** How the rows of an import are read: figures without a unit have the one of their header. */
export function readingOf(
  kind: Kind,
  { header, fields }: Pick<Reading, 'header' | 'fields'>,
  answers: Answers,
  now: Date,
): Reading {
  const columns = Object.entries(kind.columns).map(([field, column]) => {
    const name = header[fields.indexOf(field)]
    return [field, name === undefined ? column : withHeaderUnit(column, name)]
  })
  return { kind: { ...kind, columns: Object.fromEntries(columns) }, header, fields, answers, now }
}
