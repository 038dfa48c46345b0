import { useEffect, useRef } from 'react'
import { Button } from '../../../ui/button.tsx'
import { useOnline } from '../../../ui/use-online.ts'
import type { FollowUpItem } from '../rules/follow-up.ts'
import { useConfirmHome, useUnconfirmHome } from './follow-up-calls.ts'
import type { ConfirmedHomes } from './use-confirmed-homes.ts'

/** Confirms a home; then `Confirmed` stands in the place of the button, so that a second press does nothing. */
export function ConfirmAction({
  item,
  confirmed: { versions, keep, drop },
}: {
  item: FollowUpItem
  confirmed: ConfirmedHomes
}) {
  const isOnline = useOnline()
  const confirm = useConfirmHome()
  const undo = useUnconfirmHome()
  const version = versions.get(item.id)
  const said = useRef<HTMLSpanElement>(null)
  const isDone = typeof version === 'number'
  // The button that had the focus is gone.
  useEffect(() => {
    if (isDone && document.activeElement === document.body) said.current?.focus()
  }, [isDone])
  if (!isDone) {
    return (
      <Button
        variant="quiet"
        size="small"
        aria-label={`Confirm ${item.title}`}
        disabled={!isOnline || version === null}
        onClick={() => {
          // Before it is saved: the list may be read again before the save answers.
          keep(item, null)
          confirm.mutateOnce(item, {
            onSuccess: (home) => keep(item, home.version),
            onError: () => drop(item),
          })
        }}
      >
        Confirm
      </Button>
    )
  }
  return (
    <span className="flex items-center gap-2">
      <Button
        variant="quiet"
        size="small"
        aria-label={`Undo: ${item.title}`}
        disabled={!isOnline || undo.isPending}
        onClick={() => undo.mutateOnce({ item, version }, { onSuccess: () => drop(item) })}
      >
        Undo
      </Button>
      <span
        ref={said}
        tabIndex={-1}
        className="inline-flex min-h-(--press) items-center gap-1.5 px-3.5 font-medium"
      >
        <span className="icon-check before:size-4" />
        Confirmed
      </span>
    </span>
  )
}
