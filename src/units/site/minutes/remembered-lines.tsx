import { MinutesLines } from './minutes-lines.tsx'
import { useRememberedWays } from './unit-ways.ts'

/** A home's ways to the places that this browser remembers, once they are known. */
export default function RememberedLines({ unitId, changes }: { unitId: number; changes: boolean }) {
  const places = useRememberedWays(unitId)
  if (!places?.ways) return null
  const { ways, names, asked } = places
  if (ways.length === 0) {
    return <p className="text-sm text-ink-3">Minutes by train are not known from here</p>
  }
  return <MinutesLines ways={ways} names={names} limit={asked.minutesMax} told={{ changes }} />
}
