import { type ComponentType, useEffect, useState } from 'react'
import { useHydrated } from './use-hydrated.ts'

/** A part of a page: null until its code is there, and where it cannot be fetched. */
type Found<Props> = { Part: ComponentType<Props> | null; isLost: boolean }

const WAITING = { Part: null, isLost: false }
const LOST = { Part: null, isLost: true }

/**
 * A part of a page whose code comes later, as a hook that fetches it once it is wanted. Where it does not
 * come, the page goes on: what React itself loads takes the whole page with it then.
 */
export function partOf<Props>(load: () => Promise<{ default: ComponentType<Props> }>) {
  let known: Found<Props> | null = null
  return function usePart(isWanted: boolean): Found<Props> {
    const [found, setFound] = useState<Found<Props>>(WAITING)
    const isHydrated = useHydrated()
    useEffect(() => {
      if (!isWanted || known) return
      let isGone = false
      load().then(
        ({ default: Part }) => {
          known = { Part, isLost: false }
          if (!isGone) setFound(known)
        },
        () => !isGone && setFound(LOST),
      )
      return () => {
        isGone = true
      }
    }, [isWanted])
    // The server draws without it.
    return isHydrated && isWanted && known ? known : found
  }
}
