import type { KeyboardEvent } from 'react'
import type { LineChoice } from '../../../../city/places/site/line-choices.ts'
import { shortLineName } from '../../../../city/places/site/line-names.ts'
import { useTexts } from '../../../../ui/language.tsx'
import { lineColour } from '../../../../ui/station-mark.tsx'
import { useHydrated } from '../../../../ui/style/use-hydrated.ts'
import type { StationLabels } from './station-labels.ts'
import { stationMapTexts } from './station-map-texts.ts'

const look =
  'grid min-h-11 flex-none grid-cols-[1.375rem_minmax(0,1fr)_auto] items-center gap-2.5 rounded-control px-2.5 text-left text-sm whitespace-nowrap before:h-1 before:rounded-full before:bg-(--line) before:outline before:outline-(--railway-rim)'

/** The lines with the number of homes near their stations: tabs, or links without scripts. */
export function LineTabs({
  lines,
  labels,
  href,
  shown,
  onShow,
}: {
  lines: readonly LineChoice[]
  labels: StationLabels
  href: (line: string) => string
  shown: string
  onShow: (line: string) => void
}) {
  const texts = useTexts(stationMapTexts)
  const isHydrated = useHydrated()
  const move = (event: KeyboardEvent<HTMLElement>) => {
    const step = { ArrowDown: 1, ArrowRight: 1, ArrowUp: -1, ArrowLeft: -1 }[event.key]
    if (step === undefined) return
    event.preventDefault()
    const index = lines.findIndex(({ id }) => id === shown)
    const next = (index + step + lines.length) % lines.length
    onShow(lines[next]?.id ?? shown)
    const tab = event.currentTarget.children[next]
    if (tab instanceof HTMLElement) tab.focus()
  }
  const content = (line: LineChoice) => (
    <>
      {shortLineName(line.name)}
      <span className="font-normal text-ink-3 tabular-nums">{labels.ofLine(line.id)}</span>
    </>
  )
  const tabProps = (id: string) => ({
    className: `${look} ${id === shown ? 'bg-hov font-medium text-ink' : 'text-ink-2 hover:bg-hov'}`,
    style: { '--line': lineColour(id) } as React.CSSProperties,
  })
  const box =
    'flex gap-0.5 border-line p-2.5 max-lg:overflow-x-auto max-lg:border-b lg:flex-col lg:border-r'
  if (!isHydrated) {
    return (
      <nav aria-label={texts.lines} className={box}>
        {lines.map((line) => (
          <a key={line.id} href={href(line.id)} {...tabProps(line.id)}>
            {content(line)}
          </a>
        ))}
      </nav>
    )
  }
  return (
    <div role="tablist" aria-label={texts.lines} onKeyDown={move} className={box}>
      {lines.map((line) => (
        <button
          key={line.id}
          type="button"
          role="tab"
          aria-selected={line.id === shown}
          aria-controls="stations-of-line"
          tabIndex={line.id === shown ? 0 : -1}
          onClick={() => onShow(line.id)}
          {...tabProps(line.id)}
        >
          {content(line)}
        </button>
      ))}
    </div>
  )
}
