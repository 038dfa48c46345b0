import { type ReactNode, useEffect, useRef, useState } from 'react'
import { IconButton } from '../../../ui/icon-button.tsx'
import { SheetGrip } from '../../../ui/sheet-grip.tsx'
import { lower, pixelsOf, type SheetHeight } from '../../../ui/sheet-heights.ts'
import { useBottomSheet } from '../../../ui/use-bottom-sheet.ts'

const SIZES = { peek: 11, half: 0.42, above: 8.25 }

/**
 * The map on a screen of its own, for fingers: one pans, two zoom, the list is a sheet over its lower part.
 * Back and Escape lower the sheet before they leave.
 */
export function MapScreen({
  title,
  note,
  mark,
  choice,
  controls,
  findLabel,
  address,
  map,
  list,
  find,
  onClose,
}: {
  title: string
  note?: string | undefined
  mark?: ReactNode
  /** What is chosen: another choice ends the search for one. */
  choice: string
  controls: ReactNode
  findLabel: string
  /** What the screen shows, as the address says it. */
  address: string
  map: (height: number) => ReactNode
  list: ReactNode
  find: ReactNode
  onClose: () => void
}) {
  const dialog = useRef<HTMLDialogElement>(null)
  const [screen, setScreen] = useState(measured)
  const [height, setHeight] = useState<SheetHeight>('half')
  const sheet = useBottomSheet({ height, sizes: SIZES, onHeight: setHeight })
  const [isFinding, setFinding] = useState(false)
  const state = useRef({ height, address, onClose })
  useEffect(() => {
    state.current = { height, address, onClose }
  })
  // A choice ends the search.
  const [shownChoice, setShownChoice] = useState(choice)
  if (shownChoice !== choice) {
    setShownChoice(choice)
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
    const resize = () => setScreen(measured)
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

  const covered = pixelsOf(height === 'full' ? 'half' : height, SIZES, screen.height, screen.rem)
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
          {mark}
          <span className="ml-1.5 grid min-w-0 flex-1 leading-[1.3]">
            <b className="truncate text-lg font-strong">{title}</b>
            {note && <span className="text-sm text-ink-2">{note}</span>}
          </span>
          <IconButton
            label={findLabel}
            onClick={() => {
              setFinding(true)
              setHeight('full')
            }}
            className="size-11"
          >
            <span className="icon-search" />
          </IconButton>
        </div>
        {controls}
      </div>
      <section
        {...sheet}
        aria-label="Homes"
        className="absolute inset-x-0 bottom-0 z-10 flex h-(--sheet) max-h-[calc(100%-3.75rem)] min-h-20 flex-col rounded-t-panel border-t border-line bg-card shadow-float transition-[height] duration-150"
      >
        <SheetGrip height={height} onHeight={setHeight} />
        <div
          className={`flex min-h-0 flex-1 flex-col ${height === 'full' ? '' : '**:data-scrolls:overflow-hidden!'}`}
        >
          {(!isFinding && list) || find}
        </div>
      </section>
      <div className="absolute inset-x-0 top-0" style={{ bottom: covered }}>
        {map(screen.height - covered)}
      </div>
    </dialog>
  )
}

/** How high the screen is, and a font's size, in pixels. */
function measured() {
  const { fontSize } = getComputedStyle(document.documentElement)
  return { height: innerHeight, rem: Number.parseFloat(fontSize) }
}
