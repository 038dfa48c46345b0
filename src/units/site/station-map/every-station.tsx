import { useState } from 'react'
import type { LineChoice } from '../../../places/site/line-choices.ts'
import { shortLineName } from '../../../places/site/line-names.ts'
import type { RailStations } from '../../../places/site/railway-map/rail-stations.ts'
import { useHydrated } from '../../../ui/use-hydrated.ts'
import { LineTabs } from './line-tabs.tsx'
import type { StationFigures } from './station-figures.ts'
import { StationList } from './station-list.tsx'

/** The same choice without the map: every station, line by line. */
export function EveryStation({
  lines,
  stations,
  figures,
  stationId,
  within,
  along,
  address,
  onChoose,
}: {
  lines: readonly LineChoice[]
  stations: RailStations
  figures: StationFigures
  stationId: number | null
  within: number
  /** The line that is listed at first. */
  along: string
  address: (change: { station: string }) => string
  onChoose: (stationId: number) => void
}) {
  const isHydrated = useHydrated()
  const chosen = stationId === null ? undefined : stations.get(stationId)
  const [shown, setShown] = useState({ line: along, of: stationId })
  // A choice elsewhere brings its own line.
  if (shown.of !== stationId) setShown({ line: chosen?.line ?? shown.line, of: stationId })
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
            ? `The same choice without the map. Arrow keys move along the line, Enter chooses, the number is the homes within ${within} m.`
            : `The same choice without the map. The number is the homes within ${within} m.`}
        </p>
      </div>
      <div className="grid overflow-hidden rounded-panel border border-line bg-card lg:grid-cols-[15.75rem_minmax(0,1fr)]">
        <LineTabs
          lines={lines}
          figures={figures}
          shown={line.id}
          onShow={(id) => setShown({ line: id, of: stationId })}
        />
        <StationList
          key={line.id}
          line={line}
          label={`${shortLineName(line.name)}, ${line.stations[0]?.name} to ${line.stations.at(-1)?.name}`}
          {...{ stations, figures, stationId, address, onChoose }}
        />
      </div>
    </section>
  )
}
