import { type KeyboardEvent, useRef, useState } from 'react'
import type { RailStations } from '../../../../city/map/site/railway-map/rail-stations.ts'
import type { LineChoice } from '../../../../city/places/site/line-choices.ts'
import { lineColour, StationMark } from '../../../../ui/station-mark.tsx'
import { useHydrated } from '../../../../ui/style/use-hydrated.ts'
import type { StationLabels } from './station-labels.ts'

/** The stations of a line with their figures: a listbox, or links without scripts. */
export function StationList({
  line,
  label,
  stations,
  labels,
  chosen,
  href,
  onChoose,
}: {
  line: LineChoice
  label: string
  stations: RailStations
  labels: StationLabels
  /** The chosen stations. */
  chosen: readonly number[]
  href: (station: { id: number; code: string }) => string
  onChoose: (stationId: number) => void
}) {
  const isHydrated = useHydrated()
  const box = useRef<HTMLOListElement>(null)
  const ids = line.stations.map(({ id }) => id)
  const start = chosen.find((id) => ids.includes(id)) ?? ids[0]
  const [active, setActive] = useState(start)
  const [isFocused, setFocused] = useState(false)

  const moveTo = (id: number | undefined) => {
    if (id === undefined) return
    setActive(id)
    box.current?.querySelector(`#${optionId(id)}`)?.scrollIntoView({ block: 'nearest' })
  }
  const onKeyDown = (event: KeyboardEvent) => {
    const index = ids.indexOf(active ?? 0)
    const { key } = event
    if (key === 'ArrowDown' || key === 'ArrowRight')
      moveTo(ids[Math.min(index + 1, ids.length - 1)])
    else if (key === 'ArrowUp' || key === 'ArrowLeft') moveTo(ids[Math.max(index - 1, 0)])
    else if (key === 'Home') moveTo(ids[0])
    else if (key === 'End') moveTo(ids.at(-1))
    else if ((key === 'Enter' || key === ' ') && active !== undefined) onChoose(active)
    else return
    event.preventDefault()
  }
  return (
    <div id="stations-of-line" className="min-w-0">
      <ol
        ref={box}
        style={
          {
            '--line': lineColour(line.id),
            '--height': `${1.75 + 2.5 * line.stations.length}rem`,
          } as React.CSSProperties
        }
        className="drawn-near-[var(--height)] gap-0 p-3.5 focus-visible:-outline-offset-2 sm:columns-2 md:columns-3 xl:columns-4 [&_.tabular-nums:empty]:before:content-['\2013']"
        {...(isHydrated && {
          role: 'listbox',
          'aria-label': label,
          tabIndex: 0,
          'aria-activedescendant': active === undefined ? undefined : optionId(active),
          onKeyDown,
          onFocus: () => setFocused(true),
          onBlur: () => setFocused(false),
        })}
      >
        {line.stations.map(({ id, name, code }) => {
          const { figure, isQuiet, fullName } = labels.of(id)
          const isChosen = chosen.includes(id)
          const look = `relative grid min-h-10 w-full grid-cols-[1.5rem_minmax(0,1fr)_auto] items-center gap-2 rounded-control pr-3 pl-1.5 text-left text-sm leading-tight hover:bg-hov ${isChosen ? 'font-strong outline-2 -outline-offset-2 outline-accent' : isQuiet ? 'text-ink-3' : ''} ${isFocused && id === active ? 'bg-hov outline-2 -outline-offset-2 outline-ink' : ''}`
          const content = (
            <>
              <span className="relative grid justify-items-center">
                <StationMark lines={stations.get(id)?.lines ?? [line.id]} />
              </span>
              <span>{name}</span>
              <span className={`tabular-nums ${isChosen ? 'text-ink-2' : 'text-ink-3'}`}>
                {figure}
              </span>
            </>
          )
          const rail =
            'relative break-inside-avoid before:absolute before:inset-y-0 before:left-4 before:w-1.25 before:bg-(--line)'
          if (!isHydrated) {
            return (
              <li key={id} className={rail}>
                <a href={href({ id, code })} className={look}>
                  {content}
                </a>
              </li>
            )
          }
          return (
            // biome-ignore lint/a11y/useKeyWithClickEvents: the listbox takes the keys
            // biome-ignore lint/a11y/useFocusableInteractive: the listbox has the focus
            <li
              key={id}
              id={optionId(id)}
              // biome-ignore lint/a11y/noNoninteractiveElementToInteractiveRole: without scripts it is a list of links
              role="option"
              aria-selected={isChosen}
              onClick={() => {
                setActive(id)
                onChoose(id)
              }}
              className={`${rail} cursor-pointer`}
            >
              <span aria-hidden="true" className={look}>
                {content}
              </span>
              <span className="sr-only">{fullName}</span>
            </li>
          )
        })}
      </ol>
    </div>
  )
}

function optionId(stationId: number): string {
  return `station-${stationId}`
}
