import type { KeyboardEvent, ReactNode } from 'react'
import { EmptyState, ErrorState } from '../feedback/states.tsx'
import { takesEscape } from '../overlays/takes-escape.ts'
import { classNames } from '../style/class-names.ts'
import { useNarrow } from '../style/use-narrow.ts'
import { CardList } from './card-list.tsx'
import { OneLine } from './one-line.tsx'
import type { RowAction } from './row-actions.tsx'
import { type RowKey, type Selection, toggled } from './selection.ts'
import { type Heading, type Sort, TableHead } from './table-head.tsx'
import { SkeletonRow, TableRow } from './table-row.tsx'
import { useRangeToggle } from './use-range-toggle.ts'

export type Column<Row> = Heading & { cell: (row: Row) => ReactNode }

export type TableProps<Row> = {
  /** Accessible name of the table. */
  caption: string
  columns: readonly Column<Row>[]
  rows: readonly Row[]
  rowKey: (row: Row) => RowKey
  /** The name of a row in the labels of its checkbox and buttons. */
  rowName: (row: Row) => string
  /** Whether the first rows are loading; while others load the old ones stay. */
  loading: boolean
  /** The error message with a retry. */
  error: { title: string; retry: () => void } | null
  empty: { title: string; hint?: ReactNode; action?: ReactNode }
  /** Rows shown muted. */
  quiet?: (row: Row) => boolean
  /** Rows with two lines and a picture: 58 px instead of 50. */
  tall?: boolean
  sort?: Sort | null
  /** Null removes the sort. */
  onSort?: (sort: Sort | null) => void
  /** Opens a row: by a click anywhere on it, or by its first cell, a link when rows have URLs. */
  onOpen?: (row: Row) => void
  address?: (row: Row) => string
  selection?: Selection | undefined
  actions?: (row: Row) => readonly RowAction[]
  /**
   * Renders a row as a card on narrow screens; without it each column is a line. `isFirst` is true for the
   * cards in the first viewport.
   */
  card?: (row: Row, isFirst: boolean, state: { isSelecting: boolean; menu: ReactNode }) => ReactNode
  /** Whether the card places the menu of its actions itself. */
  cardHasMenu?: boolean
  /** Approximate height of a card; cards far below the viewport are not rendered until they come near. */
  cardHeight?: string
  /** On narrow screens beside the order of the cards: the filters in use. */
  beside?: ReactNode
  /** On narrow screens, whether rows have checkboxes before Select is pressed. */
  startsSelecting?: boolean
  /** The sticky footer: a `ListFoot`. */
  foot?: ReactNode
}

const SKELETON_ROWS = 8

/**
 * A table with loading, error and empty states; cards on narrow screens. Arrow keys move between rows,
 * Space selects one, Escape clears the selection.
 */
export function DataTable<Row>(props: TableProps<Row>) {
  const { rows, loading, error, empty, selection, foot } = props
  const narrow = useNarrow()
  if (error) return <ErrorState {...error} />
  if (!loading && rows.length === 0) {
    return (
      <div className="grid grid-cols-1 gap-3">
        {narrow && props.beside && <OneLine>{props.beside}</OneLine>}
        <EmptyState title={empty.title}>
          {empty.hint}
          {empty.action && <div className="mt-3">{empty.action}</div>}
        </EmptyState>
      </div>
    )
  }
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: handles keys of the elements within
    <div
      onKeyDown={(event) => {
        if (event.key !== 'Escape' || !selection?.chosen.size || takesEscape(event.target)) return
        if (!event.currentTarget.contains(domNode(event.target))) return
        event.preventDefault()
        selection.onChange(new Set())
      }}
      className={classNames(
        'dense',
        !narrow && 'relative overflow-clip rounded-card border border-line bg-card',
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
  const toggle = useRangeToggle(selection, keys)
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
              // biome-ignore lint/suspicious/noArrayIndexKey: skeletons have no identity
              <SkeletonRow key={i} {...props} />
            ))
          : rows.map((row) => (
              <TableRow key={rowKey(row)} {...props} row={row} onToggle={toggle} />
            ))}
      </tbody>
    </table>
  )
}

const steps: Readonly<Record<string, 'nextElementSibling' | 'previousElementSibling'>> = {
  ArrowDown: 'nextElementSibling',
  ArrowUp: 'previousElementSibling',
}

// Moves the focus from a row's opener or checkbox to the same element of the next row.
function moveByRow(event: KeyboardEvent<HTMLElement>): void {
  const step = steps[event.key]
  const from = domNode(event.target)
  const kind = ['[data-opens]', '[type="checkbox"]'].find((selector) => from?.matches(selector))
  const row = step && kind && from?.closest('tbody tr')?.[step]
  const next = kind && row ? row.querySelector<HTMLElement>(kind) : null
  if (!next) return
  event.preventDefault()
  next.focus()
}

function domNode(target: EventTarget): Element | null {
  return target instanceof Element ? target : null
}
