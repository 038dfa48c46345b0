import { lazy, useEffect } from 'react'
import { addRecent, useRecent } from '../../records/units/site/recent-units.ts'
import { LazyBoundary } from '../../ui/feedback/lazy-boundary.tsx'

const RecentRow = lazy(() => import('./recent-row.tsx'))

/** The homes opened in this browser before. The one on the page, `current`, joins them and is not shown itself. */
export function RecentlyViewed({ current }: { current?: number }) {
  const ids = useRecent().filter((id) => id !== current)
  useEffect(() => {
    if (current) addRecent(current)
  }, [current])
  return (
    ids.length > 0 && (
      <LazyBoundary>
        <RecentRow ids={ids} />
      </LazyBoundary>
    )
  )
}
