import { useTexts } from '../../../../ui/language.tsx'
import { wayTexts } from '../../rules/words/way-texts.ts'
import { MinutesLines } from './minutes-lines.tsx'
import { useRememberedJourneys } from './unit-journeys.ts'

/** A unit's journeys to the places remembered in this browser, once loaded. */
export default function RememberedLines({ unitId, changes }: { unitId: number; changes: boolean }) {
  const { notKnown } = useTexts(wayTexts)
  const places = useRememberedJourneys(unitId)
  if (!places?.journeys) return null
  const { journeys, names, asked: query } = places
  if (journeys.length === 0) {
    return <p className="text-sm text-ink-3">{notKnown}</p>
  }
  return (
    <MinutesLines
      journeys={journeys}
      names={names}
      limit={query.minutesMax}
      options={{ changes }}
    />
  )
}
