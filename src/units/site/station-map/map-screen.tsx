import { type ReactNode, useEffect, useRef, useState } from 'react'
import { type Reach, readReach } from '../../../places/reach-rules.ts'
import type { RailStation } from '../../../places/site/railway-map/rail-stations.ts'
import { IconButton } from '../../../ui/icon-button.tsx'
import { Segmented } from '../../../ui/segmented.tsx'
import { StationMark } from '../../../ui/station-mark.tsx'
import { BottomSheet } from './bottom-sheet.tsx'
import { LineChips } from './line-chips.tsx'
import { reachOptions } from './map-controls.tsx'
import { lower, pixelsOf, type SheetHeight } from './sheet-heights.ts'

/**
 * The map on a screen of its own, for fingers: one pans, two zoom, the list is a sheet over its lower part.
 * Back and Escape lower the sheet before they leave.
 */
export function MapScreen({
  station,
  within,
  lines,
  allLinesHref,
  address,
  map,
  list,
  find,
  onReach,
  onLines,
  onClose,
}: {
  station: RailStation | undefined
  within: Reach
  lines: readonly string[]
  allLinesHref: string
  /** What the screen shows, as the address says it. */
  address: string
  map: (height: number) => ReactNode
  list: ReactNode
  find: ReactNode
  onReach: (reach: Reach) => void
  onLines: (lines: readonly string[]) => void
  onClose: () => void
}) {
  const dialog = useRef<HTMLDialogElement>(null)
  const [screen, setScreen] = useState(() => innerHeight)
  const [height, setHeight] = useState<SheetHeight>('half')
  const [isFinding, setFinding] = useState(false)
  const [hasLines, setHasLines] = useState(false)
  const state = useRef({ height, address, onClose })
  useEffect(() => {
    state.current = { height, address, onClose }
  })
  // A choice ends the search.
  const [shownStation, setShownStation] = useState(station)
  if (shownStation !== station) {
    setShownStation(station)
    setFinding(false)
    if (height === 'full') setHeight('half')
  }

  useEffect(() => {
    dialog.current?.showModal()
    history.pushState({ isMapOpen: true }, '', state.current.address)
    const back = () => {
      const next = lower(state.current.height)
      if (next) {
        history.pushState({ isMapOpen: true }, '', state.current.address)
        setHeight(next)
        return
      }
      // What was chosen here stays chosen on the page.
      history.replaceState(null, '', state.current.address)
      state.current.onClose()
    }
    const resize = () => setScreen(innerHeight)
    addEventListener('popstate', back, true)
    addEventListener('resize', resize)
    return () => {
      removeEventListener('popstate', back, true)
      removeEventListener('resize', resize)
    }
  }, [])
  const leave = () => {
    state.current = { ...state.current, height: 'peek' }
    history.back()
  }

  const sheet = pixelsOf(height === 'full' ? 'half' : height, screen)
  return (
    <dialog
      ref={dialog}
      aria-label="Map of stations and homes"
      onCancel={(event) => {
        event.preventDefault()
        history.back()
      }}
      className="fixed inset-0 m-0 size-full max-h-none max-w-none overflow-hidden bg-railway-ground p-0 text-ink"
    >
      <div className="absolute inset-x-3 top-3 z-10 grid gap-2">
        <div className="flex h-13.5 items-center gap-1 rounded-card border border-line bg-card px-1 shadow-float">
          <IconButton label="Close the map" onClick={leave} className="size-11">
            <span className="icon-arrow-left" />
          </IconButton>
          {station && <StationMark lines={station.lines} />}
          <b className="ml-1.5 min-w-0 flex-1 truncate text-lg font-[620]">
            {station ? station.names.join(' · ') : 'Choose a station'}
          </b>
          <IconButton
            label="Find a station"
            onClick={() => {
              setFinding(true)
              setHeight('full')
            }}
            className="size-11"
          >
            <span className="icon-search" />
          </IconButton>
        </div>
        <div className="flex gap-2">
          <Segmented
            label="Distance from the station"
            name="within-screen"
            options={reachOptions}
            value={String(within)}
            onChange={(value) => onReach(readReach(value))}
            className="min-w-0 flex-1 *:min-h-11 *:px-1.5"
          />
          <button
            type="button"
            aria-expanded={hasLines}
            onClick={() => setHasLines(!hasLines)}
            className="icon-train-front flex min-h-11 items-center gap-2 rounded-control border border-line bg-card px-3 text-sm font-[560] shadow-float"
          >
            Lines
          </button>
        </div>
        {hasLines && (
          <div className="overflow-hidden rounded-control border border-line bg-card px-4.5 py-2 shadow-float">
            <LineChips shown={lines} href={allLinesHref} onChange={onLines} />
          </div>
        )}
      </div>
      <BottomSheet label="Homes" height={height} screen={screen} onHeight={setHeight}>
        {(!isFinding && list) || find}
      </BottomSheet>
      <div className="absolute inset-x-0 top-0" style={{ bottom: sheet }}>
        {map(screen - sheet)}
      </div>
    </dialog>
  )
}
