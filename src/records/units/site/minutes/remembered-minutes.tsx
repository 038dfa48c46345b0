import { lazy, useSyncExternalStore } from 'react'
import { LazyBoundary } from '../../../../ui/feedback/lazy-boundary.tsx'
import { classNames } from '../../../../ui/style/class-names.ts'

// Loaded only if the browser remembers places, which most never do.
const RememberedLines = lazy(() => import('./remembered-lines.tsx'))

/**
 * The journeys to the places remembered in this browser. Their space is reserved before scripts run, so that
 * nothing moves when they load.
 */
export function RememberedMinutes({
  unitId,
  className,
  changes = false,
}: {
  unitId: number
  className?: string
  /** Whether changes of trains are included. */
  changes?: boolean
}) {
  const isRemembered = useSyncExternalStore(noSubscription, hasPlaces, onServer)
  return (
    <div className={classNames('minutes-room', className)}>
      {isRemembered && (
        <LazyBoundary>
          <RememberedLines unitId={unitId} changes={changes} />
        </LazyBoundary>
      )}
    </div>
  )
}

const noSubscription = () => () => {}
// Set on the document before the first paint.
const hasPlaces = () => document.documentElement.dataset.minutes !== undefined
const onServer = () => false
