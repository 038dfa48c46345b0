import { Button } from '../../../../ui/button.tsx'
import { fieldBox } from '../../../../ui/fields/field.tsx'
import { IconButton } from '../../../../ui/icon-button.tsx'
import { moveFocusFrom } from '../../../../ui/overlays/move-focus.ts'
import { classNames } from '../../../../ui/style/class-names.ts'
import type { DraftReason } from './settings-draft.ts'

const MAX_NAME = 100

/** The reasons of an end: renamed, reordered, added and left out. */
export function ReasonList({
  title,
  reasons,
  onChange,
}: {
  title: string
  reasons: readonly DraftReason[]
  onChange: (reasons: readonly DraftReason[]) => void
}) {
  const change = (key: string, changes: Partial<DraftReason>) =>
    onChange(reasons.map((reason) => (reason.key === key ? { ...reason, ...changes } : reason)))
  const raise = (at: number) => {
    const next = [...reasons]
    next.splice(at - 1, 0, ...next.splice(at, 1))
    onChange(next)
  }
  return (
    <section className="grid grid-cols-1 gap-2">
      <h3 className="text-base font-strong">{title}</h3>
      <ul className="grid gap-2">
        {reasons.map((reason, at) => {
          const name = reason.name || 'the new reason'
          return (
            <li key={reason.key} className="flex flex-wrap items-center gap-x-1 gap-y-1.5">
              <input
                aria-label={`Reason ${at + 1}, ${title.toLowerCase()}`}
                value={reason.name}
                maxLength={MAX_NAME}
                onChange={({ currentTarget }) => change(reason.key, { name: currentTarget.value })}
                className={classNames(fieldBox, 'control min-w-40 flex-1 max-sm:basis-full')}
              />
              <label className="flex min-h-(--press) items-center gap-2 px-1.5 text-ink-2">
                <input
                  type="checkbox"
                  checked={reason.needsWords}
                  onChange={({ currentTarget }) =>
                    change(reason.key, { needsWords: currentTarget.checked })
                  }
                  className="tick -mx-0.75"
                />
                Needs words
              </label>
              <IconButton label={`Move ${name} up`} disabled={at === 0} onClick={() => raise(at)}>
                <span className="icon-arrow-up before:size-4" />
              </IconButton>
              <IconButton
                label={`Leave out ${name}`}
                onClick={({ currentTarget }) => {
                  const row = currentTarget.closest('li')
                  if (row) moveFocusFrom(row)
                  onChange(reasons.filter(({ key }) => key !== reason.key))
                }}
              >
                <span className="icon-x before:size-4" />
              </IconButton>
            </li>
          )
        })}
      </ul>
      <Button
        variant="quiet"
        size="small"
        className="justify-self-start"
        onClick={() =>
          onChange([...reasons, { key: crypto.randomUUID(), name: '', needsWords: false }])
        }
      >
        <span className="icon-plus before:size-4" />
        Add a reason
      </Button>
    </section>
  )
}
