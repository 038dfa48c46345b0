import { type ReactNode, useEffect, useRef, useState } from 'react'
import { IconButton } from '../../../../ui/icon-button.tsx'
import { useTexts } from '../../../../ui/language.tsx'
import { SheetGrip } from '../../../../ui/overlays/sheet-grip.tsx'
import { lower, pixelsOf, type SheetHeight } from '../../../../ui/overlays/sheet-heights.ts'
import { useBottomSheet } from '../../../../ui/overlays/use-bottom-sheet.ts'
import { stationMapTexts } from './station-map-texts.ts'

const SIZES = { peek: 11, half: 0.42, above: 8.25 }

/**
 * The map in full screen for touch: one finger pans, two zoom, and the list is a sheet over its lower part.
 * Back and Escape first lower the sheet, then close the map.
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
  /** The current choice; a change of it ends the search for another one. */
  choice: string
  controls: ReactNode
  findLabel: string
  /** The address of what the map shows. */
  address: string
  map: (height: number) => ReactNode
  list: ReactNode
  find: ReactNode
  onClose: () => void
}) {
  const texts = useTexts(stationMapTexts)
  const dialog = useRef<HTMLDialogElement>(null)
  const [screen, setScreen] = useState(measureScreen)
  const [height, setHeight] = useState<SheetHeight>('half')
  const sheet = useBottomSheet({ height, sizes: SIZES, onHeight: setHeight })
  const [isFinding, setFinding] = useState(false)
  const state = useRef({ height, address, onClose })
  useEffect(() => {
    state.current = { height, address, onClose }
  })
  // A new choice ends the search for one.
  const [shownChoice, setShownChoice] = useState(choice)
  if (shownChoice !== choice) {
    setShownChoice(choice)
    setFinding(false)
    if (height === 'full') setHeight('half')
  }

  useEffect(() => {
    dialog.current?.showModal()
    history.pushState({ isMapOpen: true }, '', state.current.address)
    const onPopState = () => {
      const next = lower(state.current.height)
      if (next) {
        history.pushState({ isMapOpen: true }, '', state.current.address)
        setHeight(next)
        return
      }
      // What was chosen here remains chosen on the page.
      history.replaceState(null, '', state.current.address)
      state.current.onClose()
    }
    const onResize = () => setScreen(measureScreen)
    addEventListener('popstate', onPopState, true)
    addEventListener('resize', onResize)
    return () => {
      removeEventListener('popstate', onPopState, true)
      removeEventListener('resize', onResize)
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
      aria-label={texts.screen}
      onCancel={(event) => {
        event.preventDefault()
        history.back()
      }}
      className="fixed inset-0 m-0 size-full max-h-none max-w-none overflow-hidden bg-railway-ground p-0 text-ink"
    >
      <div className="absolute inset-x-3 top-3 z-10 grid gap-2">
        <div className="flex h-13.5 items-center gap-1 rounded-card border border-line bg-card px-1 shadow-float">
          <IconButton label={texts.closeMap} onClick={leave} className="size-11">
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
        aria-label={texts.homesList}
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

/** The height of the screen and the root font size, in pixels. */
function measureScreen() {
  const { fontSize } = getComputedStyle(document.documentElement)
  return { height: innerHeight, rem: Number.parseFloat(fontSize) }
}
