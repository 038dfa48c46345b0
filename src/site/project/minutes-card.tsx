import type { JourneyToStation } from '../../records/projects/project-minutes.ts'
import { wayTexts } from '../../records/units/rules/words/way-texts.ts'
import { journeySteps } from '../../records/units/site/minutes/format-journey.ts'
import { PlacesLink } from '../../records/units/site/minutes/places-link.tsx'
import { RememberedMinutes } from '../../records/units/site/minutes/remembered-minutes.tsx'
import { textsIn } from '../../shared/language.ts'
import { minutesPath, stationPath } from '../../shared/paths.ts'
import { useLanguage } from '../../ui/language.tsx'
import { StationMark } from '../../ui/station-mark.tsx'

/**
 * The minutes by train from a building to common destinations and to the places saved in this browser.
 * Renders nothing when the building has no position.
 */
export function MinutesCard({
  journeys,
  home,
}: {
  journeys: readonly JourneyToStation[]
  /** The id of any home in the building, for its journeys; null when it has no homes. */
  home: number | null
}) {
  const language = useLanguage()
  if (journeys.length === 0) return null
  return (
    <section
      aria-labelledby="minutes"
      className="grid gap-3 rounded-panel border border-line bg-card p-5"
    >
      <div className="flex items-baseline justify-between gap-3">
        <h2 id="minutes" className="text-lg">
          Minutes by train
        </h2>
        <a
          href={minutesPath()}
          className="py-1 text-sm text-ink-2 underline underline-offset-3 hover:text-ink"
        >
          {textsIn(language, wayTexts).howWeCount}
        </a>
      </div>
      <ul className="divide-y divide-line text-sm">
        {journeys.map(({ code, name, line, total, ...journey }) => (
          <li key={code} className="grid grid-cols-[1fr_auto] gap-x-3 py-2">
            <a
              href={stationPath(code)}
              className="flex min-h-6 min-w-0 items-center gap-2.5 underline-offset-4 hover:underline"
            >
              <StationMark lines={[line]} />
              {name}
            </a>
            <strong className="font-strong tabular-nums">{total} min</strong>
            <span className="text-ink-2 tabular-nums">
              {journeySteps(journey, { changes: true }, language)}
            </span>
          </li>
        ))}
      </ul>
      {home !== null && (
        <>
          <RememberedMinutes unitId={home} changes />
          <PlacesLink />
        </>
      )}
    </section>
  )
}
