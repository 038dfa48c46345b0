import { useState } from 'react'
import type { LineChoice } from '../../../places/site/line-choices.ts'
import { shortLineName } from '../../../places/site/line-names.ts'
import type { RailStations } from '../../../places/site/railway-map/rail-stations.ts'
import { useHydrated } from '../../../ui/use-hydrated.ts'
import { LineTabs } from './line-tabs.tsx'
import { StationList } from './station-list.tsx'
import type { StationsTold } from './station-told.ts'

/** The same choice without the map: every station, line by line. */
export function EveryStation({
  lines,
  stations,
  told,
  chosen,
  along,
  href,
  lineHref,
  onChoose,
}: {
  lines: readonly LineChoice[]
  stations: RailStations
  told: StationsTold
  /** The station that is chosen, or several. */
  chosen: readonly number[]
  /** The line that is listed at first. */
  along: string
  href: (station: { id: number; code: string }) => string
  lineHref: (line: string) => string
  onChoose: (stationId: number) => void
}) {
  const isHydrated = useHydrated()
  const last = chosen.at(-1)
  const [shown, setShown] = useState({ line: along, of: last })
  // A choice elsewhere brings its own line.
  if (shown.of !== last) {
    const own = last === undefined ? undefined : stations.get(last)?.line
    setShown({ line: own ?? shown.line, of: last })
  }
  const line = lines.find(({ id }) => id === shown.line) ?? lines[0]
  if (!line) return null
  return (
    <section id="every-station" aria-labelledby="every-station-title" className="mt-6 grid gap-4">
      <div className="grid gap-1">
        <h3 id="every-station-title" className="text-lg">
          Every station, line by line
        </h3>
        <p className="text-sm text-ink-2">
          {isHydrated
            ? `The same choice without the map. Arrow keys move along the line, Enter chooses, the number is ${told.note}.`
            : `The same choice without the map. The number is ${told.note}.`}
        </p>
      </div>
      <div className="grid overflow-hidden rounded-panel border border-line bg-card lg:grid-cols-[15.75rem_minmax(0,1fr)]">
        <LineTabs
          lines={lines}
          told={told}
          href={lineHref}
          shown={line.id}
          onShow={(id) => setShown({ line: id, of: last })}
        />
        <StationList
          key={line.id}
          line={line}
          label={`${shortLineName(line.name)}, ${line.stations[0]?.name} to ${line.stations.at(-1)?.name}`}
          {...{ stations, told, chosen, href, onChoose }}
        />
      </div>
    </section>
  )
}
