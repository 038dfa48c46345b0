import { useCallback, useState } from 'react'
import { MAP_HEIGHTS } from '../../../places/reach-rules.ts'
import { useHydrated } from '../../../ui/use-hydrated.ts'
import { useNarrow } from '../../../ui/use-narrow.ts'
import { ChosenSign } from './chosen-sign.tsx'
import { MapWithHomes, type SharedMap } from './map-with-homes.tsx'
import { MinutesLegend } from './minutes-legend.tsx'
import { WholeCity } from './whole-city.tsx'

/**
 * The map in the page. The server's drawing stands until the browser's own is there, which begins at the
 * same frame.
 */
export function StationMapBox({
  shared,
  picture,
  address,
  onChoose,
  onOpen,
}: {
  shared: SharedMap
  picture: string
  address: (change: { station: string }) => string
  onChoose: (stationId: number | null, isFocusKept?: boolean) => void
  /** Gives the map a screen of its own. */
  onOpen: () => void
}) {
  const { state, stations, minutes, names } = shared
  const isHydrated = useHydrated()
  const isNarrow = useNarrow()
  const [isDrawn, setDrawn] = useState(false)
  const chosen = minutes || state.stationId === null ? undefined : stations.get(state.stationId)
  const pinched = useCallback(() => {
    if (matchMedia('(pointer: coarse)').matches) onOpen()
  }, [onOpen])
  return (
    <div className="drawn-near-[25rem] relative h-100 min-w-0 overflow-hidden bg-railway-ground md:h-full">
      <nav
        hidden={isDrawn}
        aria-label="The railway of Bangkok"
        className="absolute inset-0 text-sm"
      >
        <svg
          className="block size-full"
          // biome-ignore lint/security/noDangerouslySetInnerHtml: drawn by our server
          dangerouslySetInnerHTML={{ __html: picture }}
          suppressHydrationWarning
        />
        <p className="pointer-events-none absolute right-0 bottom-0 rounded-tl-control bg-railway-ground/90 px-2 py-0.5 text-ink-2">
          © OpenStreetMap contributors
        </p>
      </nav>
      {isHydrated && (
        <MapWithHomes
          shared={shared}
          height={isNarrow ? MAP_HEIGHTS.narrow : MAP_HEIGHTS.wide}
          onChoose={(id, isTouch) => {
            onChoose(id, true)
            if (isTouch && isNarrow) onOpen()
          }}
          onDrawn={() => setDrawn(true)}
          {...(isNarrow && { onGesture: pinched, zoomClass: 'hidden!' })}
          className="absolute! inset-0 data-[map=waiting]:pointer-events-none data-[map=waiting]:bg-transparent"
          covered={chosen ? byChosen : minutes && names.length > 0 ? byLegend : byNothing}
          overlay={chosen && <WholeCity onPress={() => onChoose(null, true)} />}
        />
      )}
      {chosen && (
        <ChosenSign
          station={chosen}
          href={address({ station: '' })}
          onLeave={() => onChoose(null)}
        />
      )}
      {minutes && names.length > 0 && (
        <MinutesLegend
          {...{ names }}
          limit={minutes.limit}
          bands={minutes.latest?.bands ?? null}
          className="absolute bottom-3 left-3 w-76 rounded-card border border-line bg-card px-4 py-3 leading-[1.45] shadow-float max-md:hidden"
        />
      )}
      {isHydrated && (
        <button
          type="button"
          onClick={onOpen}
          className="icon-maximize absolute right-3 bottom-9 flex min-h-11 items-center gap-2.5 rounded-control border border-line bg-card px-3.5 text-sm font-medium shadow-float md:hidden"
        >
          Open the map
        </button>
      )}
    </div>
  )
}

type Window = { width: number; height: number }
const NARROW = 640

/** The button that opens the map on a phone. */
function byNothing({ width, height }: Window) {
  return width < NARROW
    ? [{ left: width - 170, top: height - 84, right: width, bottom: height }]
    : []
}

/** That, and the legend. */
function byLegend(window: Window) {
  const { width, height } = window
  return width < NARROW
    ? byNothing(window)
    : [{ left: 0, top: height - 200, right: 326, bottom: height }]
}

/** That, the sign of the station and the small map. */
function byChosen(window: Window) {
  const { width, height } = window
  return [
    ...byNothing(window),
    { left: 0, top: 0, right: 280, bottom: 66 },
    ...(width < NARROW ? [] : [{ left: 0, top: height - 170, right: 186, bottom: height }]),
  ]
}
