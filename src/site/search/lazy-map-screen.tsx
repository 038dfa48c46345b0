import { type ComponentProps, useEffect, useState } from 'react'
import { ErrorState, Skeleton } from '../../ui/feedback/states.tsx'
import type { MapScreen } from './map-screen.tsx'

type Screen = typeof MapScreen

const load = async () => (await import('./map-screen.tsx')).MapScreen

let loaded: Screen | null = null

/** Resolves when the map can be rendered on a page that shows it first: on the server, and for hydration. */
export const whenMapReady: Promise<void> = isShownFirst()
  ? load().then(
      (found) => {
        loaded = found
      },
      // The page shows the error and a retry.
      () => {},
    )
  : Promise.resolve()

function isShownFirst(): boolean {
  return typeof location === 'undefined' || /[?&]view=(both|map)(&|$)/.test(location.search)
}

/** The results on the map, loaded on demand. */
export function LazyMapScreen(props: ComponentProps<Screen>) {
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
