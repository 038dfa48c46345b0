import { useMemo, useRef, useState } from 'react'
import { type Camera, pixelOf } from '../../places/site/map/camera.ts'

/** How far a map is pushed, or zoomed, before it shows another part. */
const PUSHED_PX = 8
const ZOOMED = 0.05

/** Tells where a map was moved to by hand from where it moved by itself. */
export function useOwnMoves() {
  const home = useRef<Camera | null>(null)
  const last = useRef<Camera | null>(null)
  const isOurs = useRef(true)
  const [isMoved, setMoved] = useState(false)
  const moves = useMemo(
    () => ({
      /** The map is about to move by itself. */
      willMove() {
        isOurs.current = true
      },
      /** What moves it from now on is somebody's hand. */
      byHand() {
        isOurs.current = false
      },
      rest(camera: Camera) {
        last.current = camera
        if (isOurs.current || !home.current) home.current = camera
        isOurs.current = false
        setMoved(isElsewhere(home.current, camera))
      },
      /** Where it is now is where it belongs. */
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
