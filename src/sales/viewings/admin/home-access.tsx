import { useState } from 'react'
import { useOnline } from '../../../ui/use-online.ts'
import type { ViewedHome } from '../rules/viewing.ts'
import { AskOwner } from './ask-owner.tsx'
import { useConfirmOwner } from './viewing-calls.ts'

const button =
  'inline-flex min-h-8 items-center gap-1.5 rounded-control px-1 font-medium text-accent hover:underline pointer-coarse:min-h-11'

/** Whether a home can be seen at its time: asks its owner, and is ticked once that is confirmed. */
export function HomeAccess({
  viewingId,
  home,
  isMoved = false,
}: {
  viewingId: number
  home: ViewedHome
  /** Whether its time is another than what its owner was asked. */
  isMoved?: boolean
}) {
  const isOnline = useOnline()
  const confirm = useConfirmOwner()
  const [isAsking, setAsking] = useState(false)
  const { unitId, unitNumber, owner, ownerConfirmedAt } = home
  const isConfirmed = confirm.isPending ? confirm.variables.isConfirmed : ownerConfirmedAt !== null
  return (
    <div className="flex flex-wrap items-center gap-x-4">
      <label className="inline-flex min-h-8 items-center gap-2 pointer-coarse:min-h-11">
        <input
          type="checkbox"
          className="size-4.5 pointer-coarse:size-6 accent-accent"
          checked={isConfirmed}
          disabled={!isOnline || confirm.isPending}
          onChange={({ currentTarget }) =>
            confirm.mutateOnce({ id: viewingId, unitId, isConfirmed: currentTarget.checked })
          }
        />
        <span>
          Owner confirmed<span className="sr-only">: {unitNumber}</span>
        </span>
      </label>
      {home.isOwnerAsked && !isConfirmed && <span className="text-ink-2">Owner asked</span>}
      {owner ? (
        <button type="button" onClick={() => setAsking(true)} className={button}>
          <span className="icon-send before:size-4" />
          Ask the owner<span className="sr-only"> of {unitNumber}</span>
        </button>
      ) : (
        <span className="text-ink-3">No owner on record</span>
      )}
      {isAsking && owner && (
        <AskOwner
          {...{ viewingId, home, owner }}
          news={isMoved && home.isOwnerAsked ? 'moved' : 'ask'}
          onClose={() => setAsking(false)}
        />
      )}
    </div>
  )
}
