import type { UseQueryResult } from '@tanstack/react-query'
import type { useListAddress } from '../../admin/use-list-address.ts'
import { Button } from '../../ui/button.tsx'
import { DataTable } from '../../ui/data-table.tsx'
import { ListFoot, PAGE_SIZE } from '../../ui/list-foot.tsx'
import type { ImportDetail, ImportRow, Verdict } from '../rules.ts'
import { Value, Why } from './row-cells.tsx'
import { columnsOf, nameOf } from './row-columns.tsx'
import { VerdictBadge } from './verdict-badge.tsx'

/** The rows of an import, in the order of its file: each with its verdict, and why. */
export function ImportRows({
  found,
  rows,
  list,
  verdict,
}: {
  found: ImportDetail
  rows: UseQueryResult<{ items: ImportRow[]; total: number }>
  list: ReturnType<typeof useListAddress>
  verdict: Verdict | null
}) {
  const { kind, state } = found
  const { data, isPending, isError, refetch } = rows
  return (
    <DataTable
      caption={`Rows of ${found.fileName}`}
      columns={columnsOf(kind, state)}
      rows={data?.items ?? []}
      rowKey={({ row }) => row}
      rowName={(row) => nameOf(kind, row)}
      loading={isPending}
      error={
        isError && !data
          ? { title: 'The rows could not be read.', retry: () => void refetch() }
          : null
      }
      empty={{
        title:
          data && data.total > 0
            ? 'There is no such page.'
            : verdict
              ? `No row is ${said[verdict]}.`
              : 'This file has no rows below its header.',
        action: (
          <Button look="quiet" size="small" onClick={() => list.show({ verdict: null })}>
            Show all rows
          </Button>
        ),
      }}
      quiet={({ verdict }) => verdict !== 'create'}
      card={(row) => <Card row={row} found={found} />}
      foot={
        data &&
        data.total > PAGE_SIZE && (
          <ListFoot
            page={list.page}
            total={data.total}
            label="Pages of rows"
            address={(page) => list.address({ page })}
            onPage={(page) => list.show({ page })}
          />
        )
      }
    />
  )
}

const said: Record<Verdict, string> = {
  create: 'to be created',
  duplicate: 'a duplicate',
  error: 'in error',
}

/** A row where there is no room for columns: the verdict first. */
function Card({ row, found: { kind, state, fields } }: { row: ImportRow; found: ImportDetail }) {
  const bare = columnsOf(kind, state).find(({ id }) => id === 'name')
  const wrong = row.faults.filter(({ field }) => row.values[field])
  return (
    <span className="grid gap-1.5">
      <span className="flex items-center justify-between gap-3">
        <VerdictBadge row={row} state={state} />
        <span className="text-ink-3 tabular-nums">Row {row.row}</span>
      </span>
      {bare?.cell(row)}
      {wrong.map(({ field }) => (
        <span key={field} className="flex min-w-0 justify-between gap-4">
          <span className="flex-none text-ink-2">
            {fields.find((one) => one.field === field)?.label ?? field}
          </span>
          <Value row={row} field={field} />
        </span>
      ))}
      <Why row={row} kind={kind} />
    </span>
  )
}
