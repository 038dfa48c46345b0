import type { ReactNode } from 'react'
import { RefusalAlert } from '../../../admin/record-list/refusal-alert.tsx'
import { useStaff } from '../../../admin/screen/staff-context.ts'
import { formatDate } from '../../../shared/dates.ts'
import { formatNumber } from '../../../shared/money.ts'
import { Button } from '../../../ui/button.tsx'
import { Card } from '../../../ui/card.tsx'
import { Alert } from '../../../ui/feedback/alert.tsx'
import { Progress } from '../../../ui/feedback/progress.tsx'
import { useLanguage } from '../../../ui/language.tsx'
import { ConfirmInline } from '../../../ui/overlays/confirm-inline.tsx'
import { type ImportDetail, importedText } from '../rules/import.ts'
import { checkTexts } from './check-texts.ts'
import { useCancelImport, useRunImport, useUndoImport } from './import-calls.ts'
import { counted, importTexts, undoneText, undoQuestion } from './import-texts.ts'

/** The state of an import: the progress of its check or run, its result, failure or undoing. */
export function ImportOutcome({ record }: { record: ImportDetail }) {
  const undo = useUndoImport()
  const button = <UndoButton record={record} undo={undo} />
  return (
    <>
      <RefusalAlert save={undo} />
      {record.state === 'checking' && <Checking record={record} />}
      {record.state === 'running' && <Running record={record} />}
      {record.state === 'failed' && !record.refusal && <Failed record={record}>{button}</Failed>}
      {record.refusal && <Refused record={record} />}
      {record.state === 'cancelled' && <Cancelled record={record}>{button}</Cancelled>}
      {record.state === 'done' && <Done record={record}>{button}</Done>}
      {record.state === 'undone' && <Undone record={record} />}
    </>
  )
}

type Part = { record: ImportDetail; children: ReactNode }

function Checking({ record }: Pick<Part, 'record'>) {
  const { kind, rows } = record
  return (
    <Card className="dense grid gap-2 px-4 py-3.5">
      <div className="flex items-center justify-between gap-4">
        <p role="status" className="tabular-nums">
          {rows === 0
            ? checkTexts.begins
            : checkTexts.counted({ rows: formatNumber(rows), isOne: rows === 1 })}
        </p>
        <CancelButton record={record} />
      </div>
      <p className="text-ink-2">{checkTexts.goesOn({ many: importTexts[kind].many })}</p>
    </Card>
  )
}

/** Why the check refused the file. */
function Refused({ record: { refusal } }: Pick<Part, 'record'>) {
  return <Alert title={checkTexts.refused}>{refusal?.message}</Alert>
}

function Cancelled({ record, children }: Part) {
  const { kind } = record
  const { done, total } = progressOf(record)
  return (
    <Alert tone="warning" title={checkTexts.cancelled} action={children}>
      {done === 0
        ? checkTexts.nothingWritten
        : checkTexts.stoppedAfter({
            done: counted(kind, done, formatNumber(done)),
            create: formatNumber(total),
          })}
    </Alert>
  )
}

function CancelButton({ record }: Pick<Part, 'record'>) {
  const cancel = useCancelImport()
  return (
    <Button
      variant="quiet"
      size="small"
      disabled={cancel.isPending || cancel.isSuccess}
      onClick={() => cancel.mutateOnce(record)}
    >
      {checkTexts.cancel}
    </Button>
  )
}

function Running({ record }: Pick<Part, 'record'>) {
  const { kind } = record
  const { done, total } = progressOf(record)
  const { many, each } = importTexts[kind]
  return (
    <Card className="dense grid gap-2 px-4 py-3.5">
      <Progress label={`Importing ${many}`} done={done} total={total} unit="rows" />
      <div className="flex items-center justify-between gap-4">
        <p className="text-ink-2">
          {each} This continues if you leave the page, and you can undo the whole import afterwards.
        </p>
        <CancelButton record={record} />
      </div>
    </Card>
  )
}

function Done({ record, children }: Part) {
  const { kind, error } = record
  return (
    <Alert tone="success" title={importedText(kind, record)} action={children}>
      {error > 0 && `${formatNumber(error)} ${error === 1 ? 'row was' : 'rows were'} not imported.`}
    </Alert>
  )
}

function Failed({ record, children }: Part) {
  const { id, kind, create, chosen } = record
  const { done, total } = progressOf(record)
  const run = useRunImport(kind)
  return (
    <Alert
      title={importTexts[kind].failed.text}
      action={
        <>
          <Button
            variant="quiet"
            size="small"
            disabled={run.isPending}
            onClick={() => run.mutateOnce({ id, create, update: chosen })}
          >
            Try again
          </Button>
          {done > 0 && children}
        </>
      }
    >
      {`Stopped after ${formatNumber(done)} of ${formatNumber(total)} rows. It will continue from there.`}
    </Alert>
  )
}

function Undone({ record }: Pick<Part, 'record'>) {
  const { kind, done, updated, kept, undoneAt } = record
  const language = useLanguage()
  const undone = done + updated - kept
  const restored = done === 0 ? undone : updated
  // Which of both were kept is said row by row.
  const isSplitUnknown = kept > 0 && done > 0 && updated > 0
  return (
    <Alert
      tone="warning"
      title={`Undone${undoneAt ? ` on ${formatDate(undoneAt, language)}` : ''}`}
    >
      {isSplitUnknown
        ? `${counted(kind, undone, formatNumber(undone))} removed or restored.`
        : `${undoneText(kind, { removed: undone - restored, restored })}.`}
      {kept > 0 &&
        ` ${formatNumber(kept)} kept because they were changed since or have related records.`}
    </Alert>
  )
}

/** The rows that were written, and those to be written. */
function progressOf({ done, updated, create, chosen }: ImportDetail) {
  return { done: done + updated, total: create + chosen }
}

/** For users who may undo imports; it asks for confirmation in place. */
function UndoButton({
  record,
  undo,
}: {
  record: ImportDetail
  undo: ReturnType<typeof useUndoImport>
}) {
  const { permissions } = useStaff()
  const { done } = progressOf(record)
  if (!permissions.undoImports || done === 0) return null
  return (
    <ConfirmInline
      question={undoQuestion(record.kind, record)}
      busy={undo.isPending}
      onYes={() => undo.mutateOnce(record)}
    >
      <span className="icon-undo-2 before:size-4" />
      Undo import
    </ConfirmInline>
  )
}
