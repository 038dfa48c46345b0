import { useQuery } from '@tanstack/react-query'
import type { Chosen } from '../../../admin/record-form/form-fields.tsx'
import { bangkokTime } from '../../../shared/dates.ts'
import { useHydrated } from '../../../ui/style/use-hydrated.ts'
import { MAX_HOMES, USUAL_MINUTES } from '../rules/viewing.ts'
import { planQuery } from './viewing-calls.ts'

/** A home of a trip; `name` is what a conflict shows of it. */
export type TripHome = { unitId: number; title: string; minutes: number; name: string }

/** What is chosen of a trip. */
export type TripValues = {
  day: string | null
  time: string
  homes: TripHome[]
  /** Whether the order is one's own; else it is the best. */
  isOrdered: boolean
  agent: Chosen | null
}

export function tripHome(unitId: number, title: string, minutes = USUAL_MINUTES): TripHome {
  return { unitId, title, minutes, name: `${title}, ${minutes} min` }
}

/** When it begins, as an ISO timestamp; null while that is not known. */
export function beginOf({ day, time }: Pick<TripValues, 'day' | 'time'>): string | null {
  return day && /^\d\d:\d\d$/.test(time) ? bangkokTime(day, time) : null
}

/**
 * The plan of a trip; `viewingId` is the stored one, which does not clash with itself. Without a connection it fails at
 * once: a viewing that waited for it would be scheduled much later, unnoticed.
 */
export function planOf(
  { homes, isOrdered, agent, ...begin }: TripValues,
  viewingId: number | null,
) {
  const plan = planQuery({
    unitIds: homes.map(({ unitId }) => unitId),
    minutes: homes.map(({ minutes }) => minutes),
    startsAt: beginOf(begin) ?? '',
    isOrdered,
    ...(agent && { agentId: agent.id }),
    ...(viewingId !== null && { viewingId }),
  })
  return { ...plan, networkMode: 'always' as const }
}

/** What the server proposes for a trip: the best order until somebody moves a home. */
export function useTrip(
  values: TripValues,
  set: (name: 'homes' | 'isOrdered', value: unknown) => void,
  viewingId: number | null,
) {
  const { homes, isOrdered } = values
  const startsAt = beginOf(values)
  const isPlanned = homes.length > 0 && startsAt !== null
  const read = useQuery({ ...planOf(values, viewingId), enabled: useHydrated() && isPlanned })
  const plan = isPlanned ? read.data : undefined

  return {
    ...{ homes, startsAt, plan, isOrdered },
    /** Whether there are no times: those of before are shown while others are read. */
    isPlanFailed: read.isError && !read.isFetching,
    retryPlan: () => void read.refetch(),
    add: ({ id, name }: Chosen) => {
      if (homes.length >= MAX_HOMES || homes.some(({ unitId }) => unitId === id)) return
      set('homes', [...homes, tripHome(id, name)])
      set('isOrdered', false)
    },
    remove: (unitId: number) =>
      set(
        'homes',
        homes.filter((home) => home.unitId !== unitId),
      ),
    setMinutes: (unitId: number, minutes: number) => {
      if (!Number.isInteger(minutes) || minutes < 5 || minutes > 480) return
      set(
        'homes',
        homes.map((home) =>
          home.unitId === unitId ? tripHome(unitId, home.title, minutes) : home,
        ),
      )
    },
    move: (unitId: number, by: -1 | 1) => {
      // From the order that is shown.
      const next =
        plan?.homes.length === homes.length
          ? plan.homes.map(({ unitId, name, minutes }) => tripHome(unitId, name, minutes))
          : [...homes]
      const from = next.findIndex((home) => home.unitId === unitId)
      const [home] = next.splice(from, 1)
      if (!home) return
      next.splice(from + by, 0, home)
      set('homes', next)
      set('isOrdered', true)
    },
    putInBestOrder: () => set('isOrdered', false),
  }
}
export type Trip = ReturnType<typeof useTrip>
