import { lazy, useSyncExternalStore } from 'react'
import { classNames } from '../../../ui/class-names.ts'
import { OrElse } from '../../../ui/or-else.tsx'

// Fetched where the browser remembers a place: most never do.
const RememberedLines = lazy(() => import('./remembered-lines.tsx'))

/**
 * The ways to the places that this browser remembers. Its room is kept before scripts run, so that nothing
 * moves when the lines come.
 */
export function RememberedMinutes({
  unitId,
  className,
  changes = false,
}: {
  unitId: number
  className?: string
  /** Whether changes of trains are said too. */
  changes?: boolean
}) {
  const isAsked = useSyncExternalStore(onNothing, hasPlaces, no)
  return (
    <div className={classNames('minutes-room', className)}>
      {isAsked && (
        <OrElse>
          <RememberedLines unitId={unitId} changes={changes} />
        </OrElse>
      )}
    </div>
  )
}

const onNothing = () => () => {}
// As the document says before anything is drawn.
const hasPlaces = () => document.documentElement.dataset.minutes !== undefined
const no = () => false
