import { useState } from 'react'
import { ButtonLink } from '../button.tsx'
import { YesNo } from '../fields/yes-no.tsx'
import { IconButton } from '../icon-button.tsx'
import { Menu, type MenuItem } from '../overlays/menu.tsx'

/** An action of a row; with a `question` it needs a confirmation first. */
export type RowAction = MenuItem & { icon: string; question?: string }

/**
 * The actions of one row. With a mouse they are icons while the row is hovered or has the focus; otherwise
 * three dots, which open a menu on touch screens. The row needs the class `group`. `name` is the row's
 * accessible name.
 */
export function RowActions({ name, actions }: { name: string; actions: readonly RowAction[] }) {
  const [confirming, setConfirming] = useState<{ action: RowAction; from: Element | null } | null>(
    null,
  )
  const run = (action: RowAction) => {
    if (action.question) setConfirming({ action, from: document.activeElement })
    else if ('onSelect' in action) action.onSelect()
  }
  const stop = () => setConfirming(null)
  if (actions.length === 0) return null
  function giveBack(from: Element | null) {
    stop()
    requestAnimationFrame(() => from instanceof HTMLElement && from.focus())
  }
  return (
    <div className="relative flex justify-end">
      <div className="relative hidden md:pointer-fine:flex">
        {actions.map((action) => (
          <Shown key={action.label} name={name} action={action} onRun={() => run(action)} />
        ))}
        <span className="icon-ellipsis pointer-events-none absolute inset-y-0 right-0 grid w-(--press) place-items-center text-ink-2 group-focus-within:opacity-0 group-hover:opacity-0" />
      </div>
      <span className="md:pointer-fine:hidden">
        <Menu
          label={`Actions for ${name}`}
          items={actions.map((action) =>
            'href' in action ? action : { ...action, onSelect: () => run(action) },
          )}
        />
      </span>
      {confirming?.action.question && (
        <YesNo
          question={confirming.action.question}
          className="absolute top-1/2 right-0 z-10 w-max -translate-y-1/2 rounded-control border border-line bg-card p-1 pl-3 shadow-float"
          onYes={() => {
            giveBack(confirming.from)
            if ('onSelect' in confirming.action) confirming.action.onSelect()
          }}
          onNo={() => giveBack(confirming.from)}
          onLeave={stop}
        />
      )}
    </div>
  )
}

const shown =
  'opacity-0 group-focus-within:opacity-100 group-hover:opacity-100 focus-visible:opacity-100'

function Shown({ name, action, onRun }: { name: string; action: RowAction; onRun: () => void }) {
  const picture = <span className={action.icon} />
  const label = `${action.label} ${name}`
  if (!('href' in action)) {
    return (
      <IconButton
        label={label}
        title={action.label}
        disabled={action.disabled}
        onClick={onRun}
        className={shown}
      >
        {picture}
      </IconButton>
    )
  }
  return (
    <ButtonLink
      variant="plain"
      size="small"
      href={action.href}
      aria-label={label}
      title={action.label}
      className={`w-(--press) px-0! ${shown}`}
    >
      {picture}
    </ButtonLink>
  )
}
