import type { UseQueryResult } from '@tanstack/react-query'
import type { useListAddress } from '../../admin/record-list/use-list-address.ts'
import { Button } from '../../ui/button.tsx'
import { DataTable } from '../../ui/tables/data-table.tsx'
import { ListFoot, PAGE_SIZE } from '../../ui/tables/list-foot.tsx'
import type { ImportDetail, ImportRow, Verdict } from '../rules/import.ts'
import { ReasonCell, ValueCell } from './row-cells.tsx'
import { columnsOf, labelsOf, nameOf } from './row-columns.tsx'
import { VerdictBadge } from './verdict-badge.tsx'

/** The rows of an import in file order, each with its verdict and the reason. */
export function ImportRows({
  record,
  rows,
  list,
  verdict,
}: {
  record: ImportDetail
  rows: UseQueryResult<{ items: ImportRow[]; total: number }>
  list: ReturnType<typeof useListAddress>
  verdict: Verdict | null
}) {
  const { kind } = record
  const { data, isPending, isError, refetch } = rows
  return (
    <DataTable
      caption={`Rows of ${record.fileName}`}
      columns={columnsOf(record)}
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
              ? `No row is ${verdictTexts[verdict]}.`
              : 'This file has no rows below its header.',
        action: (
          <Button look="quiet" size="small" onClick={() => list.show({ verdict: null })}>
            Show all rows
          </Button>
        ),
      }}
      quiet={({ verdict }) => verdict !== 'create'}
      card={(row) => <Card row={row} record={record} />}
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

const verdictTexts: Record<Verdict, string> = {
  create: 'to be created',
  update: 'an update',
  duplicate: 'a duplicate',
  error: 'in error',
}

/** A row as a card, for narrow screens: the verdict first. */
function Card({ row, record }: { row: ImportRow; record: ImportDetail }) {
  const { kind, state } = record
  const labels = labelsOf(record)
  const nameColumn = columnsOf(record).find(({ id }) => id === 'name')
  const faultyCells = row.faults.filter(({ field }) => row.values[field])
  return (
    <span className="grid gap-1.5">
      <span className="flex items-center justify-between gap-3">
        <VerdictBadge row={row} state={state} />
        <span className="text-ink-3 tabular-nums">Row {row.row}</span>
      </span>
      {nameColumn?.cell(row)}
      {faultyCells.map(({ field }) => (
        <span key={field} className="flex min-w-0 justify-between gap-4">
          <span className="flex-none text-ink-2">{labels[field] ?? field}</span>
          <ValueCell row={row} field={field} />
        </span>
      ))}
      <ReasonCell row={row} kind={kind} labels={labels} />
    </span>
  )
}
