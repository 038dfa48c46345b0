import {
  type ColumnCondition,
  columnConditions,
} from '../../../shared/fields/from-table/column-conditions.ts'
import { projectFields } from '../../projects/rules/project-fields.ts'
import type { UnitSearch } from '../rules/search.ts'
import { unitFields } from '../rules/unit-fields.ts'
import type { Bind } from './journeys.ts'

/** The SQL conditions of a search on the fields of a unit `u` and of its project `p`. */
export function fieldConditions(
  search: UnitSearch,
  reader: 'visitor' | 'staff',
  bind: Bind,
): string[] {
  const unitConditions = columnConditions(unitFields, 'filter', search, reader)
  const projectConditions = columnConditions(projectFields, 'unitFilter', search, reader)
  return [
    ...unitConditions.map(({ orProject, column, ...rest }) =>
      orProject
        ? unitOrProject(column, comparison(rest, bind))
        : `u.${column} ${comparison(rest, bind)}`,
    ),
    ...projectConditions.map(({ column, ...rest }) => `p.${column} ${comparison(rest, bind)}`),
  ]
}

/** Whether any of these conditions reads the project, which the statement must then join. */
export function fieldsNeedProject(search: UnitSearch): boolean {
  const unitConditions = columnConditions(unitFields, 'filter', search, 'staff')
  const projectConditions = columnConditions(projectFields, 'unitFilter', search, 'staff')
  return unitConditions.some(({ orProject }) => orProject) || projectConditions.length > 0
}

/** Tests the unit's own value or, where it is null, the project's. When both are null, nothing matches. */
export function unitOrProject(column: string, test: string): string {
  return `(u.${column} ${test} or u.${column} is null and p.${column} ${test})`
}

function comparison(
  { operator, value }: Pick<ColumnCondition, 'operator' | 'value'>,
  bind: Bind,
): string {
  return operator === '= any' ? `= any(${bind(value)})` : `${operator} ${bind(value)}`
}
