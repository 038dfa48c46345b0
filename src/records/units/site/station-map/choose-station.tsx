import { useMemo, useState } from 'react'
import type { RailStations } from '../../../../city/map/site/railway-map/rail-stations.ts'
import { stationFinder } from '../../../../city/places/rules/station-names.ts'
import type { LineChoice } from '../../../../city/places/site/line-choices.ts'
import { stationTexts } from '../../../../city/places/site/station-texts.ts'
import { textsIn } from '../../../../shared/language.ts'
import { stationMapPath } from '../../../../shared/paths.ts'
import { Button } from '../../../../ui/button.tsx'
import { fieldBox } from '../../../../ui/fields/field.tsx'
import { inPageClick } from '../../../../ui/in-page-click.ts'
import { useLanguage } from '../../../../ui/language.tsx'
import { StationMark } from '../../../../ui/station-mark.tsx'
import { countedHomes } from '../counted-homes.ts'
import type { StationFigures } from './station-figures.ts'
import { stationMapTexts } from './station-map-texts.ts'

const MAX_RESULTS = 12

/** Finds a station by name or code; without input, lists those with most homes. */
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
  /** Whether the homes of a station are loading. */
  isWaiting: boolean
  failed: boolean
  address: (change: { station: string }) => string
  onChoose: (stationId: number) => void
  onRetry: () => void
}) {
  const language = useLanguage()
  const texts = textsIn(language, stationMapTexts)
  const [typed, setTyped] = useState('')
  const find = useMemo(() => {
    let finder: ReturnType<typeof stationFinder<LineChoice['stations'][number]>> | undefined
    return (text: string) => {
      finder ??= stationFinder(lines.flatMap((line) => line.stations))
      return finder(text).flatMap(({ id }) => stations.get(id) ?? [])
    }
  }, [lines, stations])
  const results = typed.trim()
    ? find(typed).slice(0, MAX_RESULTS)
    : figures.most(shownLines, MAX_RESULTS)
  return (
    <>
      <div className="grid gap-2.5 border-b border-line px-4 py-3.5">
        <h3 className="text-lg">{texts.chooseStation}</h3>
        <search>
          <form
            action={stationMapPath()}
            onSubmit={(event) => {
              event.preventDefault()
              const [first] = results
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
                aria-label={texts.find}
                className="icon-search -ml-1 grid size-7 place-items-center text-ink-3 hover:text-ink"
              />
              <input
                type="search"
                name="station"
                aria-label={texts.byName}
                placeholder={texts.nameExample}
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
          {headline()}
        </p>
        {failed && (
          <p role="alert" className="flex items-center gap-3 px-4 py-2 text-sm">
            {texts.unread}
            <Button variant="quiet" size="small" onClick={onRetry}>
              {texts.retry}
            </Button>
          </p>
        )}
        <ul aria-busy={isWaiting && !failed}>
          {results.map((station) => (
            <li key={station.id}>
              <a
                href={address({ station: station.code })}
                onClick={inPageClick(() => onChoose(station.id))}
                className="flex min-h-12 items-center gap-2.5 border-b border-line px-4 text-sm hover:bg-hov focus-visible:-outline-offset-2"
              >
                <StationMark lines={station.lines} />
                <span className="min-w-0 truncate">{station.names.join(' · ')}</span>
                <span className="ml-auto flex-none text-ink-3 tabular-nums">
                  {countedHomes(figures.near(station.id), language)}
                </span>
              </a>
            </li>
          ))}
        </ul>
      </div>
      <div className="flex items-center justify-between gap-3 border-t border-line px-4 py-2.5 text-sm">
        <a href="#every-station" className="py-1 font-medium text-accent hover:underline">
          {texts.everyStation}
        </a>
        <span className="text-ink-2 tabular-nums">{texts.stations(figures.stops)}</span>
      </div>
    </>
  )

  function headline(): string {
    const text = typed.trim()
    if (!text) return texts.most(figures.within)
    if (results.length > 0) return texts.stations(results.length)
    return textsIn(language, stationTexts).noneMatches(text)
  }
}
