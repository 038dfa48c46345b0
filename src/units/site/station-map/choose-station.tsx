import { useMemo, useState } from 'react'
import type { LineChoice } from '../../../places/site/line-choices.ts'
import type { RailStation, RailStations } from '../../../places/site/railway-map/rail-stations.ts'
import { stationFinder } from '../../../places/station-rules.ts'
import { stationMapPath } from '../../../shared/paths.ts'
import { Button } from '../../../ui/button.tsx'
import { fieldBox } from '../../../ui/field.tsx'
import { StationMark } from '../../../ui/station-mark.tsx'
import { countedHomes } from '../counted-homes.ts'
import { ownPress } from './own-press.ts'
import type { StationFigures } from './station-figures.ts'

const MOST = 12

/** Finds a station by name or code, and says which have most homes. */
export function ChooseStation({
  lines,
  stations,
  figures,
  shownLines,
  isWaiting,
  failed,
  address,
  onChoose,
  onRetry,
}: {
  lines: readonly LineChoice[]
  stations: RailStations
  figures: StationFigures
  shownLines: readonly string[]
  /** Whether the homes of a station are on their way. */
  isWaiting: boolean
  failed: boolean
  address: (change: { station: string }) => string
  onChoose: (stationId: number) => void
  onRetry: () => void
}) {
  const [typed, setTyped] = useState('')
  const find = useMemo(() => {
    let finder: ReturnType<typeof stationFinder<LineChoice['stations'][number]>> | undefined
    return (text: string) => {
      finder ??= stationFinder(lines.flatMap((line) => line.stations))
      return finder(text).flatMap(({ id }) => stations.get(id) ?? [])
    }
  }, [lines, stations])
  const found = typed.trim() ? find(typed).slice(0, MOST) : figures.most(shownLines, MOST)
  return (
    <>
      <div className="grid gap-2.5 border-b border-line px-4 py-3.5">
        <h3 className="text-lg">Choose a station</h3>
        <search>
          <form
            action={stationMapPath()}
            onSubmit={(event) => {
              event.preventDefault()
              const [first] = found
              if (typed.trim() && first) onChoose(first.id)
            }}
          >
            <input type="hidden" name="within" value={figures.within} />
            {shownLines.map((line) => (
              <input key={line} type="hidden" name="line" value={line} />
            ))}
            <div
              className={`${fieldBox} control flex items-center gap-2 px-3! has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-accent`}
            >
              <button
                type="submit"
                aria-label="Find this station"
                className="icon-search -ml-1 grid size-7 place-items-center text-ink-3 hover:text-ink"
              />
              <input
                type="search"
                name="station"
                aria-label="Station, by name or code"
                placeholder="Name or code, English or Thai"
                autoComplete="off"
                maxLength={60}
                value={typed}
                onChange={(event) => setTyped(event.currentTarget.value)}
                className="h-full min-w-0 flex-1 appearance-none outline-none placeholder:text-ink-3"
              />
            </div>
          </form>
        </search>
      </div>
      <div data-scrolls="" className="min-h-0 flex-1 overflow-y-auto overscroll-contain md:h-0">
        <p role="status" className="px-4 pt-2.5 pb-1 text-sm text-ink-2">
          {headline(typed.trim(), found, figures)}
        </p>
        {failed && (
          <p role="alert" className="flex items-center gap-3 px-4 py-2 text-sm">
            The homes could not be read.
            <Button look="quiet" size="small" onClick={onRetry}>
              Retry
            </Button>
          </p>
        )}
        <ul aria-busy={isWaiting && !failed}>
          {found.map((station) => (
            <li key={station.id}>
              <a
                href={address({ station: station.code })}
                onClick={ownPress(() => onChoose(station.id))}
                className="flex min-h-12 items-center gap-2.5 border-b border-line px-4 text-sm hover:bg-hov focus-visible:-outline-offset-2"
              >
                <StationMark lines={station.lines} />
                <span className="min-w-0 truncate">{station.names.join(' · ')}</span>
                <span className="ml-auto flex-none text-ink-3 tabular-nums">
                  {countedHomes(figures.near(station.id))}
                </span>
              </a>
            </li>
          ))}
        </ul>
      </div>
      <div className="flex items-center justify-between gap-3 border-t border-line px-4 py-2.5 text-sm">
        <a href="#every-station" className="py-1 font-medium text-accent hover:underline">
          Every station, line by line
        </a>
        <span className="text-ink-2 tabular-nums">{figures.stops} stations</span>
      </div>
    </>
  )
}

function headline(
  typed: string,
  found: readonly RailStation[],
  { within }: StationFigures,
): string {
  if (!typed) return `Most homes within ${within} m`
  if (found.length === 0)
    return `No station matches “${typed}”. Try fewer letters, or its name in Thai.`
  return found.length === 1 ? '1 station' : `${found.length} stations`
}
