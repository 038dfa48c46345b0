import { MinutesLines } from './minutes-lines.tsx'
import { useRememberedWays } from './unit-ways.ts'

/** A home's ways to the places that this browser remembers, once they are known. */
export default function RememberedLines({ unitId, changes }: { unitId: number; changes: boolean }) {
  const places = useRememberedWays(unitId)
  if (!places?.ways) return null
  const { ways, names, asked } = places
  return <MinutesLines ways={ways} names={names} limit={asked.minutesMax} told={{ changes }} />
}
