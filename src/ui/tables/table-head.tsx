import { classNames } from '../style/class-names.ts'
import { RowTick } from './row-tick.tsx'

export type Sort = { by: string; descending: boolean }

export type Heading = {
  id: string
  header: string
  /** Right-aligned with tabular digits. */
  numeric?: boolean
  sortable?: boolean
  /** Visually hidden header, for columns of buttons. */
  quietHeader?: boolean
  /** Width as a CSS length; columns without one share the rest. */
  width?: string
  /** Hidden below 1200 px. */
  onlyWide?: boolean
  /** Hidden below 1440 px. */
  onlyWidest?: boolean
}

/** The classes of a column's cells. */
export function columnClass({ numeric, onlyWide, onlyWidest }: Heading): string {
  return classNames(
    numeric && 'text-right tabular-nums',
    onlyWide && 'max-[75rem]:hidden',
    onlyWidest && 'max-[90rem]:hidden',
  )
}

const headLook =
  'sticky top-(--list-top,0) z-10 h-10 border-b border-line bg-card px-2.5 font-medium whitespace-nowrap text-ink-3 first:rounded-tl-card first:pl-4 last:rounded-tr-card last:pr-3'

/** The sticky header of a table; sortable columns are buttons. */
export function TableHead({
  columns,
  sort,
  onSort,
  page,
  hasActions,
}: {
  columns: readonly Heading[]
  sort: Sort | null | undefined
  onSort: ((sort: Sort | null) => void) | undefined
  /** Selects every row of the page. */
  page: { chosen: boolean | 'some'; onToggle: () => void } | undefined
  hasActions: boolean
}) {
  return (
    <thead className="text-left">
      <tr>
        {page && (
          <th scope="col" className={classNames(headLook, 'w-11')}>
            <RowTick label="Select this page" {...page} />
          </th>
        )}
        {columns.map((column) => {
          const isSorted = sort?.by === column.id
          const descending = isSorted && sort.descending
          return (
            <th
              key={column.id}
              scope="col"
              aria-sort={isSorted ? (descending ? 'descending' : 'ascending') : undefined}
              style={{ width: column.width }}
              className={classNames(headLook, columnClass(column))}
            >
              {column.sortable && onSort ? (
                <button
                  type="button"
                  onClick={() => onSort(nextSort(column.id, sort))}
                  className={classNames(
                    'inline-flex min-h-8 items-center gap-1.5 rounded-control hover:text-ink pointer-coarse:min-h-11',
                    isSorted && 'text-ink',
                    column.numeric && 'flex-row-reverse',
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
        {hasActions && (
          <th scope="col" className={classNames(headLook, 'w-30')}>
            <span className="sr-only">Actions</span>
          </th>
        )}
      </tr>
    </thead>
  )
}

/** Cycles through ascending, descending and unsorted. */
function nextSort(by: string, sort: Sort | null | undefined): Sort | null {
  if (sort?.by !== by) return { by, descending: false }
  return sort.descending ? null : { by, descending: true }
}

function SortMark({ isSorted, descending }: { isSorted: boolean; descending: boolean }) {
  const icon = isSorted
    ? descending
      ? 'icon-arrow-down'
      : 'icon-arrow-up'
    : 'icon-chevrons-up-down'
  return <span className={`before:size-3.5 ${icon}`} />
}
