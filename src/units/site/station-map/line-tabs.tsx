import type { KeyboardEvent } from 'react'
import type { LineChoice } from '../../../places/site/line-choices.ts'
import { shortLineName } from '../../../places/site/line-names.ts'
import { lineColour } from '../../../ui/station-mark.tsx'
import { useHydrated } from '../../../ui/use-hydrated.ts'
import type { StationsTold } from './station-told.ts'

const look =
  'grid min-h-11 flex-none grid-cols-[1.375rem_minmax(0,1fr)_auto] items-center gap-2.5 rounded-control px-2.5 text-left text-sm whitespace-nowrap before:h-1 before:rounded-full before:bg-(--line) before:outline before:outline-(--railway-rim)'

/** The lines, each with the homes near any of its stations: tabs, and links where there are no scripts. */
export function LineTabs({
  lines,
  told,
  href,
  shown,
  onShow,
}: {
  lines: readonly LineChoice[]
  told: StationsTold
  href: (line: string) => string
  shown: string
  onShow: (line: string) => void
}) {
  const isHydrated = useHydrated()
  const move = (event: KeyboardEvent<HTMLElement>) => {
    const step = { ArrowDown: 1, ArrowRight: 1, ArrowUp: -1, ArrowLeft: -1 }[event.key]
    if (step === undefined) return
    event.preventDefault()
    const at = lines.findIndex(({ id }) => id === shown)
    const next = (at + step + lines.length) % lines.length
    onShow(lines[next]?.id ?? shown)
    const tab = event.currentTarget.children[next]
    if (tab instanceof HTMLElement) tab.focus()
  }
  const inside = (line: LineChoice) => (
    <>
      {shortLineName(line.name)}
      <span className="font-normal text-ink-3 tabular-nums">{told.ofLine(line.id)}</span>
    </>
  )
  const toned = (id: string) => ({
    className: `${look} ${id === shown ? 'bg-hov font-medium text-ink' : 'text-ink-2 hover:bg-hov'}`,
    style: { '--line': lineColour(id) } as React.CSSProperties,
  })
  const box =
    'flex gap-0.5 border-line p-2.5 max-lg:overflow-x-auto max-lg:border-b lg:flex-col lg:border-r'
  if (!isHydrated) {
    return (
      <nav aria-label="Lines" className={box}>
        {lines.map((line) => (
          <a key={line.id} href={href(line.id)} {...toned(line.id)}>
            {inside(line)}
          </a>
        ))}
      </nav>
    )
  }
  return (
    <div role="tablist" aria-label="Lines" onKeyDown={move} className={box}>
      {lines.map((line) => (
        <button
          key={line.id}
          type="button"
          role="tab"
          aria-selected={line.id === shown}
          aria-controls="stations-of-line"
          tabIndex={line.id === shown ? 0 : -1}
          onClick={() => onShow(line.id)}
          {...toned(line.id)}
        >
          {inside(line)}
        </button>
      ))}
    </div>
  )
}
