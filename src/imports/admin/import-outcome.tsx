import type { ReactNode } from 'react'
import { RefusalAlert } from '../../admin/refusal-alert.tsx'
import { useStaff } from '../../admin/staff-context.ts'
import { formatDate } from '../../shared/dates.ts'
import { formatNumber } from '../../shared/money.ts'
import { Alert } from '../../ui/alert.tsx'
import { Button } from '../../ui/button.tsx'
import { Card } from '../../ui/card.tsx'
import { ConfirmInline } from '../../ui/confirm-inline.tsx'
import { Progress } from '../../ui/progress.tsx'
import { type ImportDetail, importedText } from '../rules.ts'
import { useRunImport, useUndoImport } from './import-calls.ts'
import { counted, importWords } from './import-words.ts'

/** What became of an import: how far it is, what it wrote, why it stopped, what was taken back. */
export function ImportOutcome({ found }: { found: ImportDetail }) {
  const undo = useUndoImport()
  const button = <UndoButton found={found} undo={undo} />
  return (
    <>
      <RefusalAlert save={undo} />
      {found.state === 'running' && <Running found={found} />}
      {found.state === 'failed' && <Failed found={found}>{button}</Failed>}
      {found.state === 'done' && <Done found={found}>{button}</Done>}
      {found.state === 'undone' && <Undone found={found} />}
    </>
  )
}

type Part = { found: ImportDetail; children: ReactNode }

function Running({ found: { kind, done, create } }: Pick<Part, 'found'>) {
  const { many, each } = importWords[kind]
  return (
    <Card className="dense grid gap-2 px-4 py-3.5">
      <Progress label={`Importing ${many}`} done={done} total={create} unit="rows" />
      <p className="text-ink-2">
        {each} It goes on when you leave this page, and the whole import can be undone afterwards.
      </p>
    </Card>
  )
}

function Done({ found, children }: Part) {
  const { kind, error } = found
  return (
    <Alert tone="success" title={importedText(kind, found)} action={children}>
      {error > 0 && `${formatNumber(error)} ${error === 1 ? 'row was' : 'rows were'} not imported.`}
    </Alert>
  )
}

function Failed({ found, children }: Part) {
  const { id, kind, done, create } = found
  const run = useRunImport(kind)
  return (
    <Alert
      title={importWords[kind].failed.text}
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

function Undone({ found: { kind, done, kept, undoneAt } }: Pick<Part, 'found'>) {
  const taken = done - kept
  return (
    <Alert tone="warning" title={`Undone${undoneAt ? ` on ${formatDate(undoneAt)}` : ''}`}>
      {`${counted(kind, taken, formatNumber(taken))} taken back.`}
      {kept > 0 &&
        ` ${formatNumber(kept)} kept, because they were changed since or others belong to them.`}
    </Alert>
  )
}

/** For those who may: it asks in its own place. */
function UndoButton({
  found,
  undo,
}: {
  found: ImportDetail
  undo: ReturnType<typeof useUndoImport>
}) {
  const { permissions } = useStaff()
  if (!permissions.undoImports || found.done === 0) return null
  return (
    <ConfirmInline
      question={`Take back ${counted(found.kind, found.done, formatNumber(found.done))}?`}
      busy={undo.isPending}
      onYes={() => undo.mutateOnce(found)}
    >
      <span className="icon-undo-2 before:size-4" />
      Undo import
    </ConfirmInline>
  )
}
