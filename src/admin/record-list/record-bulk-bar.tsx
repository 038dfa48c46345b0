import { useMutation } from '@tanstack/react-query'
import { type ReactNode, useState } from 'react'
import { type Counted, counted } from '../../shared/counted.ts'
import { formatNumber } from '../../shared/money.ts'
import { Alert } from '../../ui/feedback/alert.tsx'
import { YesNo } from '../../ui/fields/yes-no.tsx'
import { BulkAction, BulkBar, Divider } from '../../ui/tables/bulk-bar.tsx'
import type { ChosenRows } from './record-table.tsx'

/** The server's limit for one request. */
const MAX_BATCH = 1000
const MAX_SHOWN = 5

type Refused = { id: number; message: string }

/** The result of changing many records: the refused ones with reasons. */
type ManyChanged = { refused: readonly Refused[] } | undefined

/** Asks in the bar, and does it on Yes. */
export type Ask = (question: string, onYes: () => void) => void

/** Changes of more records than this ask for confirmation. */
const MANY = 10

/** Changes records, after a confirmation where there are many of them; with `always` from two on. */
export function askIfMany(
  ask: Ask,
  { count, question, always = false }: { count: number; question: string; always?: boolean },
  change: () => void,
): void {
  if (count > (always ? 1 : MANY)) ask(question, change)
  else change()
}

/** The actions for the selected records, or their progress. */
export function RecordBulkBar({
  one,
  rows: { chosen, onChosen, matching },
  isBusy,
  done,
  findIds,
  onDelete,
  children,
}: {
  /** "unit" */
  one: Counted
  rows: ChosenRows
  /** Whether they are being changed. */
  isBusy: boolean
  /** The number of records changed so far. */
  done: number
  /** The actions for these ids before Delete; `clear` ends the selection, `ask` asks before something is done. */
  children: (ids: number[], clear: () => void, ask: Ask) => ReactNode
  /** Deletes them, after a question; null without permission. */
  onDelete: ((ids: number[], clear: () => void) => void) | null
  /** Loads the ids of all records that match the filters. */
  findIds: () => Promise<number[]>
}) {
  const all = useMutation({ mutationFn: findIds })
  const ids = [...chosen].map(Number)
  const clearSelection = () => onChosen(new Set())
  const [asked, setAsked] = useState<{ question: string; onYes: () => void } | null>(null)
  const ask: Ask = (question, onYes) => setAsked({ question, onYes })
  return (
    <BulkBar
      count={chosen.size}
      matching={matching}
      {...(matching <= MAX_BATCH && {
        onChooseAll: () => all.mutate(undefined, { onSuccess: (ids) => onChosen(new Set(ids)) }),
      })}
      onClear={clearSelection}
    >
      {isBusy ? (
        <span
          role="status"
          className="self-center px-2.5 tabular-nums"
        >{`${formatNumber(done)} of ${formatNumber(ids.length)} done`}</span>
      ) : asked ? (
        <YesNo
          question={asked.question}
          className="px-2 [&_legend]:text-paper!"
          onYes={() => {
            setAsked(null)
            asked.onYes()
          }}
          onNo={() => setAsked(null)}
          onLeave={() => setAsked(null)}
        />
      ) : (
        <>
          {children(ids, clearSelection, ask)}
          {onDelete && (
            <>
              <Divider />
              <BulkAction
                icon="icon-trash"
                label="Delete"
                onClick={() =>
                  ask(`Delete ${counted(ids.length, one)}?`, () => onDelete(ids, clearSelection))
                }
              />
            </>
          )}
          <Divider />
        </>
      )}
    </BulkBar>
  )
}

/** The refused records with reasons, until dismissed. */
export function RefusedRecords({
  one,
  many: { data },
}: {
  /** "Unit" */
  one: string
  many: { data: ManyChanged }
}) {
  const [dismissed, setDismissed] = useState<typeof data>(undefined)
  if (!data || data === dismissed || data.refused.length === 0) return null
  const { refused } = data
  const hiddenCount = refused.length - MAX_SHOWN
  return (
    <Alert
      title={`${formatNumber(refused.length)} not changed`}
      onDismiss={() => setDismissed(data)}
    >
      {refused
        .slice(0, MAX_SHOWN)
        .map(({ id, message }) => `${one} ${id}: ${message}`)
        .join(' · ')}
      {hiddenCount > 0 && ` · ${formatNumber(hiddenCount)} more`}
    </Alert>
  )
}
