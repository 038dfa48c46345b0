import { classNames } from './class-names.ts'

export type Sort = { by: string; descending: boolean }

type Heading = {
  id: string
  header: string
  numeric?: boolean
  sortable?: boolean
  quietHeader?: boolean
}

/** The names of a table's columns; those that sort are buttons, and stay on a phone. */
export function TableHead({
  columns,
  sort,
  onSort,
}: {
  columns: readonly Heading[]
  sort: Sort | undefined
  onSort: ((sort: Sort) => void) | undefined
}) {
  return (
    <thead className="text-left text-ink-3 max-sm:mb-3 max-sm:block">
      <tr className="border-b border-line max-sm:flex max-sm:flex-wrap max-sm:gap-2 max-sm:border-0">
        {columns.map((column) => {
          const isSorted = sort?.by === column.id
          const descending = isSorted && sort.descending
          return (
            <th
              key={column.id}
              scope="col"
              aria-sort={isSorted ? (descending ? 'descending' : 'ascending') : undefined}
              className={classNames(
                'h-11 px-3.5 font-[540] whitespace-nowrap max-sm:h-auto max-sm:p-0',
                column.numeric && 'text-right',
                !(column.sortable && onSort) && 'max-sm:sr-only',
              )}
            >
              {column.sortable && onSort ? (
                <button
                  type="button"
                  onClick={() => onSort({ by: column.id, descending: isSorted && !descending })}
                  className={classNames(
                    'inline-flex min-h-8 items-center gap-1.5 rounded-control hover:text-ink max-sm:border max-sm:border-line max-sm:bg-card max-sm:px-2.5',
                    isSorted && 'text-ink',
                  )}
                >
                  {column.header}
                  <SortMark isSorted={isSorted} descending={descending} />
                </button>
              ) : (
                <span className={classNames(column.quietHeader && 'sr-only')}>{column.header}</span>
              )}
            </th>
          )
        })}
      </tr>
    </thead>
  )
}

function SortMark({ isSorted, descending }: { isSorted: boolean; descending: boolean }) {
  const icon = isSorted
    ? descending
      ? 'icon-arrow-down'
      : 'icon-arrow-up'
    : 'icon-chevrons-up-down'
  return <span className={`before:size-3.5 ${icon}`} />
}
