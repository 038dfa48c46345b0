import { lazy, useEffect, useRef, useState } from 'react'
import type { LineChoice } from '../../../places/site/line-choices.ts'
import { PlainMinutes } from '../../../places/site/minutes/plain-minutes.tsx'
import { OrElse } from '../../../ui/or-else.tsx'
import { useHydrated } from '../../../ui/use-hydrated.ts'
import type { MinutesAsked } from '../../asked-rules.ts'
import { chosenMinutes } from './chosen-minutes.ts'
import { MINUTES_PLACE } from './read-place-fields.ts'

// Fetched once it is opened: most visitors never do.
const MinutesFields = lazy(() => import('../../../places/site/minutes/minutes-fields.tsx'))

/** Minutes by train in a form, folded away until they are asked for. */
export function MinutesFold({
  lines,
  search = {},
  className,
}: {
  lines: readonly LineChoice[]
  search?: MinutesAsked | undefined
  className?: string
}) {
  const [value, setValue] = useState(chosenMinutes(search))
  const isAsked = value.places.length > 0
  const [isOpen, setIsOpen] = useState(isAsked)
  const hydrated = useHydrated()
  const fold = useRef<HTMLDetailsElement>(null)
  // A link to its content opened it before this code ran.
  useEffect(() => setIsOpen(fold.current?.open ?? false), [])
  const plain = <PlainMinutes lines={lines} value={value} />
  return (
    <details
      ref={fold}
      open={isOpen}
      onToggle={({ currentTarget }) => setIsOpen(currentTarget.open)}
      className={className}
    >
      <summary className="icon-train-front inline-flex min-h-9 items-center gap-2 text-sm font-medium text-accent before:size-4 hover:underline pointer-coarse:min-h-11">
        Minutes by train to work or study
      </summary>
      <div id={MINUTES_PLACE} className="grid items-start gap-3 pt-2 sm:grid-cols-3">
        {hydrated && (isOpen || isAsked) ? (
          <OrElse meanwhile={plain}>
            <MinutesFields lines={lines} value={value} onChange={setValue} isForm />
          </OrElse>
        ) : (
          plain
        )}
      </div>
    </details>
  )
}
