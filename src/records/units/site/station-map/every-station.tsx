import { useState } from 'react'
import type { RailStations } from '../../../../city/map/site/railway-map/rail-stations.ts'
import type { LineChoice } from '../../../../city/places/site/line-choices.ts'
import { shortLineName } from '../../../../city/places/site/line-names.ts'
import { useTexts } from '../../../../ui/language.tsx'
import { useHydrated } from '../../../../ui/style/use-hydrated.ts'
import { LineTabs } from './line-tabs.tsx'
import type { StationLabels } from './station-labels.ts'
import { StationList } from './station-list.tsx'
import { stationMapTexts } from './station-map-texts.ts'

/** The choice of a station without the map: every station, line by line. */
export function EveryStation({
  lines,
  stations,
  labels,
  chosen,
  along,
  href,
  lineHref,
  onChoose,
}: {
  lines: readonly LineChoice[]
  stations: RailStations
  labels: StationLabels
  /** The chosen stations. */
  chosen: readonly number[]
  /** The line listed first. */
  along: string
  href: (station: { id: number; code: string }) => string
  lineHref: (line: string) => string
  onChoose: (stationId: number) => void
}) {
  const texts = useTexts(stationMapTexts)
  const isHydrated = useHydrated()
  const last = chosen.at(-1)
  const [shown, setShown] = useState({ line: along, of: last })
  // Choosing a station elsewhere switches to its line.
  if (shown.of !== last) {
    const chosenLine = last === undefined ? undefined : stations.get(last)?.line
    setShown({ line: chosenLine ?? shown.line, of: last })
  }
  const line = lines.find(({ id }) => id === shown.line) ?? lines[0]
  if (!line) return null
  return (
    <section id="every-station" aria-labelledby="every-station-title" className="mt-6 grid gap-4">
      <div className="grid gap-1">
        <h3 id="every-station-title" className="text-lg">
          {texts.everyStation}
        </h3>
        <p className="text-sm text-ink-2">
          {texts.everyStationNote(labels.note)}
          {isHydrated && (
            <span className="max-sm:hidden pointer-coarse:hidden"> {texts.everyStationKeys}</span>
          )}
        </p>
      </div>
      <div className="grid overflow-hidden rounded-panel border border-line bg-card lg:grid-cols-[15.75rem_minmax(0,1fr)]">
        <LineTabs
          lines={lines}
          labels={labels}
          href={lineHref}
          shown={line.id}
          onShow={(id) => setShown({ line: id, of: last })}
        />
        <StationList
          key={line.id}
          line={line}
          label={texts.fromTo(
            shortLineName(line.name),
            line.stations[0]?.name ?? '',
            line.stations.at(-1)?.name ?? '',
          )}
          {...{ stations, labels, chosen, href, onChoose }}
        />
      </div>
    </section>
  )
}
