import { type ReactNode, useState } from 'react'
import { Button } from '../../ui/button.tsx'
import { Alert } from '../../ui/feedback/alert.tsx'
import { type Column, DataTable, type TableProps } from '../../ui/tables/data-table.tsx'
import { ListFoot } from '../../ui/tables/list-foot.tsx'
import type { RowAction } from '../../ui/tables/row-actions.tsx'
import type { RowKey } from '../../ui/tables/selection.ts'
import { noSuchPage } from './no-such-page.tsx'
import { type ListedRecords, narrowing } from './record-kind.ts'
import { type RefusableSave, RefusalAlert } from './refusal-alert.tsx'
import { shownSort, sortParameter } from './sorts.ts'

/** A column; `sorts` are its sort parameters, ascending first; some have one direction only. */
export type RecordColumn<Row> = Column<Row> & { sorts?: readonly [string, string?] }

/** The selected rows, and the number of rows that match the filters. */
export type ChosenRows = {
  chosen: ReadonlySet<RowKey>
  onChosen: (chosen: ReadonlySet<RowKey>) => void
  matching: number
}

type Props<Row> = ListedRecords<Row> & {
  caption?: string
  columns: readonly RecordColumn<Row>[]
  rowName: (row: Row) => string
  /** Further actions of a row, after Edit. */
  actions?: (row: Row) => RowAction[]
  /** Deletes a row, with Undo; omitted without permission. */
  remove?: RefusableSave & { mutate: (row: Row) => void }
  /** Other actions of rows whose errors are shown above the list. */
  saves?: readonly RefusableSave[]
  /** The actions for selected rows; makes rows selectable. */
  bulk?: (rows: ChosenRows) => ReactNode
  /** Set when the list is filtered by more than its own filters; `clear` removes that. */
  narrowed?: { clear: () => void }
  /** Whether records are read-only. */
  isRead?: boolean
  pagesLabel?: string
  /** Replaces opening the record. */
  onOpen?: (row: Row) => void
} & Pick<
    TableProps<Row>,
    'beside' | 'startsSelecting' | 'card' | 'cardHasMenu' | 'cardHeight' | 'tall'
  >

/**
 * A table of records. A row opens its record, Edit its form, Delete asks inline. The URL has the sort, the
 * page and the open record.
 */
export function RecordTable<Row extends { id: number }>({
  kind,
  list,
  found,
  caption = kind.title,
  columns,
  rowName,
  actions,
  remove,
  saves = [],
  bulk,
  narrowed,
  isRead = false,
  pagesLabel = 'Pages',
  onOpen,
  tall = true,
  ...cards
}: Props<Row>) {
  const [chosen, setChosen] = useState<ReadonlySet<RowKey>>(new Set())
  const { data, isPending, isError, refetch } = found
  // Not merely older: what was asked for last could not be read yet.
  const isWaiting = found.isPaused && (isPending || found.isPlaceholderData)
  const names = narrowing(kind)
  const isNarrowed = narrowed !== undefined || names.some((name) => list.get(name) !== '')
  const clear = () => list.show(Object.fromEntries(names.map((name) => [name, null])))

  const rowActions = (row: Row): RowAction[] => [
    {
      label: 'Edit',
      icon: 'icon-pencil',
      onSelect: () => list.open({ edit: row.id }),
    },
    ...(actions?.(row) ?? []),
    ...(remove
      ? [
          {
            label: 'Delete',
            icon: 'icon-trash',
            tone: 'danger' as const,
            question: `Delete ${rowName(row)}?`,
            onSelect: () => remove.mutate(row),
          },
        ]
      : []),
  ]

  return (
    <div className="grid grid-cols-1 gap-3">
      {(remove ? [remove, ...saves] : saves).map((save, i) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: always the same ones
        <RefusalAlert key={i} save={save} />
      ))}
      {isWaiting && (
        <Alert tone="warning">You’re offline. Results will appear when you’re back online.</Alert>
      )}
      <DataTable
        caption={caption}
        columns={columns.map((column) => ({ ...column, sortable: column.sorts !== undefined }))}
        rows={data?.items ?? []}
        rowKey={({ id }) => id}
        rowName={rowName}
        loading={isPending}
        error={
          isError
            ? {
                title: kind.unread ?? `Couldn’t load ${kind.many}.`,
                retry: () => void refetch(),
              }
            : null
        }
        empty={
          data && data.total > 0
            ? noSuchPage(list)
            : isNarrowed
              ? {
                  title: kind.unmatched.title,
                  action: (
                    <Button variant="quiet" size="small" onClick={narrowed?.clear ?? clear}>
                      {kind.unmatched.clear}
                    </Button>
                  ),
                }
              : kind.empty
        }
        tall={tall}
        sort={shownSort(columns, list.get('sort'))}
        onSort={(sort) => list.show({ sort: sortParameter(columns, sort) })}
        {...(!onOpen && { address: ({ id }: Row) => list.recordAddress(id) })}
        onOpen={onOpen ?? (({ id }) => list.openRecord(id))}
        {...(bulk && { selection: { chosen, onChange: setChosen } })}
        {...(!isRead && { actions: rowActions })}
        {...cards}
        foot={
          data && (
            <ListFoot
              label={pagesLabel}
              page={list.page}
              total={data.total}
              address={(page) => list.address({ page })}
              onPage={(page) => list.show({ page })}
              bulk={bulk?.({ chosen, onChosen: setChosen, matching: data.total })}
            />
          )
        }
      />
    </div>
  )
}
