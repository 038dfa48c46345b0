import { useMemo, useRef, useState } from 'react'
import { type Camera, pixelOf } from '../../city/map/site/camera.ts'

/** How far a map must be moved or zoomed by the user to count as moved. */
const PUSHED_PX = 8
const ZOOMED = 0.05

/** Distinguishes moves of a map by the user from programmatic ones. `from` is where a map began that was moved before. */
export function useOwnMoves(from: Camera | null = null) {
  const home = useRef(from)
  const last = useRef<Camera | null>(null)
  const isOurs = useRef(from === null)
  const [isMoved, setMoved] = useState(false)
  const moves = useMemo(
    () => ({
      /** Call before a programmatic move. */
      willMove() {
        isOurs.current = true
      },
      /** Call when the user starts to move the map. */
      byHand() {
        isOurs.current = false
      },
      rest(camera: Camera) {
        last.current = camera
        if (isOurs.current || !home.current) home.current = camera
        isOurs.current = false
        setMoved(isElsewhere(home.current, camera))
      },
      /** Accepts the current position as the starting point. */
      stayHere() {
        home.current = last.current
        setMoved(false)
      },
    }),
    [],
  )
  return { isMoved, ...moves }
}

function isElsewhere(home: Camera, camera: Camera): boolean {
  const { x, y } = pixelOf(camera, home)
  const pushed = Math.hypot(x - camera.width / 2, y - camera.height / 2)
  return pushed > PUSHED_PX || Math.abs(camera.zoom - home.zoom) > ZOOMED
}
