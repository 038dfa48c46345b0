import type { KeyboardEvent, MouseEvent } from 'react'
import { Skeleton } from '../feedback/states.tsx'
import { useFocusOnRemove } from '../overlays/use-focus-on-remove.ts'
import { classNames } from '../style/class-names.ts'
import type { TableProps } from './data-table.tsx'
import { RowActions } from './row-actions.tsx'
import { RowOpener } from './row-opener.tsx'
import { RowTick } from './row-tick.tsx'
import type { RowKey } from './selection.ts'
import { columnClass } from './table-head.tsx'

const cellLook = 'border-b border-line px-2.5 leading-[1.45] first:pl-4 last:pr-3'
const heights = { short: 'h-12.5', tall: 'h-14.5' }

/** A row of a table. A click on it, outside its buttons, opens it. */
export function TableRow<Row>(
  props: TableProps<Row> & { row: Row; onToggle: (key: RowKey, isRange: boolean) => void },
) {
  const { columns, row, rowKey, rowName, tall, quiet, onOpen, selection, actions, onToggle } = props
  const key = rowKey(row)
  const chosen = selection?.chosen.has(key) ?? false
  const look = classNames(cellLook, heights[tall ? 'tall' : 'short'])

  function chooseBySpace(event: KeyboardEvent) {
    const onOpener = event.target instanceof Element && event.target.matches('[data-opens]')
    if (event.key !== ' ' || !selection || !onOpener) return
    event.preventDefault()
    onToggle(key, event.shiftKey)
  }

  return (
    <tr
      ref={useFocusOnRemove<HTMLTableRowElement>()}
      aria-selected={selection ? chosen : undefined}
      onClick={(event) => onOpen && isOnRowItself(event) && onOpen(row)}
      onKeyDown={chooseBySpace}
      className={classNames(
        'group',
        onOpen && 'cursor-pointer',
        chosen ? 'bg-accent-wash' : 'hover:bg-hov',
        !chosen && quiet?.(row) && 'bg-wash/60',
      )}
    >
      {selection && (
        <td
          className={classNames(
            look,
            'relative',
            chosen &&
              'before:absolute before:inset-y-0 before:left-0 before:w-0.75 before:bg-accent',
          )}
        >
          <RowTick
            label={`Select ${rowName(row)}`}
            chosen={chosen}
            onToggle={(isRange) => onToggle(key, isRange)}
          />
        </td>
      )}
      {columns.map((column, i) => (
        <td key={column.id} className={classNames(look, columnClass(column))}>
          {i === 0 && onOpen ? (
            <RowOpener
              {...props}
              onOpen={onOpen}
              className="block w-full min-w-0 py-1 text-left font-medium text-ink"
            >
              {column.cell(row)}
            </RowOpener>
          ) : (
            column.cell(row)
          )}
        </td>
      ))}
      {actions && (
        <td className={look}>
          <RowActions name={rowName(row)} actions={actions(row)} />
        </td>
      )}
    </tr>
  )
}

/** The skeleton of a row, of the same size. */
export function SkeletonRow<Row>({ columns, tall, selection, actions }: TableProps<Row>) {
  const look = classNames(cellLook, heights[tall ? 'tall' : 'short'])
  return (
    <tr>
      {selection && (
        <td className={look}>
          <Skeleton className="size-4.5" />
        </td>
      )}
      {columns.map((column) => (
        <td key={column.id} className={classNames(look, columnClass(column))}>
          <Skeleton
            className={classNames('h-3 max-w-full', column.numeric ? 'ml-auto w-16' : 'w-28')}
          />
        </td>
      ))}
      {actions && <td className={look} />}
    </tr>
  )
}

// React also bubbles events from popovers and dialogs of the row, which are elsewhere in the DOM.
function isOnRowItself({ target, currentTarget }: MouseEvent): boolean {
  return (
    target instanceof Element &&
    currentTarget.contains(target) &&
    target.closest('a, button, input, select, label, fieldset') === null
  )
}
