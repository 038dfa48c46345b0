import { useEffect, useId, useRef } from 'react'
import type { DealReason } from '../../rules/pipeline-settings.ts'

/** The agency's reasons as radio buttons in two columns, on a phone one in a line. */
export function ReasonChoice({
  reasons,
  value,
  onChange,
  error,
}: {
  reasons: readonly DealReason[]
  value: number | null
  onChange: (id: number) => void
  error: string | null
}) {
  const id = useId()
  const group = useRef<HTMLFieldSetElement>(null)
  // The dialog opens before the reasons are read. On touch screens nothing is focused that was not pressed.
  useEffect(() => {
    if (!matchMedia('(pointer: coarse)').matches) group.current?.querySelector('input')?.focus()
  }, [])
  return (
    <fieldset
      ref={group}
      className="grid gap-1.5"
      {...(error && { 'aria-describedby': `${id}-error` })}
    >
      <legend className="sr-only">Reason</legend>
      <div className="grid gap-2 sm:grid-cols-2">
        {reasons.map((reason) => (
          <label
            key={reason.id}
            className="flex min-h-11 cursor-pointer items-center gap-2.5 rounded-control border border-line px-3 py-1.5 has-checked:border-accent has-checked:bg-accent-wash has-focus-visible:outline-2 has-focus-visible:outline-accent"
          >
            <input
              type="radio"
              name={id}
              checked={reason.id === value}
              onChange={() => onChange(reason.id)}
              className="tick -mx-0.75 outline-none"
            />
            {reason.name}
          </label>
        ))}
      </div>
      {error && (
        <p id={`${id}-error`} role="alert" className="text-danger">
          {error}
        </p>
      )}
    </fieldset>
  )
}
