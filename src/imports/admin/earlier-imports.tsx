import { Link } from 'react-router'
import { RefusalAlert } from '../../admin/refusal-alert.tsx'
import { useStaff } from '../../admin/staff-context.ts'
import { importsPath } from '../../admin/tabs.ts'
import { useListAddress } from '../../admin/use-list-address.ts'
import { formatDate, formatTime } from '../../shared/dates.ts'
import { formatNumber } from '../../shared/money.ts'
import { type Column, DataTable } from '../../ui/data-table.tsx'
import { ListFoot, PAGE_SIZE } from '../../ui/list-foot.tsx'
import { TwoLines } from '../../ui/two-lines.tsx'
import { type ImportKind, type ImportRecord, ImportStates } from '../rules.ts'
import { useImports, useUndoImport } from './import-calls.ts'
import { counted } from './import-words.ts'

/** Beneath one import so many others; all of them stand where a file is chosen. */
const BESIDE = 5

/** What was imported before, with the way to each, and for admins the way back from it. */
export function EarlierImports({ kind, except }: { kind: ImportKind; except?: number }) {
  const { permissions } = useStaff()
  const list = useListAddress(importsPath(kind))
  const isBeside = except !== undefined
  const window = isBeside ? { limit: BESIDE + 1, offset: 0 } : list.window
  const { data, isPending, isError, refetch } = useImports({ kind, ...window })
  const undo = useUndoImport()
  const others = data?.items
    .filter(({ id }) => id !== except)
    .slice(0, isBeside ? BESIDE : undefined)
  if (others?.length === 0 && (isBeside || data?.total === 0)) return null
  return (
    <section aria-labelledby="earlier" className="mt-3 grid grid-cols-[minmax(0,1fr)] gap-2">
      <h2 id="earlier" className="text-lg">
        Earlier imports
      </h2>
      <RefusalAlert save={undo} />
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
        {...(permissions.undoImports && {
          actions: (found: ImportRecord) =>
            canBeUndone(found)
              ? [
                  {
                    label: 'Undo',
                    icon: 'icon-undo-2',
                    question: `Take back ${counted(kind, found.done, formatNumber(found.done))}?`,
                    onSelect: () => undo.mutateOnce(found),
                  },
                ]
              : [],
        })}
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

function canBeUndone({ state, done }: ImportRecord): boolean {
  return done > 0 && (state === 'done' || state === 'failed')
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
        {formatDate(createdAt)}, {formatTime(createdAt)}
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
    cell: (found) => <TwoLines first={stateOf(found)} />,
  },
]

function stateOf({ state, undoneAt, kept }: ImportRecord): string {
  if (state === 'checked') return 'Checked, not imported'
  if (state === 'undone' && undoneAt) {
    return `Undone on ${formatDate(undoneAt)}${kept > 0 ? `, ${formatNumber(kept)} kept` : ''}`
  }
  return ImportStates.labels[state]
}
