import { useCallback, useEffect, useRef, useState } from 'react'
import { isReturn } from '../../records/units/site/kept-choices.ts'

const KEY = 'search-map'

/** What somebody had made of the map and its list: where it was moved to, the chosen building, how far the list was scrolled. */
export type MapLeft = {
  camera: { latitude: number; longitude: number; zoom: number } | null
  building: { id: number; name: string } | null
  top: number
}

/**
 * The map as it was left, if Back or Reload leads to the same search, else null; and a function that tells what is
 * made of it now, which is kept when the page is left.
 */
export function useKeptMap(list: { current: HTMLElement | null }): {
  left: MapLeft | null
  note: (change: Partial<MapLeft>) => void
} {
  const [left] = useState(takeLeft)
  const now = useRef<MapLeft>(left ?? { camera: null, building: null, top: 0 })
  const note = useCallback((change: Partial<MapLeft>) => {
    now.current = { ...now.current, ...change }
  }, [])

  useEffect(() => {
    const keep = () => {
      const top = list.current?.scrollTop ?? 0
      try {
        const kept = { ...now.current, top, search: location.search }
        sessionStorage.setItem(KEY, JSON.stringify(kept))
      } catch {
        // Without storage the map begins anew.
      }
    }
    addEventListener('pagehide', keep)
    return () => removeEventListener('pagehide', keep)
  }, [list])
  return { left, note }
}

function takeLeft(): MapLeft | null {
  try {
    const kept: (MapLeft & { search: string }) | null = JSON.parse(
      sessionStorage.getItem(KEY) ?? 'null',
    )
    sessionStorage.removeItem(KEY)
    return kept && isReturn() && kept.search === location.search ? kept : null
  } catch {
    // On the server, or without storage.
    return null
  }
}
