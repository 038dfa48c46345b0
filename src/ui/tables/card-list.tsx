import { useState } from 'react'
import { Button } from '../button.tsx'
import { Skeleton } from '../feedback/states.tsx'
import { useFocusOnRemove } from '../overlays/use-focus-on-remove.ts'
import { classNames } from '../style/class-names.ts'
import type { TableProps } from './data-table.tsx'
import { FilterSelect } from './filters.tsx'
import { OneLine } from './one-line.tsx'
import { RowActions } from './row-actions.tsx'
import { RowOpener } from './row-opener.tsx'
import { RowTick } from './row-tick.tsx'
import { toggled } from './selection.ts'
import type { Heading, Sort } from './table-head.tsx'

/** A table's rows as cards on narrow screens, with a select for the order above. */
export function CardList<Row>(props: TableProps<Row> & { skeletons: number }) {
  const { caption, columns, rows, rowKey, sort, onSort, selection, loading, skeletons } = props
  const { beside, startsSelecting = false } = props
  const [isSelecting, setIsSelecting] = useState(startsSelecting)
  const selecting = isSelecting || (selection?.chosen.size ?? 0) > 0
  const sortable = columns.filter((column) => column.sortable)

  function toggleSelecting() {
    setIsSelecting(!selecting)
    if (selecting) selection?.onChange(new Set())
  }

  return (
    <div className="grid grid-cols-1 gap-3 max-md:gap-2">
      {(sortable.length > 0 || selection) && (
        <OneLine>
          {selection && (
            <Button variant="quiet" size="small" aria-pressed={selecting} onClick={toggleSelecting}>
              <span className="icon-list-checks before:size-4" />
              {selecting ? 'Done' : 'Select'}
            </Button>
          )}
          {onSort && sortable.length > 0 && <Order {...{ sortable, sort, onSort }} />}
          {beside}
        </OneLine>
      )}
      <ul aria-label={caption} aria-busy={loading} className="grid gap-3">
        {Array.from({ length: skeletons }, (_, i) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: skeletons have no identity
          <li key={i} className={classNames(cardLook, 'grid gap-2.5 p-3')}>
            <Skeleton className="h-5 w-40" />
            <Skeleton className="h-3 w-56 max-w-full" />
            <Skeleton className="h-3 w-32" />
          </li>
        ))}
        {rows.map((row, index) => (
          <RowCard key={rowKey(row)} {...props} row={row} place={index} selecting={selecting} />
        ))}
      </ul>
    </div>
  )
}

const cardLook = 'rounded-card border border-line bg-card'

function RowCard<Row>(props: TableProps<Row> & { row: Row; place: number; selecting: boolean }) {
  const {
    row,
    place: index,
    rowKey,
    rowName,
    onOpen,
    selection,
    selecting,
    actions,
    card,
    cardHeight,
    cardHasMenu = false,
  } = props
  const key = rowKey(row)
  const chosen = selection?.chosen.has(key) ?? false
  const menu = actions && !(selecting && cardHasMenu) && (
    <RowActions name={rowName(row)} actions={actions(row)} />
  )
  return (
    <li
      ref={useFocusOnRemove<HTMLLIElement>()}
      className={classNames(
        cardLook,
        'group relative flex items-start',
        chosen &&
          'overflow-clip bg-accent-wash! before:absolute before:inset-y-0 before:left-0 before:w-1 before:bg-accent',
        cardHeight && 'drawn-near-[var(--card-height)]',
      )}
      style={cardHeight ? ({ '--card-height': cardHeight } as React.CSSProperties) : undefined}
    >
      {selection && selecting && (
        <span className="p-4 pr-1">
          <RowTick
            label={`Select ${rowName(row)}`}
            chosen={chosen}
            onToggle={() => selection.onChange(toggled(selection.chosen, [key]))}
          />
        </span>
      )}
      <div className="relative min-w-0 flex-1">
        {onOpen && (
          <RowOpener {...props} onOpen={onOpen} className="absolute inset-0">
            <span className="sr-only">{rowName(row)}</span>
          </RowOpener>
        )}
        <div className={classNames('relative p-3', onOpen && clickThrough)}>
          {card ? (
            card(row, index === 0, { isSelecting: selecting, menu: cardHasMenu ? menu : null })
          ) : (
            <Lines {...props} />
          )}
        </div>
      </div>
      {menu && !cardHasMenu && (
        <span className={classNames('p-1', !card && 'absolute top-0 right-0')}>{menu}</span>
      )}
    </li>
  )
}

// Clicks beside the card's buttons pass through to the link that opens the card.
const clickThrough =
  'pointer-events-none [&_:is(a,button,input,select,label,fieldset)]:pointer-events-auto'

/** The columns as lines; the first leaves room for the actions. */
function Lines<Row>({ columns, row, actions }: TableProps<Row> & { row: Row }) {
  const [first, ...others] = columns
  return (
    <span className="grid gap-1.5">
      {first && (
        <span className={classNames('text-base font-medium', actions && 'pr-(--press)')}>
          {first.cell(row)}
        </span>
      )}
      {others.map(({ id, header, quietHeader, cell }) => (
        <span key={id} className="flex min-w-0 justify-between gap-4">
          <span className={classNames('flex-none text-ink-3', quietHeader && 'sr-only')}>
            {header}
          </span>
          <span className="ml-auto min-w-0 text-right tabular-nums">{cell(row)}</span>
        </span>
      ))}
    </span>
  )
}

function Order({
  sortable,
  sort,
  onSort,
}: {
  sortable: readonly Heading[]
  sort: Sort | null | undefined
  onSort: (sort: Sort | null) => void
}) {
  return (
    <FilterSelect
      label="Sort by"
      value={sort ? `${sort.by} ${sort.descending}` : ''}
      onChange={(chosen) => {
        const [by = '', descending] = chosen.split(' ')
        onSort(by === '' ? null : { by, descending: descending === 'true' })
      }}
      options={[
        { value: '', label: 'Newest first' },
        ...sortable.flatMap((column) =>
          [false, true].map((descending) => ({
            value: `${column.id} ${descending}`,
            label: `${column.header}, ${orderName(column, descending)}`,
          })),
        ),
      ]}
    />
  )
}

function orderName({ numeric }: Heading, descending: boolean): string {
  if (numeric) return descending ? 'highest first' : 'lowest first'
  return descending ? 'Z to A' : 'A to Z'
}
