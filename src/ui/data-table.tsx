import type { KeyboardEvent, ReactNode } from 'react'
import { CardList } from './card-list.tsx'
import { classNames } from './class-names.ts'
import type { RowAction } from './row-actions.tsx'
import { type RowKey, type Selection, toggled } from './selection.ts'
import { EmptyState, ErrorState } from './states.tsx'
import { type Heading, type Sort, TableHead } from './table-head.tsx'
import { SkeletonRow, TableRow } from './table-row.tsx'
import { takesEscape } from './takes-escape.ts'
import { useNarrow } from './use-narrow.ts'

export type Column<Row> = Heading & { cell: (row: Row) => ReactNode }

export type TableProps<Row> = {
  /** What the table lists, for who cannot see it. */
  caption: string
  columns: readonly Column<Row>[]
  rows: readonly Row[]
  rowKey: (row: Row) => RowKey
  /** Names a row in what its box and its buttons are called. */
  rowName: (row: Row) => string
  /** Whether there are no rows to show yet; while others are fetched the old ones stay. */
  loading: boolean
  /** What failed, and how to try again. */
  error: { title: string; retry: () => void } | null
  empty: { title: string; hint?: ReactNode; action?: ReactNode }
  /** Rows that stand back. */
  quiet?: (row: Row) => boolean
  /** Two lines and a picture: 58 px instead of 50. */
  tall?: boolean
  sort?: Sort | null
  /** Null takes the sort off. */
  onSort?: (sort: Sort | null) => void
  /** Opens a row: by a press anywhere on it, and by its first cell, a link where rows have addresses. */
  onOpen?: (row: Row) => void
  address?: (row: Row) => string
  selection?: Selection | undefined
  actions?: (row: Row) => readonly RowAction[]
  /**
   * A row where there is no room for a table, perhaps among the first, which are seen at once; without it
   * each column is a line.
   */
  card?: (row: Row, isFirst: boolean) => ReactNode
  /** About how high a card is: those far below are drawn when they come near, with their pictures. */
  cardHeight?: string
  /** Stands below the rows, in sight: a `ListFoot`. */
  foot?: ReactNode
}

const SKELETON_ROWS = 8

/**
 * A list in columns, in its four states; cards where there is no room. Arrow keys go from row to row,
 * Space chooses one, Escape chooses none.
 */
export function DataTable<Row>(props: TableProps<Row>) {
  const { rows, loading, error, empty, selection, foot } = props
  const narrow = useNarrow()
  if (error) return <ErrorState {...error} />
  if (!loading && rows.length === 0) {
    return (
      <EmptyState title={empty.title}>
        {empty.hint}
        {empty.action && <div className="mt-3">{empty.action}</div>}
      </EmptyState>
    )
  }
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: keys are for what stands within
    <div
      onKeyDown={(event) => {
        if (event.key !== 'Escape' || !selection?.chosen.size || takesEscape(event.target)) return
        if (!event.currentTarget.contains(domNode(event.target))) return
        event.preventDefault()
        selection.onChange(new Set())
      }}
      className={classNames(
        'dense',
        !narrow && 'overflow-clip rounded-card border border-line bg-card',
      )}
    >
      {narrow ? (
        <CardList {...props} skeletons={loading ? SKELETON_ROWS : 0} />
      ) : (
        <Table {...props} />
      )}
      {foot}
    </div>
  )
}

function Table<Row>(props: TableProps<Row>) {
  const { caption, columns, rows, rowKey, loading, sort, onSort, selection, actions } = props
  const keys = rows.map(rowKey)
  const chosen = keys.filter((key) => selection?.chosen.has(key)).length
  return (
    <table
      className="w-full table-fixed border-separate border-spacing-0"
      aria-busy={loading}
      onKeyDown={moveByRow}
    >
      <caption className="sr-only">{caption}</caption>
      <TableHead
        {...{ columns, sort, onSort }}
        hasActions={actions !== undefined}
        page={
          selection && {
            chosen: chosen > 0 && (chosen === keys.length || 'some'),
            onToggle: () => selection.onChange(toggled(selection.chosen, keys)),
          }
        }
      />
      <tbody className="*:last:*:border-b-0">
        {loading
          ? Array.from({ length: SKELETON_ROWS }, (_, i) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: nothing else tells them apart
              <SkeletonRow key={i} {...props} />
            ))
          : rows.map((row) => <TableRow key={rowKey(row)} {...props} row={row} />)}
      </tbody>
    </table>
  )
}

const steps: Readonly<Record<string, 'nextElementSibling' | 'previousElementSibling'>> = {
  ArrowDown: 'nextElementSibling',
  ArrowUp: 'previousElementSibling',
}

// From what opens a row, or its box, to the same of the next.
function moveByRow(event: KeyboardEvent<HTMLElement>): void {
  const step = steps[event.key]
  const from = domNode(event.target)
  const kind = ['[data-opens]', '[type="checkbox"]'].find((each) => from?.matches(each))
  const row = step && kind && from?.closest('tbody tr')?.[step]
  const next = kind && row ? row.querySelector<HTMLElement>(kind) : null
  if (!next) return
  event.preventDefault()
  next.focus()
}

function domNode(target: EventTarget): Element | null {
  return target instanceof Element ? target : null
}
