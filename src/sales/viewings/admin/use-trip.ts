import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { bangkokDate, bangkokTime, formatTime } from '../../../shared/dates.ts'
import { useHydrated } from '../../../ui/style/use-hydrated.ts'
import { MAX_HOMES, USUAL_MINUTES, type ViewingRecord } from '../rules/viewing.ts'
import { planQuery } from './viewing-calls.ts'

const DAY_MS = 86_400_000

type Home = { unitId: number; minutes: number }

/** What is chosen of a trip, and what the server proposes for it: the best order until somebody moves a home. */
export function useTrip(unitIds: readonly number[], viewing: ViewingRecord | null) {
  const [homes, setHomes] = useState<Home[]>(() =>
    viewing
      ? viewing.homes.map(({ unitId, minutes }) => ({ unitId, minutes }))
      : [...new Set(unitIds)].map((unitId) => ({ unitId, minutes: USUAL_MINUTES })),
  )
  const [isOrdered, setOrdered] = useState(viewing !== null)
  const [begun] = useState(() => ({
    homes,
    day: bangkokDate(viewing ? viewing.startsAt : new Date(Date.now() + DAY_MS)),
    time: viewing ? formatTime(viewing.startsAt) : '10:00',
  }))
  const [day, setDay] = useState<string | null>(begun.day)
  const [time, setTime] = useState(begun.time)
  const [agentId, setAgentId] = useState<number | null>(viewing?.agentId ?? null)
  const hasTime = /^\d\d:\d\d$/.test(time)
  const startsAt = day && hasTime ? bangkokTime(day, time) : null
  const isHydrated = useHydrated()
  const read = useQuery({
    ...planQuery({
      unitIds: homes.map(({ unitId }) => unitId),
      minutes: homes.map(({ minutes }) => minutes),
      startsAt: startsAt ?? '',
      isOrdered,
      ...(agentId !== null && { agentId }),
      ...(viewing && { viewingId: viewing.id }),
    }),
    enabled: isHydrated && homes.length > 0 && startsAt !== null,
  })
  const plan = homes.length > 0 && startsAt !== null ? read.data : undefined

  /** The homes as they are shown, from where an order of one's own begins. */
  const shown = (): Home[] =>
    plan && plan.homes.length === homes.length
      ? plan.homes.map(({ unitId, minutes }) => ({ unitId, minutes }))
      : homes

  return {
    ...{ homes, day, time, hasTime, startsAt, plan, isOrdered, agentId },
    /** How many parts of it are not as it was opened. */
    changes: [
      day !== begun.day || time !== begun.time,
      isOrdered !== (viewing !== null) || JSON.stringify(homes) !== JSON.stringify(begun.homes),
      agentId !== null && agentId !== viewing?.agentId,
    ].filter(Boolean).length,
    /** Whether there are no times: those of before are shown while others are read. */
    isPlanFailed: read.isError && !read.isFetching,
    retryPlan: () => void read.refetch(),
    isPlanning: read.isFetching || read.isPlaceholderData,
    setDay,
    setTime,
    setAgentId,
    add: (unitId: number) => {
      if (homes.length >= MAX_HOMES || homes.some((home) => home.unitId === unitId)) return
      setHomes([...homes, { unitId, minutes: USUAL_MINUTES }])
      setOrdered(false)
    },
    remove: (unitId: number) => setHomes(homes.filter((home) => home.unitId !== unitId)),
    setMinutes: (unitId: number, minutes: number) => {
      if (!Number.isInteger(minutes) || minutes < 5 || minutes > 480) return
      setHomes(homes.map((home) => (home.unitId === unitId ? { unitId, minutes } : home)))
    },
    move: (unitId: number, by: -1 | 1) => {
      const next = shown()
      const from = next.findIndex((home) => home.unitId === unitId)
      const [home] = next.splice(from, 1)
      if (!home) return
      next.splice(from + by, 0, home)
      setHomes(next)
      setOrdered(true)
    },
    putInBestOrder: () => setOrdered(false),
  }
}
export type Trip = ReturnType<typeof useTrip>
