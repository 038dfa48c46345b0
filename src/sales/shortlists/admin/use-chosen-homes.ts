import { useQuery } from '@tanstack/react-query'
import { UNCONFIRMED_DAYS } from '../../../records/units/rules/unconfirmed-days.ts'
import type { UnitRecord } from '../../../records/units/rules/unit.ts'
import { daysAgo } from '../../../shared/dates.ts'
import { chosenHomesQuery } from './shortlist-calls.ts'

/** The homes to send in their `order`, and what was left out of the chosen ones. */
export function useChosenHomes(order: readonly number[], setOrder: (order: number[]) => void) {
  const read = useQuery(chosenHomesQuery(order))
  const found = read.data ?? []
  const shown = order.flatMap((id) => {
    const unit = found.find((candidate) => candidate.id === id)
    return unit?.showOnWebsite ? [unit] : []
  })
  const isRead = read.data !== undefined && !read.isPlaceholderData
  return {
    read,
    homes: shown,
    hidden: found.filter((unit) => order.includes(unit.id) && !unit.showOnWebsite),
    deletedCount: isRead ? order.length - found.length : 0,
    /** Moves the home at one place of the shown ones to another. */
    move(from: number, to: number): void {
      const ids = shown.map(({ id }) => id)
      const [moved] = ids.splice(from, 1)
      if (moved === undefined) return
      ids.splice(to, 0, moved)
      setOrder([...ids, ...order.filter((id) => !ids.includes(id))])
    },
    leaveOut(id: number): void {
      setOrder(order.filter((other) => other !== id))
    },
  }
}

/** `6F · Monsoon House`. */
export function homeName({ unitNumber, project }: UnitRecord): string {
  return `${unitNumber} · ${project.name}`
}

/** Days since an available home was confirmed, if that is too long ago; null if it is not. */
export function daysUnconfirmed(unit: UnitRecord, today: string): number | null {
  if (unit.status !== 'available') return null
  const days = daysAgo(unit.availabilityDate ?? unit.createdAt, today)
  return days >= UNCONFIRMED_DAYS ? days : null
}
