import type { WayToStation } from '../../projects/project-minutes.ts'
import { minutesPath, stationPath } from '../../shared/paths.ts'
import { StationMark } from '../../ui/station-mark.tsx'
import { PlacesLink } from '../../units/site/minutes/places-link.tsx'
import { RememberedMinutes } from '../../units/site/minutes/remembered-minutes.tsx'
import { waySteps } from '../../units/site/minutes/way-text.ts'

/**
 * How long it takes from a building to where many of Bangkok go, and to the places that this browser
 * remembers. Nothing where it has no place.
 */
export function MinutesCard({
  ways,
  home,
}: {
  ways: readonly WayToStation[]
  /** A home in it, whose ways are the building's; null where it has none. */
  home: number | null
}) {
  if (ways.length === 0) return null
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
          How we count
        </a>
      </div>
      <ul className="divide-y divide-line text-sm">
        {ways.map(({ code, name, line, total, ...way }) => (
          <li key={code} className="grid grid-cols-[1fr_auto] gap-x-3 py-2">
            <a
              href={stationPath(code)}
              className="flex min-h-6 min-w-0 items-center gap-2.5 underline-offset-4 hover:underline"
            >
              <StationMark lines={[line]} />
              {name}
            </a>
            <strong className="font-strong tabular-nums">{total} min</strong>
            <span className="text-ink-2 tabular-nums">{waySteps(way, { changes: true })}</span>
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
