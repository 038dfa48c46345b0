import type { QueryClient } from '@tanstack/react-query'
import { followEvents } from '../platform/events/admin/follow-events.ts'
import { notePresence } from '../platform/events/admin/presence.ts'
import { watchDashboard } from '../team/staff/admin/signed-in.ts'
import { refetchAffected } from './calls/stale-queries.ts'

/** Reads again what others change, for as long as somebody is signed in who may open the dashboard. */
export function followChanges(queries: QueryClient, position: string | null): void {
  let last = position
  let stop: (() => string | null) | null = null
  watchDashboard(queries, (isOpen) => {
    if (isOpen && !stop) {
      stop = followEvents({
        queries,
        position: last,
        onPassing: notePresence,
        readAgain: (changes) => refetchAffected(queries, changes),
        checkSession: () => void queries.invalidateQueries({ queryKey: ['auth'] }),
      })
    } else if (!isOpen && stop) {
      last = stop()
      stop = null
    }
  })
}
