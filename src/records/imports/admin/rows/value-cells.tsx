import { faultIn } from '../../../../shared/refusals/fault-in.ts'
import { useLanguage } from '../../../../ui/language.tsx'
import { TwoLines } from '../../../../ui/two-lines.tsx'
import type { ImportDetail, ImportRow } from '../../rules/import.ts'
import { EditableCell } from './editable-cell.tsx'
import { isWrittenOtherwise, shownValue } from './read-value.ts'

type Props = {
  record: ImportDetail
  row: ImportRow
  field: string
  numeric?: boolean
  /** Without its text beneath. */
  isOneLine?: boolean
}

/** A cell of a row: what it was read as, with its text beneath if that differs; of an update, before and after. */
export function ReadCell({ record, row, field, numeric = false, isOneLine = false }: Props) {
  const label = record.fields.find((one) => one.field === field)?.label ?? field
  return (
    <EditableCell {...{ row, field, label, numeric }}>
      <CellText {...{ record, row, field, isOneLine }} />
    </EditableCell>
  )
}

function CellText({ record, row, field, isOneLine }: Props) {
  const language = useLanguage()
  const text = row.values[field] ?? ''
  const fault = row.faults.find((one) => one.field === field)
  const left = row.leftEmpty.find((one) => one.field === field)
  if (left && !row.changes?.[field]) {
    return (
      <span
        title={faultIn(language, left)}
        className="inline-block max-w-full truncate rounded-control bg-warning-wash px-1.5 text-warning"
      >
        {left.value || text}
      </span>
    )
  }
  if (fault) {
    return (
      <span
        title={faultIn(language, fault)}
        className="inline-block max-w-full truncate rounded-control bg-danger-wash px-1.5 text-danger"
      >
        {fault.value || text || 'empty'}
      </span>
    )
  }
  const change = row.changes?.[field]
  if (change) return <CellChange record={record} field={field} change={change} />
  const shown = shownValue(record.fields, field, row.read[field])
  return (
    <TwoLines
      first={shown || text}
      second={!isOneLine && isWrittenOtherwise(text, shown) ? text : undefined}
    />
  )
}

/** What an update changes, before and after. */
export function CellChange({
  record,
  field,
  change: [before, after],
  isInline = false,
}: {
  record: ImportDetail
  field: string
  change: [unknown, unknown]
  isInline?: boolean
}) {
  const old = shownValue(record.fields, field, before)
  const next = shownValue(record.fields, field, after)
  return (
    <span className={isInline ? 'inline' : 'grid min-w-0'}>
      {old && (
        <s className="truncate text-ink-2" title={old}>
          <span className="sr-only">was </span>
          {old}
        </s>
      )}
      {isInline && ' '}
      <b className="truncate font-strong" title={next}>
        <span className="sr-only">, becomes </span>
        {next}
      </b>
    </span>
  )
}
