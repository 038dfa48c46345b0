import type { Field, FieldTable } from '../field-table.ts'
import type { Filter } from '../filter.ts'

type Searched = Readonly<Record<string, unknown>>

/** A search condition on one column: `furnishing = value`. */
export type ColumnCondition = {
  /** The column's name in the database. */
  column: string
  operator: '=' | '= any' | '&&' | '@>' | '>=' | '<='
  value: unknown
  /** Whether the project's column is used where this one is null. */
  orProject: boolean
}

/** A search's conditions on the fields of a table; for a visitor without staff-only filters. */
export function columnConditions(
  fields: FieldTable,
  part: 'filter' | 'unitFilter',
  search: Searched,
  reader: 'visitor' | 'staff',
): ColumnCondition[] {
  return Object.entries(fields).flatMap(([name, field]) => {
    const filter = field[part]
    if (!filter || (filter.staffOnly && reader === 'visitor')) return []
    const column = inDatabase(field.column ?? name)
    const orProject = filter.orProject ?? false
    return conditionsOf(field, filter, search).map((condition) => ({
      column,
      ...condition,
      orProject,
    }))
  })
}

function conditionsOf(
  { kind }: Field,
  { name, by }: Filter,
  search: Searched,
): Pick<ColumnCondition, 'operator' | 'value'>[] {
  const values = [name].flat().map((parameter) => search[parameter])
  const operators: ColumnCondition['operator'][] =
    by === 'range' ? ['>=', '<='] : [operatorOf(kind, by)]
  return operators.flatMap((operator, at) =>
    values[at] === undefined ? [] : [{ operator, value: values[at] }],
  )
}

function operatorOf(kind: Field['kind'], by: Filter['by']): ColumnCondition['operator'] {
  if (by === 'one') return '='
  if (by === 'all') return '@>'
  return kind === 'choices' ? '&&' : '= any'
}

function inDatabase(column: string): string {
  return column.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`)
}
