import { useQuery } from '@tanstack/react-query'
import { Link } from 'react-router'
import { RefusalAlert } from '../../../admin/record-list/refusal-alert.tsx'
import { useListAddress } from '../../../admin/record-list/use-list-address.ts'
import { useStaff } from '../../../admin/screen/staff-context.ts'
import { importsPath } from '../../../admin/tabs.ts'
import { formatDate, formatTime } from '../../../shared/dates.ts'
import { labelOf } from '../../../shared/fields/value-set.ts'
import type { Language } from '../../../shared/language.ts'
import { formatNumber } from '../../../shared/money.ts'
import { InLanguage } from '../../../ui/in-language.tsx'
import { type Column, DataTable } from '../../../ui/tables/data-table.tsx'
import { ListFoot, PAGE_SIZE } from '../../../ui/tables/list-foot.tsx'
import { TwoLines } from '../../../ui/two-lines.tsx'
import { type ImportKind, type ImportRecord, ImportStates } from '../rules/import.ts'
import { checkTexts } from './check-texts.ts'
import {
  earlierImportsQuery,
  OTHERS_SHOWN,
  useCancelImport,
  useUndoImport,
} from './import-calls.ts'
import { counted } from './import-texts.ts'

/** Earlier imports with links to them, and for admins an action to undo each. */
export function EarlierImports({ kind, except }: { kind: ImportKind; except?: number }) {
  const { permissions } = useStaff()
  const list = useListAddress(importsPath(kind))
  const isBeside = except !== undefined
  const { data, isPending, isError, refetch } = useQuery(
    earlierImportsQuery(kind, isBeside ? null : list.window),
  )
  const undo = useUndoImport()
  const cancel = useCancelImport()
  const others = data?.items
    .filter(({ id }) => id !== except)
    .slice(0, isBeside ? OTHERS_SHOWN : undefined)
  if (others?.length === 0 && (isBeside || data?.total === 0)) return null
  return (
    <section aria-labelledby="earlier" className="mt-3 grid grid-cols-[minmax(0,1fr)] gap-2">
      <h2 id="earlier" className="text-lg">
        Earlier imports
      </h2>
      <RefusalAlert save={undo} />
      <RefusalAlert save={cancel} />
      <DataTable
        caption="Earlier imports"
        columns={columns}
        rows={others ?? []}
        rowKey={({ id }) => id}
        rowName={({ fileName }) => fileName}
        loading={isPending}
        error={
          isError && !data
            ? { title: 'The earlier imports could not be read.', retry: () => void refetch() }
            : null
        }
        empty={{ title: 'There is no such page.' }}
        actions={(record: ImportRecord) => [
          ...(permissions.undoImports && canBeUndone(record)
            ? [
                {
                  label: 'Undo',
                  icon: 'icon-undo-2',
                  question: `Take back ${counted(kind, writtenBy(record), formatNumber(writtenBy(record)))}?`,
                  onSelect: () => undo.mutateOnce(record),
                },
              ]
            : []),
          ...(record.state === 'checked'
            ? [
                {
                  label: checkTexts.discard,
                  icon: 'icon-trash',
                  question: checkTexts.discardIt,
                  onSelect: () => cancel.mutateOnce(record),
                },
              ]
            : []),
        ]}
        foot={
          !isBeside &&
          data &&
          data.total > PAGE_SIZE && (
            <ListFoot
              page={list.page}
              total={data.total}
              address={(page) => list.address({ page })}
              onPage={(page) => list.show({ page })}
            />
          )
        }
      />
    </section>
  )
}

function writtenBy({ done, updated }: ImportRecord): number {
  return done + updated
}

function canBeUndone(record: ImportRecord): boolean {
  const { state } = record
  return writtenBy(record) > 0 && ['done', 'failed', 'cancelled'].includes(state)
}

const columns: Column<ImportRecord>[] = [
  {
    id: 'file',
    header: 'File',
    cell: ({ id, kind, fileName }) => (
      <Link
        to={`${importsPath(kind)}/${id}`}
        title={fileName}
        className="block truncate font-medium underline-offset-3 hover:underline"
      >
        {fileName}
      </Link>
    ),
  },
  {
    id: 'when',
    header: 'When',
    width: '11.5rem',
    cell: ({ createdAt }) => (
      <span className="tabular-nums">
        <InLanguage>{(language) => formatDate(createdAt, language)}</InLanguage>,{' '}
        {formatTime(createdAt)}
      </span>
    ),
  },
  { id: 'by', header: 'By', onlyWide: true, cell: ({ by }) => <TwoLines first={by} /> },
  {
    id: 'created',
    header: 'Created',
    numeric: true,
    width: '6.5rem',
    cell: ({ done }) => formatNumber(done),
  },
  {
    id: 'updated',
    header: 'Updated',
    numeric: true,
    onlyWide: true,
    width: '6.5rem',
    cell: ({ updated }) => formatNumber(updated),
  },
  {
    id: 'skipped',
    header: 'Skipped',
    numeric: true,
    width: '6.5rem',
    cell: ({ duplicate }) => formatNumber(duplicate),
  },
  {
    id: 'left',
    header: 'Not imported',
    numeric: true,
    width: '8rem',
    cell: ({ error }) => formatNumber(error),
  },
  {
    id: 'state',
    header: 'State',
    width: '13rem',
    cell: (record) => (
      <TwoLines first={<InLanguage>{(language) => stateOf(record, language)}</InLanguage>} />
    ),
  },
]

function stateOf({ state, undoneAt, kept, refusal }: ImportRecord, language: Language): string {
  if (refusal) return checkTexts.refused
  if (state === 'checked') return 'Checked, not imported'
  if (state === 'undone' && undoneAt) {
    return `Undone on ${formatDate(undoneAt, language)}${kept > 0 ? `, ${formatNumber(kept)} kept` : ''}`
  }
  return labelOf(ImportStates, state, language)
}
