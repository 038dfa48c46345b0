import { useLanguage } from '../../../../ui/language.tsx'
import type { ImportDetail, ImportRow } from '../../rules/import.ts'
import { rowReason } from '../../rules/row-reason.ts'
import { ASKED_FAULTS } from '../../rules/values.ts'
import { checkTexts } from '../check-texts.ts'
import { RecordLink } from '../row-cells.tsx'
import { labelsOf } from './row-fields.ts'
import { CellChange, ReadCell } from './value-cells.tsx'

/** The lines beneath a row's name: its faults, what it changes, or the people it names. */
export function RowNote({
  record,
  row,
  columns,
}: {
  record: ImportDetail
  row: ImportRow
  /** The fields that have a column of their own. */
  columns: readonly string[]
}) {
  const language = useLanguage()
  const labels = labelsOf(record)
  const { verdict, faults, duplicateOf } = row
  if (verdict === 'update' && row.reason === null) {
    return (
      <>
        <Changes {...{ record, row, columns, labels }} />
        <RentNote row={row} />
        <LeftEmpty {...{ record, row, columns, labels }} />
      </>
    )
  }
  const asked =
    record.state === 'checked' ? faults.filter(({ code }) => ASKED_FAULTS.has(code)) : []
  const others = faults.filter((fault) => !asked.includes(fault))
  const why = rowReason({ ...row, faults: others }, labels, language)
  const hidden = others.filter(({ field }) => !columns.includes(field))
  const questions = asked.map(({ field }) => labels[field] ?? field).join(', ')
  if (why || questions) {
    const tone = verdict === 'error' ? 'text-danger' : 'text-warning'
    return (
      <span className={`flex min-w-0 items-center gap-2 text-sm font-normal ${tone}`}>
        <span className="min-w-0 truncate max-md:whitespace-normal" title={why ?? undefined}>
          {duplicateOf && why ? (
            <RecordLink kind={record.kind} id={duplicateOf.id}>
              {why}
            </RecordLink>
          ) : (
            why
          )}
          {why && questions && '; '}
          {questions && (
            <>
              {questions}
              <span className="max-xl:hidden">: answer on the left</span>
              <span className="xl:hidden">: answer above</span>
            </>
          )}
        </span>
        {hidden.map(({ field }) => (
          <span key={field} className="max-w-40 flex-none">
            <ReadCell {...{ record, row, field }} />
          </span>
        ))}
      </span>
    )
  }
  return (
    <>
      <RentNote row={row} />
      <LeftEmpty {...{ record, row, columns, labels }} />
      <People row={row} />
      <SharesWith {...{ record, row }} />
    </>
  )
}

type Part = {
  record: ImportDetail
  row: ImportRow
  columns: readonly string[]
  labels: Readonly<Record<string, string>>
}

/** The contact of another name that has a phone, e-mail or handle of a new one. */
function SharesWith({ record, row: { sharesWith } }: Pick<Part, 'record' | 'row'>) {
  if (!sharesWith) return null
  return (
    <span className="truncate text-sm font-normal text-ink-2 max-md:whitespace-normal">
      {checkTexts.sharesWith}{' '}
      <RecordLink kind={record.kind} id={sharesWith.id}>
        {sharesWith.name}
      </RecordLink>
    </span>
  )
}

/** How a yearly or weekly rent became a monthly one. */
function RentNote({ row: { read } }: { row: ImportRow }) {
  if (typeof read.rentNote !== 'string') return null
  return <span className="text-sm font-normal text-ink-2">{checkTexts.rent(read.rentNote)}</span>
}

/** The cells of a row that are left empty; those without a column of their own can be corrected here. */
function LeftEmpty({ record, row, columns, labels }: Part) {
  if (row.leftEmpty.length === 0) return null
  return (
    <span className="flex min-w-0 flex-wrap items-center gap-x-2 text-sm font-normal text-warning">
      {checkTexts.left}{' '}
      {row.leftEmpty.map(({ field }) => (
        <span key={field} className="flex max-w-60 min-w-0 items-center gap-1">
          {labels[field] ?? field}{' '}
          {!columns.includes(field) && <ReadCell {...{ record, row, field }} />}
        </span>
      ))}
    </span>
  )
}

function Changes({ record, row, columns, labels }: Part) {
  const changes = Object.entries(row.changes ?? {})
  return (
    <span className="truncate text-sm font-normal text-ink-2 max-md:whitespace-normal">
      {changes.map(([field, change], index) => (
        <span key={field}>
          {index > 0 && ', '}
          {labels[field] ?? field}
          {!columns.includes(field) && (
            <>
              : <CellChange {...{ record, field, change }} isInline />
            </>
          )}
        </span>
      ))}
    </span>
  )
}

function People({ row: { people, recordId } }: { row: ImportRow }) {
  if (people.length === 0) return null
  const labels = { owner: 'Owner', agent: 'Agent' }
  return (
    <span className="truncate text-sm font-normal text-ink-2">
      {people
        .map(({ role, name, id }) => {
          const isNew = id === null && recordId === null
          return `${labels[role]}: ${name}${isNew ? ', new contact' : ''}`
        })
        .join('; ')}
    </span>
  )
}
