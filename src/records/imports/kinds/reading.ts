import { withHeaderUnit } from '../../../shared/fields/header-units.ts'
import type { Mappings } from './answers.ts'
import type { Kind } from './candidate.ts'

/** How the rows of an import are read. `header` has the headers of its columns, `fields` their fields, '' for none. */
export type RowReading = {
  kind: Kind
  header: readonly string[]
  fields: readonly string[]
  answers: Mappings
  now: Date
}

/** How the rows of an import are read: figures without a unit have the one of their header. */
export function readingOf(
  kind: Kind,
  { header, fields }: Pick<RowReading, 'header' | 'fields'>,
  answers: Mappings,
  now: Date,
): RowReading {
  const columns = Object.entries(kind.columns).map(([field, column]) => {
    const name = header[fields.indexOf(field)]
    return [field, name === undefined ? column : withHeaderUnit(column, name)]
  })
  return { kind: { ...kind, columns: Object.fromEntries(columns) }, header, fields, answers, now }
}
