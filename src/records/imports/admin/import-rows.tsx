import type { UseQueryResult } from '@tanstack/react-query'
import { RefusalAlert } from '../../../admin/record-list/refusal-alert.tsx'
import type { useListAddress } from '../../../admin/record-list/use-list-address.ts'
import { Button } from '../../../ui/button.tsx'
import { DataTable } from '../../../ui/tables/data-table.tsx'
import { ListFoot, PAGE_SIZE } from '../../../ui/tables/list-foot.tsx'
import type { ImportDetail, ImportRow, Verdict } from '../rules/import.ts'
import { checkTexts } from './check-texts.ts'
import { columnsOf, rowName } from './row-columns.tsx'
import { CellEditingContext, useCellEditing } from './rows/cell-editing.ts'
import { RowCard } from './rows/row-card.tsx'
import { fieldsInOrder } from './rows/row-fields.ts'
import { ChooseContext } from './rows/verdict-cell.tsx'
import { useChoose, useCorrect } from './values/value-calls.ts'

/** The rows of an import in file order, each with its verdict and the reason. Their cells can be corrected. */
export function ImportRows({
  record,
  rows,
  list,
  verdict,
  leftEmpty,
}: {
  record: ImportDetail
  rows: UseQueryResult<{ items: ImportRow[]; total: number }>
  list: ReturnType<typeof useListAddress>
  verdict: Verdict | null
  /** Whether they are those with cells left empty. */
  leftEmpty: boolean
}) {
  const { kind, id, state } = record
  const { data, isPending, isError, refetch } = rows
  const correct = useCorrect(id)
  const choose = useChoose(id)
  const editing = useCellEditing({
    rows: data?.items ?? [],
    order: fieldsInOrder(kind),
    correct: (row, cells, whenSent) =>
      void correct.mutateAsync({ row, cells }).then(whenSent, whenSent),
  })
  const isChecked = state === 'checked'
  return (
    <CellEditingContext value={isChecked ? editing : null}>
      <ChooseContext
        value={isChecked ? (row, chosen) => choose.mutate({ chosen, rows: [row] }) : null}
      >
        <RefusalAlert save={correct} />
        <RefusalAlert save={choose} />
        <DataTable
          caption={`Rows of ${record.fileName}`}
          columns={columnsOf(record)}
          rows={data?.items ?? []}
          rowKey={({ row }) => row}
          rowName={(row) => rowName(kind, row)}
          loading={isPending}
          error={
            isError && !data
              ? { title: 'Couldn’t load the rows.', retry: () => void refetch() }
              : null
          }
          empty={{
            title:
              data && data.total > 0
                ? 'No such page.'
                : verdict
                  ? `No row is ${verdictTexts[verdict]}.`
                  : leftEmpty
                    ? checkTexts.noneLeftEmpty
                    : 'This file has no rows below the header.',
            action: (
              <Button
                variant="quiet"
                size="small"
                onClick={() => list.show({ verdict: null, leftEmpty: null })}
              >
                Show all rows
              </Button>
            ),
          }}
          quiet={({ verdict }) => verdict === 'duplicate' || verdict === 'error'}
          tall
          card={(row) => <RowCard row={row} record={record} />}
          foot={
            <>
              {isChecked && data && data.items.length > 0 && <Hint />}
              {data && data.total > PAGE_SIZE && (
                <ListFoot
                  page={list.page}
                  total={data.total}
                  label="Pages of rows"
                  address={(page) => list.address({ page })}
                  onPage={(page) => list.show({ page })}
                />
              )}
            </>
          }
        />
      </ChooseContext>
    </CellEditingContext>
  )
}

const verdictTexts: Record<Verdict, string> = {
  create: 'to be created',
  update: 'an update',
  duplicate: 'a duplicate',
  error: 'in error',
}

function Hint() {
  return (
    <p className="border-t border-line px-4 py-2.5 text-ink-2 max-md:border-0 max-md:px-0">
      <kbd className="rounded-control border border-line px-1.5 font-strong">Enter</kbd> saves and
      goes to the next error, <kbd className="font-strong">Esc</kbd> cancels. You can edit every
      cell; empty cells change nothing in an update.
    </p>
  )
}
