import type { ReactNode } from 'react'
import { RefusalAlert } from '../../admin/record-list/refusal-alert.tsx'
import { useStaff } from '../../admin/screen/staff-context.ts'
import { formatDate } from '../../shared/dates.ts'
import { formatNumber } from '../../shared/money.ts'
import { Button } from '../../ui/button.tsx'
import { Card } from '../../ui/card.tsx'
import { Alert } from '../../ui/feedback/alert.tsx'
import { Progress } from '../../ui/feedback/progress.tsx'
import { useLanguage } from '../../ui/language.tsx'
import { ConfirmInline } from '../../ui/overlays/confirm-inline.tsx'
import { type ImportDetail, importedText } from '../rules/import.ts'
import { useRunImport, useUndoImport } from './import-calls.ts'
import { counted, importTexts } from './import-texts.ts'

/** The state of an import: its progress, result, failure or undoing. */
export function ImportOutcome({ record }: { record: ImportDetail }) {
  const undo = useUndoImport()
  const button = <UndoButton record={record} undo={undo} />
  return (
    <>
      <RefusalAlert save={undo} />
      {record.state === 'running' && <Running record={record} />}
      {record.state === 'failed' && <Failed record={record}>{button}</Failed>}
      {record.state === 'done' && <Done record={record}>{button}</Done>}
      {record.state === 'undone' && <Undone record={record} />}
    </>
  )
}

type Part = { record: ImportDetail; children: ReactNode }

function Running({ record: { kind, done, create } }: Pick<Part, 'record'>) {
  const { many, each } = importTexts[kind]
  return (
    <Card className="dense grid gap-2 px-4 py-3.5">
      <Progress label={`Importing ${many}`} done={done} total={create} unit="rows" />
      <p className="text-ink-2">
        {each} It goes on when you leave this page, and the whole import can be undone afterwards.
      </p>
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
  const { id, kind, done, create } = record
  const run = useRunImport(kind)
  return (
    <Alert
      title={importTexts[kind].failed.text}
      action={
        <>
          <Button
            look="quiet"
            size="small"
            disabled={run.isPending}
            onClick={() => run.mutateOnce({ id, create })}
          >
            Try again
          </Button>
          {done > 0 && children}
        </>
      }
    >
      {`It stopped after ${formatNumber(done)} of ${formatNumber(create)} rows. It goes on from there.`}
    </Alert>
  )
}

function Undone({ record: { kind, done, kept, undoneAt } }: Pick<Part, 'record'>) {
  const language = useLanguage()
  const undone = done - kept
  return (
    <Alert
      tone="warning"
      title={`Undone${undoneAt ? ` on ${formatDate(undoneAt, language)}` : ''}`}
    >
      {`${counted(kind, undone, formatNumber(undone))} taken back.`}
      {kept > 0 &&
        ` ${formatNumber(kept)} kept, because they were changed since or others belong to them.`}
    </Alert>
  )
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
  if (!permissions.undoImports || record.done === 0) return null
  return (
    <ConfirmInline
      question={`Take back ${counted(record.kind, record.done, formatNumber(record.done))}?`}
      busy={undo.isPending}
      onYes={() => undo.mutateOnce(record)}
    >
      <span className="icon-undo-2 before:size-4" />
      Undo import
    </ConfirmInline>
  )
}
