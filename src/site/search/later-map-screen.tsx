import { type ComponentProps, useEffect, useState } from 'react'
import { ErrorState, Skeleton } from '../../ui/states.tsx'
import type { MapScreen } from './map-screen.tsx'

type Screen = typeof MapScreen

const load = async () => (await import('./map-screen.tsx')).MapScreen

let loaded: Screen | null = null

/** Settles once the map can be drawn where a page shows it first: on the server, and where it was drawn by it. */
export const whenMapReady: Promise<void> = isShownFirst()
  ? load().then(
      (found) => {
        loaded = found
      },
      // The page says so, and tries again.
      () => {},
    )
  : Promise.resolve()

function isShownFirst(): boolean {
  return typeof location === 'undefined' || /[?&]view=(both|map)(&|$)/.test(location.search)
}

/** The results on the map, for a page that mostly shows them without: fetched once it is asked for. */
export function LaterMapScreen(props: ComponentProps<Screen>) {
  const [Screen, setScreen] = useState(() => loaded)
  const [failed, setFailed] = useState(false)

  useEffect(() => {
    if (Screen || failed) return
    load().then(
      (found) => {
        loaded = found
        setScreen(() => found)
      },
      () => setFailed(true),
    )
  }, [Screen, failed])

  if (Screen) return <Screen {...props} />
  return (
    <>
      {props.bar}
      <div className="page-width pt-5">
        {failed ? (
          <ErrorState title="The map could not be loaded." retry={() => setFailed(false)} />
        ) : (
          <Skeleton className="h-[60dvh]" />
        )}
      </div>
    </>
  )
}
