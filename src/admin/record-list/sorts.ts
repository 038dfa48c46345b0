import type { Sort } from '../../ui/tables/table-head.tsx'

/** A column with the sort parameters for ascending and descending order. */
type Sorted = { id: string; sorts?: readonly [string, string?] }

/** The column and direction of a sort parameter; null when no column has it. */
export function shownSort(columns: readonly Sorted[], parameter: string): Sort | null {
  const column = columns.find(({ sorts }) => parameter !== '' && sorts?.includes(parameter))
  return column ? { by: column.id, descending: column.sorts?.[1] === parameter } : null
}

/** The sort parameter of a column and direction; null for the default order. */
export function sortParameter(columns: readonly Sorted[], sort: Sort | null): string | null {
  const column = columns.find(({ id }) => id === sort?.by)
  return column?.sorts?.[sort?.descending ? 1 : 0] ?? null
}
