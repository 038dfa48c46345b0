import { useCallback, useState } from 'react'
import { MAP_HEIGHTS } from '../../../../city/rail/rules/reach.ts'
import { useTexts } from '../../../../ui/language.tsx'
import { useHydrated } from '../../../../ui/style/use-hydrated.ts'
import { useNarrow } from '../../../../ui/style/use-narrow.ts'
import { ChosenStation } from './chosen-station.tsx'
import { CityOverview } from './city-overview.tsx'
import { MapWithUnits, type SharedMap } from './map-with-units.tsx'
import { MinutesLegend } from './minutes-legend.tsx'
import { stationMapTexts } from './station-map-texts.ts'

/**
 * The map in the page. The map drawn by the server is shown until the browser's own is ready, which starts
 * with the same frame.
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
  /** Opens the map in full screen. */
  onOpen: () => void
}) {
  const { state, stations, minutes, names } = shared
  const texts = useTexts(stationMapTexts)
  const isHydrated = useHydrated()
  const isNarrow = useNarrow()
  const [isDrawn, setDrawn] = useState(false)
  const chosen = minutes || state.stationId === null ? undefined : stations.get(state.stationId)
  const openOnTouch = useCallback(() => {
    if (matchMedia('(pointer: coarse)').matches) onOpen()
  }, [onOpen])
  return (
    <div className="drawn-near-[25rem] relative h-100 min-w-0 overflow-hidden bg-railway-ground md:h-full">
      <nav hidden={isDrawn} aria-label={texts.railway} className="absolute inset-0 text-sm">
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
        <MapWithUnits
          shared={shared}
          height={isNarrow ? MAP_HEIGHTS.narrow : MAP_HEIGHTS.wide}
          onChoose={(id, isTouch) => {
            onChoose(id, true)
            if (isTouch && isNarrow) onOpen()
          }}
          onDrawn={() => setDrawn(true)}
          {...(isNarrow && { onGesture: openOnTouch, zoomClass: 'hidden!' })}
          className="absolute! inset-0 data-[map=waiting]:pointer-events-none data-[map=waiting]:bg-transparent"
          covered={
            chosen
              ? coveredByChoice
              : minutes && names.length > 0
                ? coveredByLegend
                : coveredByButton
          }
          overlay={chosen && <CityOverview onPress={() => onChoose(null, true)} />}
        />
      )}
      {chosen && (
        <ChosenStation
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
          {texts.openMap}
        </button>
      )}
    </div>
  )
}

type Window = { width: number; height: number }
const NARROW = 640

/** The area of the button that opens the map on a phone. */
function coveredByButton({ width, height }: Window) {
  return width < NARROW
    ? [{ left: width - 170, top: height - 84, right: width, bottom: height }]
    : []
}

/** The areas of that button and the legend. */
function coveredByLegend(window: Window) {
  const { width, height } = window
  return width < NARROW
    ? coveredByButton(window)
    : [{ left: 0, top: height - 200, right: 326, bottom: height }]
}

/** The areas of that button, the station's sign and the small map. */
function coveredByChoice(window: Window) {
  const { width, height } = window
  return [
    ...coveredByButton(window),
    { left: 0, top: 0, right: 280, bottom: 66 },
    ...(width < NARROW ? [] : [{ left: 0, top: height - 170, right: 186, bottom: height }]),
  ]
}
