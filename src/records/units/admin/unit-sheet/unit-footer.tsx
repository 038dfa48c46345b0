import type { ReactNode, RefObject } from 'react'
import { Button } from '../../../../ui/button.tsx'
import { YesNo } from '../../../../ui/fields/yes-no.tsx'
import type { MenuItem } from '../../../../ui/overlays/menu.tsx'
import { classNames } from '../../../../ui/style/class-names.ts'
import { useNarrow } from '../../../../ui/style/use-narrow.ts'
import { useContact } from '../../../contacts/admin/contact-calls.ts'
import { reachOf } from '../../../contacts/admin/reach.ts'
import { ReachLink } from '../../../contacts/admin/reach-link.tsx'
import type { UnitRecord } from '../../rules/unit.ts'

/** The actions of a unit's sheet; on a phone those of the owner and Edit, within reach of the thumb. */
export function UnitFooter({
  unit,
  actions,
  isAsking,
  onDelete,
  onStay,
  onEdit,
  onSend,
  isOffline,
  returnsTo,
}: {
  unit: UnitRecord
  actions: readonly (MenuItem & { icon: string; onSelect: () => void })[]
  /** Whether it is asked if the unit shall be deleted. */
  isAsking: boolean
  onDelete: () => void
  onStay: () => void
  onEdit: () => void
  /** Null for a unit that cannot be sent. */
  onSend: (() => void) | null
  isOffline: boolean
  /** Which button gets the focus once. */
  returnsTo: RefObject<'edit' | 'send' | null>
}) {
  const isNarrow = useNarrow()
  // They keep the focus while offline.
  const press = (action: (() => void) | null, id: 'edit' | 'send') => ({
    onClick: () => !isOffline && action?.(),
    'aria-disabled': isOffline,
    title: isOffline ? 'You’re offline' : undefined,
    ref: (button: HTMLButtonElement | null) => {
      if (!button || returnsTo.current !== id) return
      returnsTo.current = null
      button.focus()
    },
  })
  if (isAsking) {
    return (
      <Bar>
        <YesNo
          question={`Delete ${unit.unitNumber}?`}
          className="mx-auto py-2"
          onYes={onDelete}
          onNo={onStay}
          onLeave={onStay}
        />
      </Bar>
    )
  }
  if (isNarrow) {
    return (
      <Bar>
        <div className="flex w-full gap-1.5">
          {unit.ownerContact && <OwnerLinks id={unit.ownerContact.id} />}
          {onSend && (
            <button
              type="button"
              {...press(onSend, 'send')}
              className={classNames(thumb, 'border-transparent bg-accent! text-on-accent')}
            >
              <span className="icon-send" />
              Send
            </button>
          )}
          <button
            type="button"
            {...press(onEdit, 'edit')}
            className={classNames(thumb, 'border-line')}
          >
            <span className="icon-pencil" />
            Edit
          </button>
        </div>
      </Bar>
    )
  }
  return (
    <Bar>
      {actions.map(({ label, icon, onSelect, disabled }) => (
        <Button key={label} variant="plain" size="small" disabled={disabled} onClick={onSelect}>
          <span className={`before:size-4 ${icon}`} />
          {label}
        </Button>
      ))}
      <span className="ml-auto flex gap-2.5">
        <Button variant="quiet" {...press(onEdit, 'edit')} className={offline}>
          <span className="icon-pencil before:size-4" />
          Edit Unit
        </Button>
        <Button
          {...press(onSend, 'send')}
          {...(!onSend && { disabled: true, title: 'Show on the website first' })}
          className={offline}
        >
          <span className="icon-send before:size-4" />
          Send
        </Button>
      </span>
    </Bar>
  )
}

const offline = 'aria-disabled:cursor-not-allowed aria-disabled:opacity-60'
const thumb =
  'aria-disabled:cursor-not-allowed aria-disabled:opacity-60 grid min-h-14 min-w-0 flex-auto px-1 content-center justify-items-center gap-1 rounded-control border bg-card text-sm leading-tight font-medium'

/** Mail and Messenger are on the owner’s card: the bar has room for three. */
const atThumb: ReadonlySet<string> = new Set(['phone', 'whatsapp', 'line'])

function OwnerLinks({ id }: { id: number }) {
  const { data } = useContact(id)
  if (!data) return null
  return reachOf(data)
    .filter((way) => atThumb.has(way.id))
    .map((way) => (
      <ReachLink
        key={way.id}
        {...{ way, name: data.name }}
        className={classNames(thumb, 'border-line')}
      >
        <span className={way.icon} />
        {way.label}
      </ReachLink>
    ))
}

function Bar({ children }: { children: ReactNode }) {
  return (
    <footer className="flex flex-none items-center gap-1 border-t border-line px-3 py-2.5 max-sm:pb-[max(0.625rem,env(safe-area-inset-bottom))] md:pr-5">
      {children}
    </footer>
  )
}
