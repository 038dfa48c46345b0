import type { MouseEvent, ReactNode } from 'react'
import { classNames } from './class-names.ts'
import { EmptyState, ErrorState, Skeleton } from './states.tsx'
import { type Sort, TableHead } from './table-head.tsx'

export type Column<Row> = {
  id: string
  header: string
  cell: (row: Row) => ReactNode
  /** Figures stand right, their digits under each other. */
  numeric?: boolean
  sortable?: boolean
  /** For buttons: the header is heard, not seen. */
  quietHeader?: boolean
}

type Props<Row> = {
  /** What the table lists, for who cannot see it. */
  caption: string
  columns: readonly Column<Row>[]
  rows: readonly Row[]
  rowKey: (row: Row) => string | number
  loading: boolean
  /** What failed, and how to try again. */
  error: { title: string; retry: () => void } | null
  empty: { title: string; hint?: ReactNode }
  sort?: Sort
  onSort?: (sort: Sort) => void
  /** Opens a row: by a press anywhere on it, and by its first cell, which is then a button. */
  onOpen?: (row: Row) => void
}

const SKELETON_ROWS = 5

/** A list in columns, in its four states; on a phone each row is a card. */
export function DataTable<Row>(props: Props<Row>) {
  const { caption, columns, rows, loading, error, empty, sort, onSort } = props
  if (error) return <ErrorState {...error} />
  if (!loading && rows.length === 0)
    return <EmptyState title={empty.title}>{empty.hint}</EmptyState>
  return (
    <section
      aria-label={caption}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: a keyboard must be able to scroll it
      tabIndex={0}
      className="overflow-x-auto rounded-card border border-line bg-card max-sm:overflow-visible max-sm:border-0 max-sm:bg-transparent"
    >
      <table className="w-full border-collapse text-sm max-sm:block" aria-busy={loading}>
        <caption className="sr-only">{caption}</caption>
        <TableHead columns={columns} sort={sort} onSort={onSort} />
        <tbody className="max-sm:grid max-sm:gap-3">
          {loading
            ? Array.from({ length: SKELETON_ROWS }, (_, i) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: nothing else tells them apart
                <SkeletonRow key={i} columns={columns} />
              ))
            : rows.map((row) => <TableRow key={props.rowKey(row)} {...props} row={row} />)}
        </tbody>
      </table>
    </section>
  )
}

const rowLook =
  'border-b border-line last:border-b-0 max-sm:grid max-sm:gap-1 max-sm:rounded-card max-sm:border max-sm:bg-card max-sm:p-3.5 max-sm:last:border-b'
const cellLook =
  'h-13 px-3.5 py-2 first:font-[560] max-sm:flex max-sm:h-auto max-sm:min-h-8 max-sm:items-center max-sm:justify-between max-sm:gap-4 max-sm:p-0 max-sm:first:text-base max-sm:not-first:before:flex-none max-sm:not-first:before:text-ink-3 max-sm:not-first:before:content-[attr(data-label)]'

function TableRow<Row>({ columns, row, onOpen }: Props<Row> & { row: Row }) {
  return (
    <tr
      onClick={(event) => onOpen && !isOnControl(event) && onOpen(row)}
      className={classNames(rowLook, onOpen && 'cursor-pointer hover:bg-wash')}
    >
      {columns.map((column, i) => (
        <td
          key={column.id}
          data-label={column.quietHeader ? '' : column.header}
          className={classNames(cellLook, column.numeric && 'text-right tabular-nums')}
        >
          {i === 0 && onOpen ? (
            <button
              type="button"
              onClick={() => onOpen(row)}
              className="min-h-6 min-w-6 text-left font-[560] underline-offset-3 hover:underline"
            >
              {column.cell(row)}
            </button>
          ) : (
            column.cell(row)
          )}
        </td>
      ))}
    </tr>
  )
}

function SkeletonRow<Row>({ columns }: { columns: readonly Column<Row>[] }) {
  return (
    <tr className={rowLook}>
      {columns.map((column) => (
        <td
          key={column.id}
          data-label={column.quietHeader ? '' : column.header}
          className={cellLook}
        >
          <Skeleton
            className={classNames('h-3 max-w-full', column.numeric ? 'ml-auto w-16' : 'w-28')}
          />
        </td>
      ))}
    </tr>
  )
}

function isOnControl({ target }: MouseEvent): boolean {
  return target instanceof Element && target.closest('a, button, input, select, label') !== null
}
