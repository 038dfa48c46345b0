import { stationPath } from '../../shared/paths.ts'
import { lineColour, StationMark } from '../../ui/station-mark.tsx'
import type { NextStop, Run } from './read-station.server.ts'

/** The next stops in both directions of each line, with minutes. */
export function NextStops({ runs }: { runs: readonly Run[] }) {
  const [firstRun] = runs
  return (
    <section aria-labelledby="next-stops" className="grid grid-cols-1 gap-5">
      <h2 id="next-stops" className="text-xl">
        Next stops
      </h2>
      {runs.map((run) => (
        <div key={`${run.line} ${run.stops[0]?.code}`} className="grid grid-cols-1 gap-3">
          <h3 className="flex items-center gap-2.5 text-sm font-normal tracking-normal text-ink-2">
            <StationMark lines={[run.line]} />
            {run.label}
            {run.from !== firstRun?.from && `, from ${run.from}`}
          </h3>
          <Stops run={run} />
        </div>
      ))}
    </section>
  )
}

function Stops({ run }: { run: Run }) {
  const { stops, here, comesFrom, goesOn } = run
  const colour = lineColour(run.line)
  return (
    <section
      // Scrolls the current station to the centre when the stops overflow.
      ref={(element) => {
        const middle = element?.querySelector('[aria-current]')
        if (!element || !(middle instanceof HTMLElement)) return
        element.scrollLeft = middle.offsetLeft + middle.offsetWidth / 2 - element.clientWidth / 2
      }}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: keyboards need to scroll it
      tabIndex={0}
      aria-label={`Stops of the ${run.label}`}
      className="relative -mx-4.5 overflow-x-auto px-4.5 md:-mx-7 md:px-7"
    >
      <ol className="flex min-w-max lg:min-w-0">
        {stops.map((stop, index) => (
          <li
            key={stop.code}
            aria-current={index === here ? 'location' : undefined}
            className="relative grid w-24 flex-1 grid-rows-[1.5rem_1.5rem_auto] justify-items-center gap-y-1 text-center text-sm lg:w-auto"
          >
            <span className="text-ink-3 tabular-nums">
              {stop.minutes !== null && `${stop.minutes} min`}
            </span>
            <span className="relative grid w-full place-items-center">
              <Track
                colour={colour}
                left={index > 0 ? 'line' : comesFrom ? 'fade' : 'none'}
                right={index < stops.length - 1 ? 'line' : goesOn ? 'fade' : 'none'}
              />
              <Mark stop={stop} colour={colour} isHere={index === here} />
            </span>
            {index === here ? (
              <strong className="px-1 font-strong">{stop.name}</strong>
            ) : (
              <a
                href={stationPath(stop.code)}
                className="px-1 py-0.5 underline-offset-4 wrap-anywhere hover:underline"
              >
                {stop.name}
              </a>
            )}
          </li>
        ))}
      </ol>
    </section>
  )
}

type TrackEnd = 'line' | 'fade' | 'none'

function Track({ colour, left, right }: { colour: string; left: TrackEnd; right: TrackEnd }) {
  const halfTrack = (end: TrackEnd, to: string, side: string) =>
    end !== 'none' && (
      <span
        className={`absolute ${side} top-1/2 h-1 w-1/2 -translate-y-1/2`}
        style={{
          background:
            end === 'line' ? colour : `linear-gradient(to ${to}, ${colour} 30%, transparent)`,
        }}
      />
    )
  return (
    <>
      {halfTrack(left, 'left', 'left-0')}
      {halfTrack(right, 'right', 'right-0')}
    </>
  )
}

function Mark({ stop, colour, isHere }: { stop: NextStop; colour: string; isHere: boolean }) {
  return (
    <span
      className={`relative rounded-full bg-card ${isHere ? 'size-4.5 border-4' : 'size-3.5 border-3'}`}
      style={{ borderColor: isHere || stop.meets ? 'var(--color-ink)' : colour }}
    />
  )
}
