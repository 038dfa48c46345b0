import { type ComponentProps, useEffect, useState } from 'react'
import { ErrorState, Skeleton } from '../../ui/states.tsx'
import type { MapScreen } from './map-screen.tsx'

type Screen = typeof MapScreen

const load = async () => (await import('./map-screen.tsx')).MapScreen

// With the page where that is what it shows first: on the server, and where it was drawn by it.
let loaded: Screen | null = isShownFirst() ? await load() : null

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
