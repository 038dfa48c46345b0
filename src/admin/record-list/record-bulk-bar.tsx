import { type UseMutationResult, useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { Alert } from '../../ui/feedback/alert.tsx'
import { BulkAction, BulkBar } from '../../ui/tables/bulk-bar.tsx'
import type { ChosenRows } from './record-table.tsx'

/** The server's limit for one request. */
const MAX_BATCH = 1000
const MOST_SHOWN = 5

type Refused = { id: number; message: string }

/** The mutation that changes many records; returns the refused ones with reasons. */
export type ChangeMany<Change> = Pick<
  UseMutationResult<{ refused: readonly Refused[] }, Error, { ids: number[]; change: Change }>,
  'mutate' | 'isPending' | 'data'
>

/** The actions for the selected records, or their progress. */
export function RecordBulkBar<Change>({
  rows: { chosen, onChosen, matching },
  actions,
  many,
  done,
  findIds,
}: {
  rows: ChosenRows
  actions: readonly { icon: string; label: string; change: Change }[]
  many: ChangeMany<Change>
  /** The number of records changed so far. */
  done: number
  /** Loads the ids of all records that match the filters. */
  findIds: () => Promise<number[]>
}) {
  const all = useMutation({ mutationFn: findIds })
  const ids = [...chosen].map(Number)
  const clearSelection = () => onChosen(new Set())
  return (
    <BulkBar
      count={chosen.size}
      matching={matching}
      {...(matching <= MAX_BATCH && {
        onChooseAll: () => all.mutate(undefined, { onSuccess: (ids) => onChosen(new Set(ids)) }),
      })}
      onClear={clearSelection}
    >
      {many.isPending ? (
        <span role="status" className="px-2.5 tabular-nums">{`${done} of ${ids.length} done`}</span>
      ) : (
        actions.map(({ icon, label, change }) => (
          <BulkAction
            key={label}
            icon={icon}
            label={label}
            onClick={() => many.mutate({ ids, change }, { onSuccess: clearSelection })}
          />
        ))
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
  many: Pick<ChangeMany<never>, 'data'>
}) {
  const [dismissed, setDismissed] = useState<typeof data>(undefined)
  if (!data || data === dismissed || data.refused.length === 0) return null
  const { refused } = data
  const hiddenCount = refused.length - MOST_SHOWN
  return (
    <Alert title={`${refused.length} not changed`} onDismiss={() => setDismissed(data)}>
      {refused
        .slice(0, MOST_SHOWN)
        .map(({ id, message }) => `${one} ${id}: ${message}`)
        .join(' · ')}
      {hiddenCount > 0 && ` · ${hiddenCount} more`}
    </Alert>
  )
}
